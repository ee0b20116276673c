import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { pullCart } from '../../../core/contract/selling/cart';
import { subscribeNewsletter } from '../../../core/contract/content/content';
import { makeTask } from '../../../core/sync/plan-request';
import type { JsonValue, Storage } from '../../../core/shopper';
import { clientCart, fillIn, openShop, put, serverCart, type OpenShop, type OpenShopOptions } from '../open-shop';

const NEWSLETTER = `POST ${subscribeNewsletter.path}`;
const opened: OpenShop[] = [];
afterEach(async () => {
  for (const { shop } of opened) shop.dispose();
  for (const { fixture } of opened.splice(0)) await fixture.platform.close();
});

async function open(options: OpenShopOptions = {}): Promise<OpenShop> {
  const device = await openShop(options);
  opened.push(device);
  return device;
}

async function wait(storage: Storage): Promise<void> {
  const task = makeTask(subscribeNewsletter, { body: { email: 'a@shop.test' } }, { task_id: 'task', now: 1 });
  await storage.set('tasks', task.task_id, task as unknown as JsonValue); // sound: texts, numbers and a JSON body
}

async function until(happened: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000 && !happened(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(happened()).toBe(true);
}

describe('the network state (S §4)', () => {
  it('follows online and offline events', async () => {
    const { shop, network } = await open({ online: false });
    const seen: boolean[] = [];
    const subscription = shop.online$.subscribe((online) => seen.push(online));
    network.set(true);
    network.set(false);
    subscription.unsubscribe();
    expect(seen).toEqual([false, true, false]);
  });

  it('offline sends nothing from the queue', async () => {
    const storage = createMemoryStorage();
    await wait(storage);
    const { requests, shop } = await open({ storage, online: false });
    await shop.sync.process();
    expect(requests).toEqual([]);
  });
});

describe('on regaining connection (S §4, offline orders)', () => {
  it('runs the sync queue first, then the order queue, and then reloads the cart from the server state', async () => {
    const storage = createMemoryStorage();
    const device = await open({ storage });
    const { shop, network, requests } = device;
    await put(device, 'TEE');
    await fillIn(device);
    network.set(false);
    await (await shop.orders()).place();
    await shop.cart.add(await shop.product.load({ sku: 'SOCKS' }), 2);
    await wait(storage);
    requests.length = 0;
    network.set(true);
    await until(() => requests.some((path) => path.includes('/api/cart/')));
    await shop.cart.settled();
    const marks = ['/newsletter', '/api/order', '/api/cart/'].map((part) =>
      requests.findIndex((request) => request.includes(part)),
    );
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect(Math.min(...marks)).toBe(0);
    expect(requests.filter((path) => path === NEWSLETTER || path === 'POST /api/order')).toHaveLength(2);
    await until(() => clientCart(device).length > 0 && shop.cart.snapshot.cartServerToken !== '');
    await shop.cart.settled();
    expect([clientCart(device), await serverCart(device)]).toEqual([['2 SOCKS'], ['2 SOCKS']]);
  });

  it('continues with orders and cart if a request gets no response, which waits for the next time', async () => {
    const storage = createMemoryStorage();
    const device = await open({ storage });
    const { shop, network, requests } = device;
    await put(device, 'TEE');
    network.set(false);
    await wait(storage);
    device.mishap('newsletter', 'lost-before');
    requests.length = 0;
    network.set(true);
    await until(() => requests.includes('GET /api/cart/pull'));
    await shop.cart.settled();
    expect(requests[0]).toBe(NEWSLETTER);
    expect(await storage.keys('tasks')).toEqual(['task']);
  });
});

describe('a request made offline (S §4, network state)', () => {
  it('is stored, announced to the shopper, and sent once when the network is back', async () => {
    const shop = await open();
    await shop.shop.content.loadSettings();
    shop.requests.length = 0;
    shop.bodies.length = 0;
    shop.network.set(false);
    await shop.shop.content.subscribeNewsletter('ada@shop.test');
    expect(shop.notices.at(-1)).toMatchObject({
      type: 'info',
      code: 'request-kept',
      message: 'You are offline. Your request is saved on this device and will be sent when you are back online.',
    });
    expect(shop.requests).toEqual([]);
    shop.network.set(true);
    await expect.poll(() => shop.requests.filter((request) => request === NEWSLETTER)).toHaveLength(1);
    expect(shop.bodies[shop.requests.indexOf(NEWSLETTER)]).toMatchObject({ email: 'ada@shop.test' });
  });

  it('is refused at once if it can never succeed', async () => {
    const shop = await open();
    await shop.shop.content.loadSettings();
    shop.network.set(false);
    await expect(shop.shop.content.subscribeNewsletter('ada')).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await shop.storage.keys('tasks')).toEqual([]);
  });
});

describe('queued tasks of an earlier visit', () => {
  it('are sent as soon as the shop is opened again online', async () => {
    const storage = createMemoryStorage();
    await wait(storage);
    const { requests, shop } = await open({ storage });
    await until(() => requests.length > 0);
    await shop.sync.process();
    expect([requests, await storage.keys('tasks')]).toEqual([[NEWSLETTER], []]);
  });

  it('are sent once when two tabs are opened at the same time', async () => {
    const [storage, hub] = [createMemoryStorage(), createTabHub()];
    await wait(storage);
    const tabs = await Promise.all([open({ storage, tabs: hub.open() }), open({ storage, tabs: hub.open() })]);
    await Promise.all(tabs.map(({ shop }) => shop.sync.process()));
    expect(tabs.flatMap(({ requests }) => requests)).toEqual([NEWSLETTER]);
  });

  it('that need a missing cart are rejected, and the cart is recreated (S §8)', async () => {
    const storage = createMemoryStorage();
    const before = await open({ storage });
    const tee = await before.shop.product.load({ sku: 'TEE' });
    before.network.set(false);
    await before.shop.cart.add(tee, 2);
    await before.shop.cart.settled();
    const task = makeTask(pullCart, {}, { task_id: 'task', now: 1 });
    await storage.set('tasks', task.task_id, task as unknown as JsonValue); // sound: texts and numbers
    const device = await open({ storage });
    await until(() => device.shop.cart.snapshot.cartServerToken !== '');
    await device.shop.cart.settled();
    expect(device.telemetry.records).toMatchObject([
      { kind: 'error', error: { message: 'required cartId argument is null' } },
    ]);
    expect(await serverCart(device)).toEqual(['2 TEE']);
    expect(await storage.keys('tasks')).toEqual([]);
  });
});
