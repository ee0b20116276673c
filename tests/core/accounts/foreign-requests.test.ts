import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../adapters/demo';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import type { AccountsArea } from '../../../core/account';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { codeFor } from '../../fixtures/signed-in';
import { clientCart, fillIn, openShop, put, serverCart, type OpenShop } from '../open-shop';

const person = (name: string) => `${name}@vitrine.example`;

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

async function signIn(accounts: AccountsArea, name: string): Promise<void> {
  await fixture.clock.advance(16_000);
  await accounts.requestCode(person(name));
  await accounts.checkCode(await codeFor(fixture, person(name)));
}

async function openDevice() {
  const sent: { readonly path: string; readonly token: string }[] = [];
  let held: { readonly path: string; readonly gate: Promise<void>; readonly come: () => void } | undefined;
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    sent.push({ path: pathname, token: searchParams.get('token') ?? '' });
    const holding = held?.path === pathname ? held : undefined;
    const response = await fixture.platform.fetch(request);
    holding?.come();
    await holding?.gate;
    return response;
  };
  const watched: FixturePlatform = { ...fixture, platform: { ...fixture.platform, fetch } };
  const device = await openShop({ fixture: watched });
  opened.push(device);
  return {
    ...device,
    accounts: await device.shop.accounts(),
    sent,
    hold: (path: string) => {
      let open = (): void => undefined;
      const gate = new Promise<void>((resolve) => (open = resolve));
      const come = new Promise<void>((resolve) => (held = { path, gate, come: resolve }));
      const release = () => {
        held = undefined;
        open();
      };
      return { come, release };
    },
  };
}

describe('after logout and sign-in of another user (S §4, token refresh; A §4.1)', () => {
  it('the server cart of the previous user is not merged into the cart of the next', async () => {
    const elsewhere = await openDevice();
    await signIn(elsewhere.accounts, 'ada');
    const device = await openDevice();
    await signIn(device.accounts, 'ada');
    await put(device, 'TEE');
    await elsewhere.shop.cart.sync({ force: true });
    await put(elsewhere, 'SOCKS', 3);
    const { come, release } = device.hold('/api/cart/pull');
    const syncing = device.shop.cart.sync({ force: true });
    await come;
    await device.accounts.logout();
    release();
    await syncing;
    await device.shop.cart.settled();
    expect(clientCart(device)).toEqual([]);
    await signIn(device.accounts, 'vincent');
    await device.shop.cart.settled();
    expect(clientCart(device)).toEqual([]);
    await signIn(elsewhere.accounts, 'ada');
    expect(await serverCart(elsewhere)).toEqual(['1 TEE', '3 SOCKS']);
  });

  it('a pending page of orders of the previous user is discarded', async () => {
    const device = await openDevice();
    await signIn(device.accounts, 'ada');
    const { come, release } = device.hold('/api/user/order-history');
    const asked = device.accounts.orders().catch((error: unknown) => error);
    await come;
    await device.accounts.logout();
    await signIn(device.accounts, 'vincent');
    release();
    expect(await asked).toMatchObject({ code: 'request-failed', details: { reason: 'ESESSION' } });
    expect(device.notices.filter(({ type }) => type === 'error')).toEqual([]);
  });

  it('a queued order is sent in the name of the customer who placed it, and of nobody else', async () => {
    const device = await openDevice();
    const { accounts, shop, network, sent } = device;
    await signIn(accounts, 'ada');
    const { number: known = '' } = (await accounts.orders()).items[0] ?? {};
    await put(device, 'TEE', 2);
    await fillIn(device);
    network.set(false);
    const orders = await shop.orders();
    expect(await orders.place()).toMatchObject({ status: 'waiting' });
    await accounts.logout();
    network.set(true);
    await signIn(accounts, 'vincent');
    sent.length = 0;
    await orders.process();
    expect(sent.filter(({ path }) => path === '/api/order')).toEqual([]);
    expect(await orders.queue()).toEqual([]);
    await accounts.logout();
    await signIn(accounts, 'ada');
    expect((await orders.queue()).map(({ state }) => state)).toEqual(['waiting']);
    await orders.process();
    expect((await orders.queue()).map(({ state }) => state)).toEqual(['sent']);
    const [newest] = (await accounts.orders()).items;
    expect(newest?.number).not.toBe(known);
    expect(newest?.products).toMatchObject([{ sku: 'TEE', count: 2 }]);
  });

  it('an order that a guest has queued is sent without a token', async () => {
    const device = await openDevice();
    const { accounts, shop, network, sent } = device;
    await put(device, 'TEE', 2);
    await fillIn(device);
    network.set(false);
    const orders = await shop.orders();
    await orders.place();
    network.set(true);
    await shop.cart.settled();
    await signIn(accounts, 'vincent');
    await orders.process();
    expect(sent.filter(({ path }) => path === '/api/order')).toEqual([{ path: '/api/order', token: '' }]);
    expect((await orders.queue()).map(({ state }) => state)).toEqual(['sent']);
  });

  it('the checkout of another tab keeps no data of the previous user', async () => {
    const [storage, hub] = [createMemoryStorage(), createTabHub()];
    const tabs = [
      await openShop({ fixture, storage, tabs: hub.open() }),
      await openShop({ fixture, storage, tabs: hub.open() }),
    ] as const;
    opened.push(...tabs);
    const [one, other] = tabs;
    const accounts = await one.shop.accounts();
    await signIn(accounts, 'ada');
    await expect
      .poll(async () => (await other.shop.accounts()).snapshot.user?.firstname, { timeout: 20_000 })
      .toBe('Ada');
    const checkout = await other.shop.checkout();
    await checkout.savePersonal({ firstName: 'Ada', emailAddress: person('ada') });
    await accounts.logout();
    await expect.poll(() => checkout.snapshot.personalDetails.firstName, { timeout: 20_000 }).toBe('');
    expect(JSON.stringify((await storage.get('checkout', 'personalDetails')) ?? '')).not.toContain('ada@');
  });
});
