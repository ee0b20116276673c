import fc from 'fast-check';
import { NEVER } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { queueEntry } from '../../../core/orders/queue/queue-entry';
import type { JsonValue, Storage, Tabs } from '../../../core/shopper';
import { runs } from '../../fixtures/runs';
import { clientCart, fillIn, openShops, ordered, put, type OpenShop } from '../open-shop';
import { atPaymentPage, press } from './at-payment-page';

vi.setConfig({ testTimeout: 120_000 });

const open = openShops();

/** Answers each call after some turns of the event loop, once `delays` is set. */
function slowStorage(): { readonly storage: Storage; delays: readonly number[] } {
  const inner = createMemoryStorage();
  const slow = { storage: inner, delays: [] as readonly number[] };
  let calls = 0;
  const late = async <T>(call: () => Promise<T>): Promise<T> => {
    const turns = slow.delays[(calls += 1) % Math.max(1, slow.delays.length)] ?? 0;
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return call();
  };
  slow.storage = {
    get: (...place) => late(() => inner.get(...place)),
    set: (...place) => late(() => inner.set(...place)),
    remove: (...place) => late(() => inner.remove(...place)),
    keys: (...place) => late(() => inner.keys(...place)),
    clear: (...place) => late(() => inner.clear(...place)),
    usage: (...place) => late(() => inner.usage(...place)),
    recreate: () => inner.recreate(),
    close: () => inner.close(),
  };
  return slow;
}

const settled = async (...tabs: readonly OpenShop[]) => {
  for (const { shop } of tabs) await shop.cart.settled();
};

/** A tab that does not notice what another one stores. */
const deaf = (tabs: Tabs): Tabs => ({ ...tabs, messages$: NEVER });

describe('an order that another tab has dropped', () => {
  it('is not sent by a tab with a stale copy', async () => {
    const storage = createMemoryStorage();
    const shop = await open({ storage, tabs: deaf(createTabHub().open()) });
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    await settled(shop);
    shop.network.set(false);
    const { order_id } = await ordered(shop);
    const entry = queueEntry.parse(await storage.get('orders', order_id));
    const unsealed = { ...entry, order: { ...entry.order, cart_id: '' } };
    await storage.set('orders', order_id, unsealed as unknown as JsonValue);
    shop.network.set(true);
    shop.mishap('/api/cart/create', async (answer) => {
      await storage.remove('orders', order_id);
      return answer;
    });
    expect(await (await shop.shop.orders()).process([order_id])).toEqual([]);
    expect(shop.requests).toContain('POST /api/cart/create');
    expect(shop.requests).not.toContain('POST /api/order');
    expect(await storage.keys('orders')).toEqual([]);
  });
});

const check = async ({ shop }: OpenShop, id: string) => (await shop.orders()).check(id);

describe('two tabs that check one paid order at the same time', () => {
  it('remove its lines from the cart once, and keep later additions', async () => {
    const delays = fc.array(fc.nat(3), { minLength: 1, maxLength: 12 });
    const property = fc.asyncProperty(delays, async (turns) => {
      const slow = slowStorage();
      const { storage } = slow;
      const hub = createTabHub();
      const { shop: one, outcome } = await atPaymentPage(open, { storage, tabs: hub.open() });
      const other = await open({ storage, tabs: hub.open(), fixture: one.fixture });
      await put(one, 'CAP', 1);
      await settled(one, other);
      await press(one, outcome, 'approve');
      await other.shop.orders();
      slow.delays = turns;
      const found = await Promise.all([check(one, outcome.order_id), check(other, outcome.order_id)]);
      await settled(one, other);
      expect(found.map(({ state }) => state)).toEqual(['paid', 'paid']);
      expect(await storage.get('orders', outcome.order_id)).toMatchObject({ state: 'sent', released: true });
      expect([clientCart(one), clientCart(other)]).toEqual([['1 CAP'], ['1 CAP']]);
    });
    await fc.assert(property, { numRuns: runs(20, 300) });
  });
});
