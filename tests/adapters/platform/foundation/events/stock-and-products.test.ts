import { afterEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { defineSubscriber } from '../../../../../adapters/platform';
import { EVENTS, type EventName, type ShopEvent } from '../../../../../core/contract/foundation/events';
import { MAIN_PLACE } from '../../../../../core/contract/catalogue/stock-places';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { signIn } from '../../../../fixtures/signed-in';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const open: FixturePlatform[] = [];
afterEach(async () => {
  for (const { platform } of open.splice(0)) await platform.close();
});

async function listening(name: EventName): Promise<{ fixture: FixturePlatform; received: () => Promise<unknown[]> }> {
  const seen: ShopEvent[] = [];
  const subscriber = defineSubscriber({
    name: 'erp',
    handles: [name],
    handle: (event) => {
      seen.push(event);
      return Promise.resolve();
    },
  });
  const fixture = await openFixturePlatform({ subscribers: [subscriber], deliverEvents: false });
  open.push(fixture);
  await fixture.platform.events.deliver();
  const received = async () => {
    await fixture.platform.events.deliver();
    for (const { data } of seen) expect(EVENTS[name].data.parse(data)).toEqual(data);
    return seen.splice(0).map(({ data }) => data);
  };
  return { fixture, received };
}

const product = (price: number) => ({ id: 900, sku: 'SOCK', type_id: 'simple', name: 'Sock', slug: 'sock', price });
const record = (price: number, qty: number) => ({
  source: 'test',
  readAt: '2026-01-01 00:00:00',
  product: product(price),
  stock: { SOCK: { qty, is_in_stock: qty > 0, manage_stock: true } },
});

interface Transfer {
  readonly id: string;
  readonly version: string;
  readonly document: object;
}

describe('stock.changed', () => {
  it('reports the stock after an order, a return and a stock count', async () => {
    const { fixture, received } = await listening('stock.changed');
    await fixture.platform.catalogue.writeProduct(record(5, 9));
    expect(await received()).toEqual([{ by: 'catalogue', items: [{ sku: 'SOCK', qty: 9, is_in_stock: true }] }]);
    const placed = await orderOf(fixture, await cartWith(fixture, [{ sku: 'SOCK', qty: 2 }]));
    await resultOf(fixture.call('POST', '/api/order', placed));
    expect(await received()).toEqual([{ by: 'order', items: [{ sku: 'SOCK', qty: 7, is_in_stock: true }] }]);
    await fixture.platform.orders.advance({ id: placed.order_id, cancel_reason: 'no more' }, 'mira');
    expect(await received()).toEqual([{ by: 'return', items: [{ sku: 'SOCK', qty: 9, is_in_stock: true }] }]);
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    const { token } = await signIn(fixture, 'mira@vitrine.example');
    await fixture.call('POST', `/api/stock/add?token=${token}`, { items: [{ sku: 'SOCK', qty: -20 }] });
    expect(await received()).toEqual([{ by: 'adjustment', items: [{ sku: 'SOCK', qty: 0, is_in_stock: false }] }]);
  });

  it('reports a transfer as an adjustment, and nothing when an order changes its place', async () => {
    const { fixture, received } = await listening('stock.changed');
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    const { token } = await signIn(fixture, 'mira@vitrine.example');
    await fixture.platform.commerce.write({ stock_places: [MAIN_PLACE, { ...MAIN_PLACE, code: 'berlin' }] });
    await fixture.platform.catalogue.writeProduct(record(5, 9));
    await received();
    const transfer = `/api/manage/stock-transfer?token=${token}`;
    const lines = [{ sku: 'SOCK', qty: 3 }];
    const draft = { state: 'draft', from: 'main', to: 'berlin', note: '', lines };
    let saved = await resultOf<Transfer>(fixture.call('POST', transfer, { document: draft }));
    const advance = async (state: string) => {
      const { id, version, document } = saved;
      saved = await resultOf(fixture.call('POST', transfer, { id, version, document: { ...document, state } }));
      return received();
    };
    expect(await advance('sent')).toEqual([{ by: 'adjustment', items: [{ sku: 'SOCK', qty: 6, is_in_stock: true }] }]);
    expect(await advance('received')).toEqual([
      { by: 'adjustment', items: [{ sku: 'SOCK', qty: 9, is_in_stock: true }] },
    ]);
    const placed = await orderOf(fixture, await cartWith(fixture, [{ sku: 'SOCK', qty: 2 }]));
    const { id } = await resultOf<{ id: number }>(fixture.call('POST', '/api/order', placed));
    await received();
    const move = { id: String(id), sku: 'SOCK', from: 'main', to: 'berlin', qty: 2 };
    await resultOf(fixture.call('POST', `/api/manage/order-place?token=${token}`, move));
    expect(await received()).toEqual([]);
  });

  it('reports the stock that staff set, also after an import of the same product', async () => {
    const { fixture, received } = await listening('stock.changed');
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    const { token } = await signIn(fixture, 'mira@vitrine.example');
    await fixture.platform.catalogue.writeProduct(record(5, 9));
    await fixture.platform.catalogue.writeProduct(record(5, 8));
    await received();
    const level = `/api/manage/stock-level?token=${token}`;
    const { version, document } = await resultOf<{ version: string; document: object }>(
      fixture.call('GET', `${level}&id=SOCK`),
    );
    await resultOf(fixture.call('POST', level, { id: 'SOCK', version, document: { ...document, qty: 9 } }));
    expect(await received()).toEqual([{ by: 'adjustment', items: [{ sku: 'SOCK', qty: 9, is_in_stock: true }] }]);
  });

  it('is written exactly when the order is', async () => {
    const { fixture, received } = await listening('stock.changed');
    const placed = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]));
    const refused = await fixture.call('POST', '/api/order', { ...placed, hash: undefined, totals: [] });
    expect(refused.status).not.toBe(200);
    expect(await received()).toEqual([]);
  });
});

describe('product.changed', () => {
  it('reports that a product was created, changed or removed, but nothing if it is unchanged', async () => {
    const { fixture, received } = await listening('product.changed');
    const write = (price: number, qty: number) => fixture.platform.catalogue.writeProduct(record(price, qty));
    await write(5, 9);
    await write(5, 9);
    await write(6, 9);
    await fixture.platform.catalogue.removeSource('test');
    expect(await received()).toEqual([
      { product_id: 900, sku: 'SOCK', change: 'created' },
      { product_id: 900, sku: 'SOCK', change: 'updated' },
      { product_id: 900, sku: 'SOCK', change: 'removed' },
    ]);
  });

  it('does not report stock that is saved with a new price', async () => {
    const { fixture, received } = await listening('stock.changed');
    await fixture.platform.catalogue.writeProduct(record(5, 9));
    await fixture.platform.catalogue.writeProduct(record(6, 9));
    await fixture.platform.catalogue.writeProduct(record(6, 0));
    expect(await received()).toEqual([
      { by: 'catalogue', items: [{ sku: 'SOCK', qty: 9, is_in_stock: true }] },
      { by: 'catalogue', items: [{ sku: 'SOCK', qty: 0, is_in_stock: false }] },
    ]);
  });
});
