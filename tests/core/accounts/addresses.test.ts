import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import type { OrderAddress } from '../../../core/account';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openShop, type OpenShop } from '../open-shop';
import { signIn } from '../sign-in';

const ADA = 'ada@vitrine.example';

let fixture: FixturePlatform;
const opened: OpenShop[] = [];
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterEach(async () => {
  for (const { shop } of opened.splice(0)) shop.dispose();
  await fixture.platform.close();
});

async function openDevice() {
  const device = await openShop({ fixture });
  opened.push(device);
  await device.shop.start();
  await signIn(device, ADA);
  const accounts = await device.shop.accounts();
  const streets = () => accounts.snapshot.user?.addresses.map(({ street }) => street.join());
  return { ...device, accounts, streets };
}

async function openTwo() {
  const [one, other] = [await openDevice(), await openDevice()];
  const [home] = one.accounts.snapshot.user?.addresses ?? [];
  if (home === undefined) throw new Error('No address');
  const at = (street: string): OrderAddress => ({ ...home, street: [street] });
  return { one, other, home, at };
}

const yards = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1} Yard`);

describe('the addresses of an account on two devices (A §5)', () => {
  it('can be added, changed, made default and removed one by one, and those of the other device are kept', async () => {
    const { one, other, home, at } = await openTwo();
    await other.accounts.update({ addresses: [home, ...yards(3).map(at)] });
    await one.accounts.changeAddresses({ kind: 'add', address: at('9 Yard') });
    expect(one.streets()).toEqual(['48 Mercer Street', ...yards(3), '9 Yard']);
    await other.accounts.changeAddresses({ kind: 'make-default', address: at('2 Yard') });
    expect(other.streets()).toEqual(['2 Yard', '48 Mercer Street', '1 Yard', '3 Yard', '9 Yard']);
    await one.accounts.changeAddresses({ kind: 'replace', address: at('9 Yard'), by: at('10 Yard') });
    await other.accounts.changeAddresses({ kind: 'remove', address: home });
    expect(other.streets()).toEqual(['2 Yard', '1 Yard', '3 Yard', '10 Yard']);
  });

  it('are shown as they are now and not written if the same address was changed on the other device', async () => {
    const { one, other, home, at } = await openTwo();
    await other.accounts.changeAddresses({ kind: 'replace', address: home, by: at('7 Yard') });
    const refused = { code: 'ADDRESSES_CHANGED' };
    await expect(one.accounts.changeAddresses({ kind: 'remove', address: home })).rejects.toMatchObject(refused);
    expect(one.streets()).toEqual(['7 Yard']);
    expect((await other.accounts.refreshProfile()).addresses).toEqual([at('7 Yard')]);
  });

  it('do not exceed the limit of the shop', async () => {
    const { one, other, at } = await openTwo();
    await other.accounts.update({ addresses: yards(20).map(at) });
    const adding = one.accounts.changeAddresses({ kind: 'add', address: at('21 Yard') });
    await expect(adding).rejects.toMatchObject({ code: 'ADDRESSES_FULL', params: { max: 20 } });
    expect((await other.accounts.refreshProfile()).addresses).toHaveLength(20);
  });

  it('are not overwritten by a profile that was read before they were saved', async () => {
    const { one, at } = await openTwo();
    const reading = one.accounts.refreshProfile();
    await one.accounts.changeAddresses({ kind: 'add', address: at('1 Yard') });
    await reading;
    expect(one.streets()).toEqual(['48 Mercer Street', '1 Yard']);
  });

  it('are replaced completely by a save of the whole list', async () => {
    const { one, other, at } = await openTwo();
    await other.accounts.update({ addresses: yards(3).map(at) });
    await one.accounts.update({ addresses: [at('5 Yard')] });
    expect((await other.accounts.refreshProfile()).addresses).toEqual([at('5 Yard')]);
  });
});
