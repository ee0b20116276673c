import { firstValueFrom } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { storedSessions } from '../../../core/accounts/stored-session';
import { openFixturePlatform } from '../../fixtures/platform';
import { clientCart, openShops, put, serverCart, type OpenShop } from '../open-shop';
import { signIn } from '../sign-in';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();
const ADA = 'ada@shop.test';
async function loseSession({ fixture, storage, shop }: OpenShop): Promise<void> {
  const { refreshToken } = storedSessions.parse(await storage.get('account', 'session')).current;
  await fixture.call('POST', '/api/user/logout', { refreshToken });
  await (await shop.accounts()).orders().catch(() => undefined);
  await shop.cart.settled();
}

async function everythingKept({ storage }: OpenShop): Promise<string> {
  const kept = ['checkout', 'account', 'cart', 'orders'].map(async (collection) => {
    const keys = await storage.keys(collection);
    return Promise.all(keys.map((key) => storage.get(collection, key)));
  });
  return JSON.stringify(await Promise.all(kept));
}

async function lostInCheckout() {
  const one = await open({ storage: createMemoryStorage() });
  await signIn(one, ADA);
  await put(one, 'TEE', 2);
  const checkout = await one.shop.checkout();
  await checkout.savePersonal({ firstName: 'Ada', lastName: 'Byron', emailAddress: ADA });
  await checkout.saveShipping({ country: 'US', streetAddress: '12 Engine Street', zipCode: '10001' });
  await one.shop.cart.settled();
  const token = one.shop.cart.snapshot.cartServerToken;
  await loseSession(one);
  return { one, checkout, token, details: () => checkout.snapshot };
}

describe('a session that the shop ends during checkout (S §4)', () => {
  it('keeps lines and details on screen as a guest’s, and reports it without a modal', async () => {
    const { one, details } = await lostInCheckout();
    expect((await one.shop.accounts()).snapshot.user).toBeNull();
    expect(one.shop.ui.snapshot.authElem).toBeNull();
    expect(one.notices.slice(-1)).toMatchObject([
      { code: 'session-ended', type: 'info', action2: { intent: { kind: 'sign-in' } } },
    ]);
    expect(clientCart(one)).toEqual(['2 TEE']);
    expect(await serverCart(one)).toEqual(['2 TEE']);
    expect(details().shippingDetails).toMatchObject({ streetAddress: '12 Engine Street', zipCode: '10001' });
    expect(details().personalDetails).toMatchObject({ emailAddress: ADA });
  });

  it('stores none of the details on the device, whatever is typed afterwards', async () => {
    const { one, checkout } = await lostInCheckout();
    await checkout.saveShipping({ city: 'New York' });
    expect(await everythingKept(one)).not.toMatch(/ada@shop|Engine|New York/);
  });

  it('continues as before for the same customer: one cart, with all changes made meanwhile, and the details', async () => {
    const { one, token, details } = await lostInCheckout();
    await put(one, 'SOCKS', 1);
    await one.shop.cart.setQuantity('TEE', 3);
    await one.shop.cart.settled();
    await signIn(one, ADA);
    expect(clientCart(one)).toEqual(['1 SOCKS', '3 TEE']);
    expect(await serverCart(one)).toEqual(['1 SOCKS', '3 TEE']);
    expect(one.shop.cart.snapshot.cartServerToken).toBe(token);
    expect(details().shippingDetails.streetAddress).toBe('12 Engine Street');
    expect(await everythingKept(one)).toMatch(/12 Engine Street/);
  });

  it('gives another customer nothing except what was added since', async () => {
    const { one, details } = await lostInCheckout();
    await put(one, 'SOCKS', 1);
    await signIn(one, 'bob@shop.test');
    expect(clientCart(one)).toEqual(['1 SOCKS']);
    expect(await serverCart(one)).toEqual(['1 SOCKS']);
    expect(details().shippingDetails).toMatchObject({ streetAddress: '', zipCode: '', country: 'US' });
    expect(details().personalDetails).toMatchObject({ firstName: '', emailAddress: '' });
    expect(await everythingKept(one)).not.toMatch(/ada@shop|Engine/);
  });

  it('keeps the lines after a reload, and the customer finds them once', async () => {
    const { one } = await lostInCheckout();
    const again = await open({ fixture: one.fixture, storage: one.storage, seed: 'again' });
    await again.shop.cart.sync();
    expect(clientCart(again)).toEqual(['2 TEE']);
    expect((await again.shop.checkout()).snapshot.shippingDetails.streetAddress).toBe('');
    await signIn(again, ADA);
    expect(await serverCart(again)).toEqual(['2 TEE']);
  });
});

describe('a session that the shop ends elsewhere', () => {
  it('opens the modal and leaves no customer data', async () => {
    const one = await open({ storage: createMemoryStorage() });
    await signIn(one, ADA);
    await put(one, 'TEE', 2);
    await loseSession(one);
    expect(one.shop.ui.snapshot.authElem).not.toBeNull();
    expect(clientCart(one)).toEqual([]);
    await signIn(one, ADA);
    expect(clientCart(one)).toEqual(['2 TEE']);
  });

  it.each([
    ['the customer finds it beside their former lines', ADA, ['1 SOCKS', '2 TEE']],
    ['nobody else gets it', 'bob@shop.test', []],
  ])('keeps a line added at the same moment: %s', async (_what, who, lines) => {
    const one = await open({ storage: createMemoryStorage() });
    await signIn(one, ADA);
    await put(one, 'TEE', 2);
    const { refreshToken } = storedSessions.parse(await one.storage.get('account', 'session')).current;
    await one.fixture.call('POST', '/api/user/logout', { refreshToken });
    await put(one, 'SOCKS', 1);
    expect((await one.shop.accounts()).snapshot.user).toBeNull();
    expect(clientCart(one)).toEqual(['1 SOCKS']);
    await signIn(one, who);
    expect(clientCart(one)).toEqual(lines);
    expect(await serverCart(one)).toEqual(lines);
  });
});

async function inTwoTabs() {
  const device = { fixture: await openFixturePlatform(), storage: createMemoryStorage(), hub: createTabHub() };
  const tab = (seed: string) => open({ ...device, tabs: device.hub.open(), seed });
  const [first, second] = [await tab('first'), await tab('second')];
  await signIn(first, ADA);
  await put(first, 'TEE', 2);
  await whoIn(second).toMatchObject({ email: ADA });
  await expect.poll(() => clientCart(second)).toEqual(['2 TEE']);
  return { first, second };
}

const whoIn = ({ shop }: OpenShop) => expect.poll(async () => (await shop.accounts()).snapshot.user);

async function fillIn({ shop }: OpenShop, streetAddress: string) {
  const checkout = await shop.checkout();
  await checkout.savePersonal({ firstName: 'Ada', lastName: 'Byron', emailAddress: ADA });
  await checkout.saveShipping({ country: 'US', streetAddress });
  await shop.cart.settled();
  return checkout;
}

describe('a session that the shop ends, in another tab (S §4)', () => {
  it('also keeps the input there, stores none of it, and shows it to nobody else', async () => {
    const { first, second } = await inTwoTabs();
    await fillIn(first, '12 Engine Street');
    const checkout = await fillIn(second, '77 Difference Lane');
    await loseSession(first);
    await whoIn(second).toBeNull();
    expect(checkout.snapshot.shippingDetails.streetAddress).toBe('77 Difference Lane');
    expect(checkout.snapshot.personalDetails.emailAddress).toBe(ADA);
    expect(clientCart(second)).toEqual(['2 TEE']);
    await checkout.saveShipping({ city: 'New York' });
    expect(await everythingKept(second)).not.toMatch(/ada@shop|Difference|New York/);
    await signIn(first, 'bob@shop.test');
    await expect.poll(() => checkout.snapshot.shippingDetails.streetAddress).toBe('');
  });

  it('is announced as ended, with a way to sign in, not as signed out; the message disappears after sign-in', async () => {
    const { first, second } = await inTwoTabs();
    await loseSession(first);
    await expect.poll(() => second.notices.map(({ code }) => code)).toEqual(['session-over']);
    expect(first.shop.ui.snapshot.authElem).not.toBeNull();
    expect(second.shop.ui.snapshot.authElem).toBeNull();
    expect(second.notices).toMatchObject([{ hasNoTimeout: true, action2: { intent: { kind: 'sign-in' } } }]);
    await signIn(first, ADA);
    await expect.poll(() => firstValueFrom(second.shop.notices.notifications$)).toEqual([]);
  });

  it('differs from signing out, which is announced and clears all input', async () => {
    const { first, second } = await inTwoTabs();
    const checkout = await fillIn(second, '77 Difference Lane');
    await (await first.shop.accounts()).logout();
    await expect.poll(() => second.notices.map(({ code }) => code)).toEqual(['logged-out']);
    await expect.poll(() => checkout.snapshot.shippingDetails.streetAddress).toBe('');
    await signIn(first, ADA);
    await whoIn(second).toMatchObject({ email: ADA });
    await (await first.shop.accounts()).logout();
    await whoIn(second).toBeNull();
    expect(second.notices.map(({ code }) => code)).not.toContain('session-over');
  });
});
