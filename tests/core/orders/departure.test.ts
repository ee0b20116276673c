import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { teeOrder } from './tee-order';
import { afterDeparture } from '../../../core/orders/after-departure';
import { confirmation, queueEntry, type QueueEntry } from '../../../core/orders/queue/queue-entry';
import { summaryOf } from '../../../core/orders/summary-of';
import type { QueuedOrder, Storage } from '../../../core/shopper';
import { fillIn, type OpenShop, openShops, put, accepted } from '../open-shop';
import { signIn } from '../sign-in';

vi.setConfig({ testTimeout: 30_000 });

const open = openShops();

/** Ada's personal data, which must not remain. */
const PERSONAL = ['Ada', 'Byron', 'Broadway', '10004', '555 0100', '5550100', 'ada@shop.test', 'refreshToken'];

function device(): { readonly storage: Storage; readonly listed: () => Promise<Readonly<Record<string, string>>> } {
  const storage = createMemoryStorage();
  const collections = new Set<string>();
  const set = storage.set.bind(storage);
  storage.set = (collection, key, value) => {
    collections.add(collection);
    return set(collection, key, value);
  };
  const listed = async (): Promise<Readonly<Record<string, string>>> => {
    const all: Record<string, string> = {};
    for (const collection of collections) {
      for (const key of await storage.keys(collection)) {
        all[`${collection}/${key}`] = JSON.stringify(await storage.get(collection, key));
      }
    }
    return all;
  };
  return { storage, listed };
}

const personalIn = (all: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(all).flatMap(([place, text]) => (PERSONAL.some((word) => text.includes(word)) ? [place] : []));

async function ready(shop: OpenShop): Promise<void> {
  await put(shop, 'TEE', 2);
  await fillIn(shop);
}

async function logOut({ shop }: OpenShop): Promise<void> {
  await (await shop.accounts()).logout();
}

const queueOf = async ({ shop }: OpenShop): Promise<readonly string[]> =>
  (await (await shop.orders()).queue()).map(({ order }) => order.order_id);

function shown({ shop }: OpenShop): readonly QueuedOrder[] {
  let last: readonly QueuedOrder[] = [];
  shop.waitingOrders$.subscribe((list) => (last = list)).unsubscribe();
  return last;
}

async function waiting(): Promise<OpenShop & { readonly id: string; readonly listed: () => Promise<object> }> {
  const { storage, listed } = device();
  const shop = await open({ storage });
  await signIn(shop, 'ada@shop.test');
  await ready(shop);
  shop.network.set(false);
  const { order_id: id } = accepted(await (await shop.shop.orders()).place());
  await logOut(shop);
  return { ...shop, id, listed };
}

describe('data that a user who signs out leaves on the device (A §4.1)', () => {
  it('contain no name, address, email, phone and token once their order is completed', async () => {
    const { storage, listed } = device();
    const shop = await open({ storage });
    await signIn(shop, 'ada@shop.test');
    await ready(shop);
    const { status, order_id: id } = accepted(await (await shop.shop.orders()).place());
    expect(status).toBe('placed');
    expect(await queueOf(shop)).toEqual([id]);
    expect(personalIn(await listed())).toEqual(
      expect.arrayContaining([`orders/${id}`, 'order-confirmation/last', 'account/session']),
    );
    await logOut(shop);
    expect(personalIn(await listed())).toEqual([]);
    expect(await queueOf(shop)).toEqual([]);
  });

  it('contain none either if the orders were placed at an earlier visit and their code is not loaded', async () => {
    const { storage, listed } = device();
    const first = await open({ storage });
    await signIn(first, 'ada@shop.test');
    await ready(first);
    await (await first.shop.orders()).place();
    first.shop.dispose();
    const { fixture } = first;
    const again = await open({ storage, fixture, seed: 'again' });
    await logOut(again);
    expect(personalIn(await listed())).toEqual([]);
    expect(await queueOf(again)).toEqual([]);
  });

  it('exclude earlier guest orders of the user too', async () => {
    const { storage, listed } = device();
    const shop = await open({ storage });
    await ready(shop);
    const { order_id: id } = accepted(await (await shop.shop.orders()).place());
    expect(await queueOf(shop)).toEqual([id]);
    await signIn(shop, 'ada@shop.test');
    expect(await queueOf(shop)).toEqual([id]);
    await logOut(shop);
    expect(personalIn(await listed())).toEqual([]);
    expect(await queueOf(shop)).toEqual([]);
  });

  it('include an order whose response arrived after sign-out: it waits for them, and is placed once', async () => {
    const { storage, listed } = device();
    const shop = await open({ storage });
    await signIn(shop, 'ada@shop.test');
    await ready(shop);
    shop.mishap('/api/order?', async (answer) => {
      await logOut(shop);
      return answer;
    });
    const { order_id: id } = accepted(await (await shop.shop.orders()).place());
    expect(personalIn(await listed())).toEqual([`orders/${id}`]);
    expect(await queueOf(shop)).toEqual([]);
    expect(shown(shop)).toEqual([]);
    await signIn(shop, 'ada@shop.test');
    expect(await (await shop.shop.orders()).process()).toMatchObject([{ state: 'sent', order: { order_id: id } }]);
    expect((await shop.fixture.platform.stats()).orders).toBe(1);
  });

  it('include their queued order, which nobody sees or touches until they return', async () => {
    const shop = await waiting();
    const orders = await shop.shop.orders();
    expect(Object.keys(await shop.listed())).toContain(`orders/${shop.id}`);
    expect(await queueOf(shop)).toEqual([]);
    expect(shown(shop)).toEqual([]);
    expect(await orders.cancel(shop.id)).toBe(false);
    shop.network.set(true);
    await expect(orders.reorder(shop.id)).rejects.toMatchObject({ code: 'request-rejected' });
    await expect(orders.check(shop.id)).rejects.toMatchObject({ code: 'request-rejected' });
    await expect(orders.show(shop.id)).rejects.toMatchObject({ code: 'request-rejected' });
    expect(await orders.process()).toEqual([]);
    expect((await shop.fixture.platform.stats()).orders).toBe(0);
  });

  it('include an order that is sent in their name, once, when they return', async () => {
    const shop = await waiting();
    shop.network.set(true);
    await signIn(shop, 'ada@shop.test');
    expect(await queueOf(shop)).toEqual([shop.id]);
    const orders = await shop.shop.orders();
    await orders.process();
    await orders.process();
    expect((await shop.fixture.platform.stats()).orders).toBe(1);
    expect(await orders.queue()).toMatchObject([{ state: 'sent', order: { order_id: shop.id } }]);
  });
});

describe('an order after its user signed out', () => {
  const line: QueueEntry['lines'] = [];
  const entry: QueueEntry = {
    ...{ order: { ...teeOrder, user_id: '7' }, transmited: true, state: 'sent', attempts: 1, lines: line },
    ...{ released: false, queued_at: 1 },
  };

  it('that can still be paid prevents ordering its lines twice, and contains no personal data', () => {
    const rest = afterDeparture(entry, '7');
    expect(rest).toMatchObject({ state: 'sent', released: false, order: { order_id: 'order-0001', user_id: '7' } });
    expect(JSON.stringify(rest)).not.toMatch(/Ada|Byron|Broadway|10004|ada@shop/);
  });

  it('that can still be paid is read again on the next visit', () => {
    const rest = afterDeparture(entry, '7');
    expect(queueEntry.parse(JSON.parse(JSON.stringify(rest)))).toEqual(rest);
  });

  it('that can still be paid has a summary without addresses, which survives a reload', () => {
    const rest = afterDeparture(entry, '7');
    if (rest === undefined) throw new Error('The order was removed');
    const summary = summaryOf(rest);
    expect(summary).not.toHaveProperty('billing_address');
    const stored = { order_id: 'order-0001', number: '1', state: 'waiting', email: '', summary };
    expect(confirmation.parse(JSON.parse(JSON.stringify(stored))).summary).toEqual(summary);
    expect(summaryOf(entry)).toHaveProperty('billing_address');
  });

  it('of a guest who can still pay it belongs to whoever took over the cart', () => {
    const { user_id: _user, ...order } = entry.order;
    expect(afterDeparture({ ...entry, order }, '9')?.order.user_id).toBe('9');
  });

  it('that is queued is unchanged; a completed one is removed', () => {
    const waits: QueueEntry = { ...entry, state: 'waiting' };
    expect(afterDeparture(waits, '7')).toBe(waits);
    expect(afterDeparture({ ...entry, released: true }, '7')).toBeUndefined();
    expect(afterDeparture({ ...entry, state: 'canceled' }, '7')).toBeUndefined();
  });
});
