import { DISMISS } from '../../../core/notices/notices';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import type { AccountsArea } from '../../../core/account';
import type { ShopConfigInput } from '../../../core/shopper';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { codeFor } from '../../fixtures/signed-in';
import { json, openShop, put, type OpenShop } from '../open-shop';

const ADA = 'ada@vitrine.example';
const HOUR_MS = 60 * 60 * 1000;

let fixture: FixturePlatform;
let device: OpenShop;
let accounts: AccountsArea;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterEach(async () => {
  device.shop.dispose();
  await fixture.platform.close();
});

async function signedIn(config: ShopConfigInput = {}): Promise<void> {
  device = await openShop({ fixture, config });
  accounts = await device.shop.accounts();
  await accounts.requestCode(ADA);
  await accounts.checkCode(await codeFor(fixture, ADA));
}
const refreshes = () => device.requests.filter((path) => path === 'POST /api/user/refresh').length;
const expire = () => fixture.clock.advance(HOUR_MS);
const refused = json(401, { code: 401, result: 'Sign in first' });

describe('an expired token (S §4)', () => {
  it('is refreshed once for fifty concurrent requests, which all succeed', async () => {
    await signedIn();
    await expire();
    const answers = await Promise.all(Array.from({ length: 50 }, () => accounts.orders({ pageSize: 1 })));
    expect(new Set(answers.map((page) => page.items[0]?.number)).size).toBe(1);
    expect(refreshes()).toBe(1);
    expect(device.notices.filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('can be refreshed repeatedly: each success resets the attempts', async () => {
    await signedIn({ tasks: { maxRefreshAttempts: 1 } });
    for (let hour = 0; hour < 4; hour += 1) {
      await expire();
      expect((await accounts.refreshProfile()).firstname).toBe('Ada');
    }
    expect(refreshes()).toBe(4);
  });

  it('is refreshed for the cart too, which stays unchanged', async () => {
    await signedIn();
    await put(device, 'TEE', 2);
    await expire();
    await device.shop.cart.sync({ force: true });
    expect(device.shop.cart.snapshot.cartItems).toMatchObject([{ sku: 'TEE', qty: 2 }]);
    expect(accounts.snapshot.user).not.toBeNull();
  });

  it('that cannot be refreshed ends the session silently, empties the cart and asks to sign in', async () => {
    await signedIn();
    await put(device, 'TEE', 2);
    await expire();
    device.mishap('user/refresh', refused);
    await expect(accounts.refreshProfile()).rejects.toMatchObject({ code: 'sign-in-first' });
    expect(accounts.snapshot).toMatchObject({ user: null, signIn: { step: 'login' } });
    expect(device.shop.ui.snapshot.authElem).toMatchObject({ view: 'login' });
    expect(device.shop.cart.snapshot.cartItems).toEqual([]);
    expect(device.notices.map(({ code }) => code)).not.toContain('logged-out');
    await device.shop.cart.settled();
  });

  it('does not reject a coupon, because its validity is unknown (seed 445498)', async () => {
    await signedIn();
    await put(device, 'TEE', 2);
    await expire();
    device.mishap('user/refresh', refused);
    const applying = device.shop.cart.applyCoupon('WELCOME10');
    await expect(applying).rejects.toMatchObject({ code: 'request-failed', details: { reason: 'ESESSION' } });
    expect(accounts.snapshot.user).toBeNull();
    expect(device.shop.ui.snapshot.authElem).not.toBeNull();
    expect(device.notices.filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('ends the session also when the cart requested the refresh, without a deadlock', async () => {
    await signedIn();
    await put(device, 'TEE', 2);
    await expire();
    device.mishap('user/refresh', refused);
    await device.shop.cart.sync({ force: true }).catch(() => []);
    await device.shop.cart.settled();
    expect(accounts.snapshot.user).toBeNull();
    expect(device.shop.cart.snapshot.cartItems).toEqual([]);
  });

  it('is not refreshed when that is disabled: the shopper is asked to sign in', async () => {
    await signedIn({ tasks: { autoRefreshTokens: false } });
    await expire();
    await expect(accounts.refreshProfile()).rejects.toMatchObject({ code: 'sign-in-first' });
    expect(refreshes()).toBe(0);
    expect(accounts.snapshot.user).toBeNull();
    expect(device.shop.ui.snapshot.authElem).not.toBeNull();
  });

  it('is kept without a response; after the last attempt the shopper is asked to sign in', async () => {
    await signedIn({ tasks: { maxRefreshAttempts: 1 } });
    await expire();
    device.mishap('user/refresh', 'lost-before');
    await expect(accounts.refreshProfile()).rejects.toMatchObject({ code: 'sign-in-first' });
    expect(accounts.snapshot.user).not.toBeNull();
    await expect(accounts.refreshProfile()).rejects.toMatchObject({ code: 'sign-in-first' });
    expect(accounts.snapshot.user).toBeNull();
    expect(device.notices).toContainEqual(
      expect.objectContaining({
        code: 'token-refresh-exhausted',
        hasNoTimeout: true,
        action1: DISMISS,
        action2: { label: 'Sign in', intent: { kind: 'sign-in' } },
      }),
    );
  });

  it('is replaced by signing in', async () => {
    await signedIn();
    await expire();
    device.mishap('user/refresh', refused);
    await expect(accounts.refreshProfile()).rejects.toMatchObject({ code: 'sign-in-first' });
    await accounts.requestCode(ADA);
    await accounts.checkCode(await codeFor(fixture, ADA));
    await expire();
    expect((await accounts.refreshProfile()).firstname).toBe('Ada');
  });

  it('is not refreshed for a guest', async () => {
    device = await openShop({ fixture });
    device.mishap('stock/check', refused);
    await device.shop.stock.check('TEE').catch(() => undefined);
    expect(refreshes()).toBe(0);
  });
});
