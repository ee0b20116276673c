import { describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { appCode } from '../../fixtures/authenticator';
import { openFixturePlatform } from '../../fixtures/platform';
import { openShops } from '../open-shop';
import { signIn } from '../sign-in';

const ALMA = 'alma@vitrine.example';
const MINUTE_MS = 60_000;
const openAny = openShops();

async function openAlma() {
  const fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const device = await openAny({ fixture, clock: fixture.clock });
  const accounts = await device.shop.accounts();
  await signIn(device, ALMA);
  return { ...device, accounts };
}

describe('a second factor in the account', () => {
  it('removes staff permissions from the user until it is entered, and notifies pages through user$', async () => {
    const device = await openAlma();
    const { accounts, fixture } = device;
    const { secondFactor } = accounts;
    const seen: (readonly [roles: readonly string[], status: string | undefined])[] = [];
    const { secret } = await secondFactor.begin();
    const codes = await secondFactor.confirm(` ${appCode(secret, fixture.clock.now())} `);
    expect(codes).toHaveLength(10);
    await accounts.logout();
    await fixture.clock.advance(MINUTE_MS);
    await signIn(device, ALMA);
    accounts.user$.subscribe((user) => user && seen.push([user.roles, user.second_factor]));
    await expect((await device.shop.manage()).person({ id: '1' })).rejects.toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
    });
    await expect(secondFactor.give('000000')).rejects.toMatchObject({ code: 'SECOND_FACTOR_INCORRECT' });
    expect(await secondFactor.give(appCode(secret, fixture.clock.now()))).toMatchObject({ roles: ['admin'] });
    expect(seen).toEqual([
      [[], 'needed'],
      [['admin'], undefined],
    ]);
    await fixture.clock.advance(MINUTE_MS);
    const renewed = await secondFactor.renewRecoveryCodes(appCode(secret, fixture.clock.now()));
    expect([renewed.length, codes.some((code) => renewed.includes(code))]).toEqual([10, false]);
    await fixture.clock.advance(MINUTE_MS);
    await secondFactor.remove(appCode(secret, fixture.clock.now()));
    expect(await secondFactor.status()).toMatchObject({ is_on: false });
  });

  it('is absent for a guest', async () => {
    const { accounts } = await openAlma();
    await accounts.logout();
    for (const ask of [
      () => accounts.secondFactor.status(),
      () => accounts.secondFactor.begin(),
      () => accounts.secondFactor.confirm('123456'),
      () => accounts.secondFactor.give('123456'),
      () => accounts.secondFactor.remove('123456'),
      () => accounts.secondFactor.renewRecoveryCodes('123456'),
    ])
      await expect(ask()).rejects.toMatchObject({ code: 'sign-in-first' });
  });
});
