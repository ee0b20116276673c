import type { Database } from '../../adapters/platform/ports/database';
import type { SuiteApi } from '../api/suite-api';
import { personOf } from './people-cases';

const NOW = 1_000_000;

export function secondFactorCases(api: SuiteApi, open: () => Promise<Database>): void {
  codeCases(api, open);
  sessionCases(api, open);
}

function codeCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('replaces an unconfirmed secret, and keeps a confirmed one', async () => {
    const database = await open();
    await database.write(async (db) => {
      const { secondFactors } = db;
      const id = await db.customers.insert(personOf('Ann'), NOW);
      expect(await secondFactors.find(id)).toBeUndefined();
      expect(await secondFactors.begin(id, 'first', NOW)).toBe(true);
      expect(await secondFactors.begin(id, 'second', NOW + 1)).toBe(true);
      expect(await secondFactors.find(id)).toEqual({ secret: 'second', confirmedAt: undefined });
      expect(await secondFactors.useStep(id, 7)).toBe(false);
      const confirmed = { now: NOW + 2, step: 7, recoveryCodes: ['a', 'b'] };
      expect(await secondFactors.confirm(id, confirmed)).toBe(true);
      expect(await secondFactors.confirm(id, confirmed)).toBe(false);
      expect(await secondFactors.begin(id, 'third', NOW + 3)).toBe(false);
      expect(await secondFactors.find(id)).toEqual({ secret: 'second', confirmedAt: NOW + 2 });
      expect(await secondFactors.confirm(id + 1, confirmed)).toBe(false);
    });
  });

  it('uses up a step with all earlier ones, and a recovery code once, only for their owner', async () => {
    const database = await open();
    await database.write(async (db) => {
      const { secondFactors } = db;
      const ids = [await db.customers.insert(personOf('Ann'), NOW), await db.customers.insert(personOf('Ben'), NOW)];
      for (const id of ids) {
        await secondFactors.begin(id, 'secret', NOW);
        await secondFactors.confirm(id, { now: NOW, step: 7, recoveryCodes: [`a of ${String(id)}`, 'b'] });
      }
      const [ann = 0, ben = 0] = ids;
      const steps = [];
      for (const step of [7, 9, 9, 8, 10]) steps.push(await secondFactors.useStep(ann, step));
      expect(steps).toEqual([false, true, false, false, true]);
      expect(await secondFactors.useStep(ben, 8)).toBe(true);
      expect(await secondFactors.useRecoveryCode(ann, `a of ${String(ben)}`)).toBe(false);
      expect(await secondFactors.useRecoveryCode(ann, 'b')).toBe(true);
      expect(await secondFactors.useRecoveryCode(ann, 'b')).toBe(false);
      expect(await secondFactors.countRecoveryCodes(ann)).toBe(1);
      await secondFactors.remove(ann);
      expect(await secondFactors.countRecoveryCodes(ann)).toBe(0);
      expect(await secondFactors.countRecoveryCodes(ben)).toBe(2);
    });
  });
}

function sessionCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores when a session passed the second factor; for impersonation, when the acting user did', async () => {
    const database = await open();
    await database.write(async (db) => {
      const staff = await db.customers.insert(personOf('Ann'), NOW);
      const shopper = await db.customers.insert(personOf('Ben'), NOW);
      const own = await db.sessions.open({ customerId: staff }, NOW, NOW + 500);
      const other = await db.sessions.open({ customerId: staff }, NOW, NOW + 500);
      const acting = { actorId: staff, sessionId: own };
      const acted = await db.sessions.open({ customerId: shopper, acting }, NOW, NOW + 500);
      const ids = [own, other, acted];
      for (const id of ids) await db.sessions.addToken(`token of ${String(id)}`, id, 'access', NOW + 500);
      const given = async () => {
        const found = [];
        for (const id of ids) found.push((await db.sessions.byAccessToken(`token of ${String(id)}`, NOW))?.factorAt);
        return found;
      };
      expect(await given()).toEqual([undefined, undefined, undefined]);
      await db.sessions.giveFactor(own, NOW + 1);
      expect(await given()).toEqual([NOW + 1, undefined, NOW + 1]);
      await db.sessions.giveFactor(acted, NOW + 2);
      await db.sessions.giveFactor(own, NOW + 3);
      expect(await given()).toEqual([NOW + 3, undefined, NOW + 3]);
    });
  });

  it('deletes it with its owner', async () => {
    const database = await open();
    await database.write(async (db) => {
      const id = await db.customers.insert(personOf('Ann'), NOW);
      await db.secondFactors.begin(id, 'secret', NOW);
      await db.personalData.forget({ customerId: id, emails: [] }, ['ann@shop.test'], NOW);
      expect(await db.secondFactors.find(id)).toBeUndefined();
    });
  });
}
