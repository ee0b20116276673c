import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPEN_LOCK } from '../../../core/accounts/token-lock';
import { isShopError } from '../../../core/kernel/shop-error';
import { LATENCY_MS, openDevice, sessionOf, type Deed } from './refreshing-tabs';

const [ADA, VINCENT, STAFF] = [sessionOf(1, 'Ada'), sessionOf(2, 'Vincent'), sessionOf(3, 'Mira')];
const LONG_MS = 60_000;

async function signedIn(config = {}) {
  const device = openDevice(config);
  const tab = await device.openTab();
  await tab.store.enter(ADA);
  return { ...device, tab };
}

describe('fifty requests with an expired token (S §4, token refresh)', () => {
  it('cause one refresh, and each is resent once with the new token', async () => {
    const { clock, server, tab } = await signedIn();
    server.expire('Ada');
    const asked = Promise.all(Array.from({ length: 50 }, () => tab.orders()));
    await clock.advance(LONG_MS);
    expect((await asked).map(({ code }) => code)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(server.refreshed).toBe(1);
    expect(server.seen.filter((entry) => entry.startsWith('Ada-1'))).toHaveLength(50);
    expect(tab.refresher.lock).toEqual(OPEN_LOCK);
    expect(tab.shown).toEqual([]);
  });

  it('cause one refresh across two tabs: the other uses the token that this one has stored', async () => {
    const { clock, server, tab, openTab } = await signedIn();
    const other = await openTab();
    server.expire('Ada');
    const asked = Promise.all(Array.from({ length: 25 }, () => [tab.orders(), other.orders()]).flat());
    await clock.advance(LONG_MS);
    expect((await asked).every(({ ok }) => ok)).toBe(true);
    expect(server.refreshed).toBe(1);
    expect(other.session.userToken).toBe('Ada-1');
  });

  it('need no further refresh for late ones: the new token is used', async () => {
    const { clock, server, tab } = await signedIn();
    server.expire('Ada');
    const early = tab.orders();
    await clock.advance(LATENCY_MS * 2 - 1);
    const late = tab.orders();
    await clock.advance(LONG_MS);
    expect([(await early).ok, (await late).ok, server.refreshed]).toEqual([true, true, 1]);
  });

  it('are retried after 1000 ms if the refresh fails, with the lock held meanwhile', async () => {
    const { clock, server, tab } = await signedIn({ tasks: { maxRefreshAttempts: 3 } });
    server.expire('Ada');
    server.refreshes.push('drop', 'fail');
    const asked = tab.orders();
    await clock.advance(LATENCY_MS * 2);
    expect([server.refreshed, tab.refresher.lock]).toEqual([1, { counter: 0, attempts: 1, invalidated: true }]);
    await clock.advance(999);
    expect(server.refreshed).toBe(1);
    await clock.advance(1);
    expect([server.refreshed, tab.refresher.lock.counter]).toEqual([2, 1]);
    await clock.advance(LONG_MS);
    expect([(await asked).ok, server.refreshed, tab.refresher.lock]).toEqual([true, 3, OPEN_LOCK]);
  });
});

describe('a token that cannot be refreshed', () => {
  it('sets the lock to -1, signs out silently, clears waiting requests and opens the modal, without a notice of the 401', async () => {
    const { clock, server, tab, storage } = await signedIn();
    server.expire('Ada');
    server.refreshes.push('refuse');
    const asked = tab.orders();
    await clock.advance(LONG_MS);
    expect(await asked).toMatchObject({ ok: false, code: 401 });
    expect(server.seen.filter((call) => call.endsWith('order-history'))).toHaveLength(1);
    expect(tab.refresher.lock).toMatchObject({ counter: -1, invalidated: true });
    expect(tab.store.value).toMatchObject({ user: null, signIn: { step: 'login' } });
    expect([tab.reacted, tab.shown]).toEqual([['left', 'wanted'], []]);
    expect(await storage.keys('account')).toEqual([]);
  });

  it('rejects pending requests: user is not authorized to access the resource', async () => {
    const { clock, server, tab } = await signedIn();
    server.expire('Ada');
    server.refreshes.push('refuse');
    const first = tab.orders();
    await clock.advance(LATENCY_MS * 2 - 1);
    const second = tab.orders().catch((error: unknown) => error);
    await clock.advance(LONG_MS);
    expect((await first).code).toBe(401);
    expect(await second).toMatchObject({
      code: 'token-refresh-failed',
      message: 'Error refreshing user token. User is not authorized to access the resource',
      details: { status: 401 },
    });
    expect(tab.shown).toEqual([]);
  });

  it('after too many attempts is shown once, with OK, and ends the session', async () => {
    const { clock, server, tab } = await signedIn({ tasks: { maxRefreshAttempts: 2 } });
    server.expire('Ada');
    server.refreshes.push('drop', 'drop');
    const asked = tab.orders();
    await clock.advance(LONG_MS);
    expect([(await asked).code, tab.store.current === undefined]).toEqual([401, false]);
    const again = Promise.allSettled([tab.orders(), tab.orders(), tab.profile()]);
    await clock.advance(LONG_MS);
    await again;
    expect([tab.store.current, server.refreshed]).toEqual([undefined, 2]);
    expect(tab.shown).toMatchObject([
      {
        type: 'error',
        message: 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
        action1: { label: 'OK' },
        hasNoTimeout: true,
      },
    ]);
    expect(tab.reacted).toContain('wanted');
  });

  it('with auto-refresh off ends the session at once, and asks to sign in', async () => {
    const { clock, server, tab } = await signedIn({ tasks: { autoRefreshTokens: false } });
    server.expire('Ada');
    const asked = tab.orders();
    await clock.advance(LONG_MS);
    expect([(await asked).code, server.refreshed, tab.shown]).toEqual([401, 0, []]);
    expect(tab.store.value.user).toBeNull();
    expect(tab.reacted).toContain('wanted');
  });

  it('does not affect the next user who signs in, here or in another tab: the lock is open again', async () => {
    const { clock, server, tab, openTab } = await signedIn();
    const other = await openTab();
    server.expire('Ada');
    server.refreshes.push('refuse');
    const asked = tab.orders();
    await clock.advance(LONG_MS);
    await asked;
    expect(tab.refresher.lock.counter).toBe(-1);
    await other.store.enter(VINCENT);
    await clock.advance(1);
    server.expire('Vincent');
    const next = tab.orders();
    await clock.advance(LONG_MS);
    expect([(await next).ok, tab.refresher.lock]).toEqual([true, OPEN_LOCK]);
  });

  it('restores the staff user, whose own token is refreshed in turn', async () => {
    const { clock, server, tab } = await signedIn();
    await tab.store.enter(ADA, STAFF);
    server.expire('Ada');
    server.expire('Mira');
    server.refreshes.push('refuse');
    const asked = tab.orders();
    await clock.advance(LONG_MS);
    await asked;
    expect(tab.store.current?.user.firstname).toBe('Mira');
    expect(tab.reacted).toEqual(['left', 'entered']);
    expect(tab.shown).toMatchObject([{ code: 'acting-ended', type: 'warning', params: { name: 'Ada Test' } }]);
    const next = tab.orders();
    await clock.advance(LONG_MS);
    expect([(await next).ok, tab.session.userToken]).toEqual([true, 'Mira-1']);
  });
});

describe('signing out', () => {
  it('starts no refresh meanwhile', async () => {
    const { clock, server, tab } = await signedIn();
    server.expire('Ada');
    const leaving = tab.signIn.logout();
    const asked = tab.orders();
    await clock.advance(LONG_MS);
    await leaving;
    expect([(await asked).code, server.refreshed, tab.store.current]).toEqual([401, 0, undefined]);
    expect(tab.shown.map(({ code }) => code)).toEqual(['logged-out']);
  });

  it('is not undone by a pending refresh, in this tab or another', async () => {
    const { clock, server, tab, openTab, storage } = await signedIn();
    const other = await openTab();
    server.expire('Ada');
    const asked = Promise.allSettled([tab.orders(), other.orders()]);
    await clock.advance(LATENCY_MS + 1);
    await other.store.leave();
    await clock.advance(LONG_MS);
    expect((await asked).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect([tab.store.current, other.store.current]).toEqual([undefined, undefined]);
    expect(await storage.keys('account')).toEqual([]);
  });

  it('runs once when called twice concurrently', async () => {
    const { clock, server, tab } = await signedIn();
    const leaving = [tab.signIn.logout(), tab.signIn.logout()];
    await clock.advance(LONG_MS);
    await Promise.all(leaving);
    expect([server.seen, tab.reacted]).toEqual([['Ada-0 logout'], ['left', 'dismissed']]);
  });
});

describe('requests of one user after another has signed in', () => {
  it('are not resent with the token of the other', async () => {
    const { clock, server, tab } = await signedIn();
    server.expire('Ada');
    const asked = tab.orders();
    await clock.advance(LATENCY_MS - 1);
    await tab.store.enter(VINCENT);
    await clock.advance(LONG_MS);
    expect(await asked).toMatchObject({ ok: false, code: 401 });
    expect([server.seen, server.refreshed, tab.shown]).toEqual([['Ada-0 order-history'], 0, []]);
  });

  it('do not write their responses into the session of the other, nor into that of a guest', async () => {
    for (const next of [VINCENT, undefined]) {
      const { clock, tab } = await signedIn();
      const asked = tab.orders().catch((error: unknown) => error);
      await clock.advance(LATENCY_MS - 1);
      await (next === undefined ? tab.store.leave() : tab.store.enter(next));
      await clock.advance(LONG_MS);
      expect(await asked).toMatchObject({ code: 'request-failed', details: { reason: 'ESESSION' } });
      expect(tab.shown).toEqual([]);
    }
  });

  it('do not use a token that another tab has stored for the other', async () => {
    const { clock, server, tab, openTab } = await signedIn();
    const other = await openTab();
    server.expire('Ada');
    const asked = tab.orders();
    await clock.advance(LATENCY_MS - 1);
    void other.store.enter(VINCENT);
    await clock.advance(LONG_MS);
    expect(await asked).toMatchObject({ ok: false, code: 401 });
    expect(server.seen).toEqual(['Ada-0 order-history']);
    expect([tab.session.userToken, server.refreshed]).toEqual(['Vincent-0', 0]);
  });
});

describe('any responses of the shop to 1 to 50 concurrent requests', () => {
  const deed = fc.constantFrom<Deed>('by token', 'refuse', 'fail', 'drop');

  it('never cause more than one refresh, settle every promise, and end with counters at 0 after success', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          requests: fc.array(fc.record({ tab: fc.nat(1), at: fc.nat(3000) }), { minLength: 1, maxLength: 50 }),
          calls: fc.array(deed, { maxLength: 60 }),
          refreshes: fc.array(deed, { maxLength: 6 }),
          expiries: fc.array(fc.nat(3000), { maxLength: 3 }),
          logoutAt: fc.option(fc.nat(4000), { nil: undefined, freq: 4 }),
        }),
        async ({ requests, calls, refreshes, expiries, logoutAt }) => {
          const { clock, server, tab, openTab } = await signedIn();
          const tabs = [tab, await openTab()];
          server.calls.push(...calls);
          server.refreshes.push(...refreshes);
          const settled: PromiseSettledResult<unknown>[] = [];
          const watch = (promise: Promise<unknown>) =>
            void Promise.allSettled([promise]).then((results) => settled.push(...results));
          for (const { tab: at, at: delay } of requests) clock.schedule(() => watch((tabs[at] ?? tab).orders()), delay);
          for (const delay of expiries) clock.schedule(() => server.expire('Ada'), delay);
          if (logoutAt !== undefined) clock.schedule(() => void tab.signIn.logout(), logoutAt);
          await clock.advance(LONG_MS);

          expect(settled).toHaveLength(requests.length);
          for (const end of settled) expect(end.status === 'fulfilled' || isShopError(end.reason)).toBe(true);
          expect(server.maxAtOnce).toBeLessThanOrEqual(1);
          for (const one of tabs) {
            expect([0, -1]).toContain(one.refresher.lock.counter);
            expect(one.session.userToken).toBe(one.store.current?.token ?? '');
            if (one.store.current === undefined) continue;
            server.calls.length = server.refreshes.length = 0;
            server.expire('Ada');
            const last = Promise.allSettled([one.orders()]);
            await clock.advance(LONG_MS);
            const [end] = await last;
            if (end.status === 'rejected' || !end.value.ok) {
              expect(one.store.current).toBeUndefined(); // The attempts were used up before.
            } else expect(one.refresher.lock).toEqual(OPEN_LOCK);
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);
});
