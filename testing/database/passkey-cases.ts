import type { Database } from '../../adapters/platform/ports/database';
import type { PasskeyToKeep } from '../../adapters/platform/ports/people/passkeys';
import type { SuiteApi } from '../api/suite-api';
import { personOf } from './people-cases';

const NOW = 1_000_000;

export function passkeyCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores passkeys by unique credential id, and returns those of a customer, the newest first', async () => {
    const database = await open();
    await database.write(async (db) => {
      const [ann, ben] = [
        await db.customers.insert(personOf('Ann'), NOW),
        await db.customers.insert(personOf('Ben'), NOW),
      ];
      const phone = passkeyOf(ann, 'phone');
      expect(await db.passkeys.add(phone, NOW)).toBe(true);
      expect(await db.passkeys.add({ ...phone, customerId: ben }, NOW)).toBe(false);
      expect(await db.passkeys.add(passkeyOf(ann, 'key'), NOW + 1)).toBe(true);
      const kept = await db.passkeys.byCredential('phone');
      expect(kept).toEqual({ ...phone, id: kept?.id, addedAt: NOW, usedAt: undefined });
      expect(await db.passkeys.byCredential('PHONE')).toBeUndefined();
      expect((await db.passkeys.ofCustomer(ann)).map(({ credentialId }) => credentialId)).toEqual(['key', 'phone']);
      expect(await db.passkeys.ofCustomer(ben)).toEqual([]);
    });
  });

  it("stores a counter only over the verified one, and changes nobody else's passkey", async () => {
    const database = await open();
    await database.write(async (db) => {
      const ann = await db.customers.insert(personOf('Ann'), NOW);
      await db.passkeys.add(passkeyOf(ann, 'phone'), NOW);
      const { id } = (await db.passkeys.byCredential('phone')) ?? { id: 0 };
      const use = { now: NOW + 1, before: 0, counter: 5, isSynced: false };
      expect(await db.passkeys.use(id, use)).toBe(true);
      expect(await db.passkeys.use(id, { ...use, counter: 6 })).toBe(false);
      expect(await db.passkeys.byCredential('phone')).toMatchObject({ counter: 5, usedAt: NOW + 1, isSynced: false });
      expect(await db.passkeys.rename(ann + 1, id, 'Not mine')).toBe(false);
      expect(await db.passkeys.remove(ann + 1, id)).toBeUndefined();
      expect(await db.passkeys.rename(ann, id, 'Mine')).toBe(true);
      expect(await db.passkeys.remove(ann, id)).toMatchObject({ name: 'Mine' });
      expect(await db.passkeys.byCredential('phone')).toBeUndefined();
      expect(await db.passkeys.use(id, { ...use, before: 5, counter: 6 })).toBe(false);
    });
  });

  it('deletes them with their owner, or all at once', async () => {
    const database = await open();
    await database.write(async (db) => {
      const ann = await db.customers.insert(personOf('Ann'), NOW);
      await db.passkeys.add(passkeyOf(ann, 'phone'), NOW);
      await db.personalData.forget({ customerId: ann, emails: [] }, ['ann@shop.test'], NOW);
      expect(await db.passkeys.ofCustomer(ann)).toEqual([]);
      await db.passkeys.add(passkeyOf(ann, 'key'), NOW);
      await db.passkeys.removeAll(ann);
      expect(await db.passkeys.ofCustomer(ann)).toEqual([]);
    });
  });
}

function passkeyOf(customerId: number, credentialId: string): PasskeyToKeep {
  const name = `Of ${credentialId}`;
  return { customerId, credentialId, publicKey: 'a2V5', counter: 0, rpId: 'shop.test', name, isSynced: true };
}
