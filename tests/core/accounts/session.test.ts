import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../core/config';
import { OPEN_LOCK } from '../../../core/accounts/token-lock';
import { openDevice, sessionOf } from './refreshing-tabs';

const [ADA, VINCENT, STAFF] = [sessionOf(1, 'Ada'), sessionOf(2, 'Vincent'), sessionOf(3, 'Mira')];

describe('the start of a session (A §4.1)', () => {
  it('reads the cached user, previous user and token; with a token the user group is known', async () => {
    const device = openDevice();
    const before = await device.openTab();
    await before.store.enter(ADA, STAFF);
    const { store, session } = await device.openTab();
    expect(store.value).toMatchObject({ user: { firstname: 'Ada' }, previous: { firstname: 'Mira' }, isLoaded: true });
    expect(session).toMatchObject({ userToken: 'Ada-0', userId: '1', userGroup: { id: '1' } });
    expect(device.server.seen).toEqual([]);
  });

  it('reports a session without a user otherwise', async () => {
    const { store, session } = await openDevice().openTab();
    expect(store.value).toMatchObject({ user: null, previous: null, isLoaded: true });
    expect(session).toMatchObject({ userToken: '', userId: '', userGroup: null });
  });
});

describe('the end of a session (A §4.1)', () => {
  it('wipes token, refresh token, group and user from memory and from the device', async () => {
    const device = openDevice();
    const { store, session, signIn, reacted } = await device.openTab();
    await store.enter(ADA);
    const leaving = signIn.logout();
    await device.clock.advance(60_000);
    await leaving;
    expect([store.current, store.value.user, session.userToken, session.userId, session.userGroup]).toEqual([
      undefined,
      null,
      '',
      '',
      null,
    ]);
    expect(await device.storage.keys('account')).toEqual([]);
    expect(reacted).toEqual(['left', 'dismissed']);
  });

  it('ends for this page even if the device cannot delete the stored user (seed 12007351)', async () => {
    const device = openDevice();
    const [first, second] = [await device.openTab(), await device.openTab()];
    await first.store.enter(ADA);
    await device.clock.advance(60_000);
    expect(second.session.userId).toBe('1');
    device.storage.writes = 'fails';
    device.server.expire('Ada');
    for (const tab of [first, second]) {
      device.server.refreshes.push('refuse');
      const asked = tab.orders();
      await device.clock.advance(60_000);
      expect((await asked).ok).toBe(false);
    }
    device.storage.writes = 'well';
    await first.store.load();
    expect([first.session.userToken, second.session.userToken]).toEqual(['', '']);
    expect(first.store.value.user).toBeNull();
    await second.store.enter(sessionOf(1, 'Ada', 1));
    await device.clock.advance(60_000);
    const asked = first.orders();
    await device.clock.advance(60_000);
    expect((await asked).ok).toBe(true);
  });

  it('notifies only when it is not silent', async () => {
    for (const silent of [true, false]) {
      const device = openDevice();
      const { store, signIn, shown } = await device.openTab();
      await store.enter(ADA);
      const leaving = signIn.logout({ silent });
      await device.clock.advance(60_000);
      await leaving;
      expect(shown.map(({ message }) => message)).toEqual(silent ? [] : ["You're logged out"]);
    }
  });

  it('restores the previous user, with their own requests', async () => {
    const device = openDevice();
    const { store, session, signIn, reacted, orders } = await device.openTab();
    await store.enter(ADA, STAFF);
    const leaving = signIn.logout();
    await device.clock.advance(60_000);
    await leaving;
    expect([session.userToken, session.userId, store.previous]).toEqual(['Mira-0', '3', undefined]);
    expect(reacted).toEqual(['left', 'entered', 'dismissed']);
    const asked = orders();
    await device.clock.advance(60_000);
    expect((await asked).ok).toBe(true);
    expect(device.server.seen.at(-1)).toBe('Mira-0 order-history');
  });

  it("sends nothing in the user's name while their data is cleared", async () => {
    const device = openDevice();
    const tab = await device.openTab();
    await tab.store.enter(ADA);
    tab.store.detach();
    const asked = tab.orders();
    await device.clock.advance(60_000);
    expect((await asked).code).toBe(401);
    expect([device.server.seen, device.server.refreshed]).toEqual([[' order-history'], 0]);
  });
});

describe('the constants of token refresh (S §9)', () => {
  it('come from the configuration: attempts, auto-refresh, one attempt of a network task, token in a header', () => {
    expect(parseConfig({}).tasks).toMatchObject({
      maxNetworkAttempts: 1,
      maxRefreshAttempts: 3,
      autoRefreshTokens: true,
      tokenInHeader: true,
    });
    expect(parseConfig({ tasks: { maxRefreshAttempts: 7 } }).tasks.maxRefreshAttempts).toBe(7);
  });

  it('start the lock with a counter and attempts of 0, and not invalidated; reset restores it', async () => {
    const device = openDevice();
    const { store, refresher, orders } = await device.openTab();
    await store.enter(VINCENT);
    expect(refresher.lock).toEqual({ counter: 0, attempts: 0, invalidated: false });
    device.server.expire('Vincent');
    device.server.refreshes.push('refuse');
    const asked = orders();
    await device.clock.advance(60_000);
    await asked;
    expect(refresher.lock).toEqual({ counter: -1, attempts: 1, invalidated: true });
    refresher.reset();
    expect(refresher.lock).toEqual(OPEN_LOCK);
  });
});
