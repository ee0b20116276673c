import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { seedPeople } from '../../../adapters/demo';
import { SESSION_KEY, storedSessions } from '../../../core/accounts/stored-session';
import { ACCOUNT_COLLECTION } from '../../../core/accounts/account-message';
import { appCode } from '../../fixtures/authenticator';
import { openFixturePlatform } from '../../fixtures/platform';
import { codeFor } from '../../fixtures/signed-in';
import { openShops, type OpenShop } from '../open-shop';
import { signIn } from '../sign-in';

const ADA = 'ada@vitrine.example';
const ALMA = 'alma@vitrine.example';
const MINUTE_MS = 60_000;
const openAny = openShops();

async function openTabs() {
  const fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const [hub, storage] = [createTabHub(), createMemoryStorage()];
  const tab = (seed: string) => openAny({ fixture, clock: fixture.clock, storage, tabs: hub.open(), seed });
  const [here, there] = [await tab('here'), await tab('there')];
  const kept = async () => storedSessions.parse(await storage.get(ACCOUNT_COLLECTION, SESSION_KEY)).current;
  return { fixture, here, there, kept };
}

const isLeftIn = async (...tabs: readonly OpenShop[]) => {
  for (const { shop, notices } of tabs) {
    const accounts = await shop.accounts();
    expect(accounts.snapshot.user).not.toBeNull();
    expect(shop.ui.snapshot.authElem).toBeNull();
    expect(notices.filter(({ code }) => code === 'session-over' || code === 'logged-out')).toEqual([]);
  }
};

describe('a session with a renewed token', () => {
  it('continues in all tabs of the device after a new sign-in, with any requests in flight', async () => {
    const { fixture, here, there, kept } = await openTabs();
    await signIn(here, ADA);
    const accounts = await here.shop.accounts();
    const others = await there.shop.accounts();
    const before = await kept();
    await fixture.clock.advance(20 * MINUTE_MS);
    await expect(accounts.deleteAccount()).rejects.toMatchObject({ code: 'SIGN_IN_AGAIN' });
    await accounts.requestCode(ADA);
    // Requested with the old token, answered after that session has ended.
    const code = await codeFor(fixture, ADA);
    const [, orders] = await Promise.all([accounts.checkCode(code, ADA), others.orders()]);
    expect(orders.items).toBeDefined();
    const after = await kept();
    expect([after.token === before.token, after.user.id]).toEqual([false, before.user.id]);
    const old = (token: string) => fixture.call('GET', `/api/user/profile-account?token=${token}`);
    expect((await old(before.token)).status).toBe(200);
    await fixture.clock.advance(MINUTE_MS);
    expect([(await old(before.token)).status, (await old(after.token)).status]).toEqual([401, 200]);
    await Promise.all([accounts.orders(), others.orders(), others.refreshProfile()]);
    await isLeftIn(here, there);
    expect((await accounts.accountEnd()).sign_in_again).toBe(false);
  });

  it('continues after a password change and after each code of the second factor', async () => {
    const { fixture, here, there, kept } = await openTabs();
    await signIn(here, ALMA);
    const accounts = await here.shop.accounts();
    const others = await there.shop.accounts();
    const { secret } = await accounts.secondFactor.begin();
    const code = async () => {
      await fixture.clock.advance(MINUTE_MS);
      return appCode(secret, fixture.clock.now());
    };
    const seen = new Set([(await kept()).token]);
    const steps = [
      async () => accounts.secondFactor.confirm(await code()),
      async () => accounts.secondFactor.give(await code()),
      async () => accounts.secondFactor.renewRecoveryCodes(await code()),
      async () => accounts.secondFactor.remove(await code()),
      () => accounts.changePassword('', 'plum carpet tiger 7'),
    ];
    for (const [at, step] of steps.entries()) {
      await step();
      expect(seen.add((await kept()).token).size).toBe(at + 2);
      await fixture.clock.advance(MINUTE_MS);
      expect((await others.refreshProfile()).id).toBe(accounts.snapshot.user?.id);
    }
    await isLeftIn(here, there);
  });
});
