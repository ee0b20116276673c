import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { SignedIn } from '../../../../../core/contract';
import type { ProductDocument } from '../../../../../core/contract/catalogue/manage-products';
import { stockValueResult } from '../../../../../core/contract/staff/manage-insights';
import { reportResult, type ReportName } from '../../../../../core/contract/staff/manage-reports';
import { MAIN_PLACE } from '../../../../../core/contract/catalogue/stock-places';
import { approve } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf, type CartLine } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { sellAs } from '../../../../fixtures/seller';
import { signIn } from '../../../../fixtures/signed-in';

const [SMALL, MEDIUM] = ['JACKET-BLACK-S', 'JACKET-BLACK-M'] as const;
const BERLIN = { ...MAIN_PLACE, code: 'berlin', name: { en: 'Berlin' }, preference: 2 };

interface Kept {
  readonly id: string;
  readonly version: string;
  readonly document: ProductDocument;
}

describe.each(DATABASES)('cost of goods on %s', (kind) => {
  let shop: RawShop;
  let staff: SignedIn;
  beforeEach(async () => {
    shop = await openRawShop(kind);
    await seedPeople(shop.platform.people, { now: shop.clock.now() });
    staff = await signIn(shop, 'alma@vitrine.example');
    await sellAs(shop);
  });
  afterEach(async () => {
    expect(shop.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
    await shop.end();
  });

  const get = (path: string, token = staff.token) =>
    shop.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`);
  const post = (path: string, body: object) => shop.call('POST', `/api/manage/${path}?token=${staff.token}`, body);
  const product = (sku: string) => resultOf<Kept>(get(`product?id=${sku}`));
  async function save(sku: string, change: (document: ProductDocument) => ProductDocument) {
    const { id, version, document } = await product(sku);
    return post('product', { id, version, document: change(document) });
  }
  const setCost = (sku: string, cost: string | null) => resultOf(save(sku, (document) => ({ ...document, cost })));
  const table = async (name: ReportName, token = staff.token) => {
    const { tables } = reportResult.parse(await resultOf(get(`report?name=${name}`, token)));
    return tables.find(({ currency }) => currency === 'USD');
  };
  async function place(lines: readonly CartLine[]) {
    const order = await orderOf(shop, await cartWith(shop, lines), { payment: 'card' });
    const { number } = await resultOf<{ readonly number: string }>(shop.call('POST', '/api/order', order));
    await approve(shop, order.order_id);
    return number;
  }

  it('is stored with the order, so that a later cost does not change its margin', async () => {
    await setCost('TEE', '6.25');
    await place([{ sku: 'TEE', qty: 2 }, { sku: 'CAP' }]);
    const before = await table('sales');
    expect(before?.total).toMatchObject({ cost: 12.5, uncosted: 1 });
    await setCost('TEE', '9');
    await setCost('CAP', '1');
    expect((await table('sales'))?.total).toEqual(before?.total);
    const tee = (await table('variants'))?.rows.find(({ key }) => key === 'TEE');
    expect(tee?.margin).toBeCloseTo((tee?.net ?? 0) - 12.5, 2);
    expect(tee?.margin_rate).toBe(Math.round(((tee?.margin ?? 0) / (tee?.net ?? 1)) * 1000) / 10);
    const cap = (await table('variants'))?.rows.find(({ key }) => key === 'CAP');
    expect(cap).toMatchObject({ cost: 0, margin: 0, margin_rate: null, uncosted: 1 });
  });

  it('is that of the order for goods that edits take out and put back, with a cost or without one', async () => {
    await setCost('TEE', '6.25');
    const cart = await cartWith(shop, [{ sku: 'TEE' }, { sku: 'CAP' }, { sku: SMALL, parentSku: 'JACKET' }]);
    const order = await orderOf(shop, cart);
    const { number: id } = await resultOf<{ readonly number: string }>(shop.call('POST', '/api/order', order));
    const edit = (lines: readonly object[]) => resultOf(post('order-edit', { id, lines }));
    await edit([{ line: 2, qty: 1 }]);
    await setCost('TEE', '9');
    await setCost('CAP', '1');
    await edit([
      { line: 0, qty: 1 },
      { sku: 'TEE', qty: 2 },
      { sku: 'CAP', qty: 3 },
    ]);
    expect((await table('sales'))?.total).toMatchObject({ cost: 12.5, uncosted: 4 });
  });

  it('that staff change counts for the next order', async () => {
    await place([{ sku: 'TEE' }]);
    await setCost('TEE', '6.25');
    await place([{ sku: 'TEE' }]);
    await setCost('TEE', '9');
    await place([{ sku: 'TEE' }]);
    await setCost('TEE', null);
    await place([{ sku: 'TEE' }]);
    expect((await table('sales'))?.total).toMatchObject({ cost: 15.25, uncosted: 2 });
  });

  it('of a variant is its own, or that of its product; that of a bundle is the sum of its parts', async () => {
    await resultOf(
      save('JACKET', (document) => ({
        ...document,
        cost: '30',
        variants: document.variants.map((one) => (one.sku === MEDIUM ? { ...one, cost: '33.10' } : one)),
      })),
    );
    expect((await product('JACKET')).document.variants.map(({ cost }) => cost)).toEqual([null, '33.1', null, null]);
    await place([
      { sku: SMALL, parentSku: 'JACKET' },
      { sku: MEDIUM, parentSku: 'JACKET' },
    ]);
    expect((await table('products'))?.rows.find(({ key }) => key === 'JACKET')?.cost).toBe(63.1);
    // Omitted costs stay.
    await resultOf(
      save('JACKET', ({ cost: _cost, ...document }) => ({
        ...document,
        variants: document.variants.map(({ cost: _own, ...one }) => one),
      })),
    );
    const { document } = await product('JACKET');
    expect([document.cost, document.variants[1]?.cost]).toEqual(['30', '33.1']);
  });

  it('is refused for bundles, which have the costs of their parts, and for negative amounts', async () => {
    const { items } = await resultOf<{ items: { sku: string }[] }>(get('products?type=bundle'));
    const refused = await save(items[0]?.sku ?? '', (document) => ({ ...document, cost: '1' }));
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.json)).toContain('cost must be empty: a bundle product has the costs of its parts');
    expect((await save('TEE', (document) => ({ ...document, cost: '-1' }))).status).toBe(400);
  });

  it('is set for many products at once', async () => {
    const set = { ids: ['TEE', 'JACKET'], set: { cost: '4.5' } };
    const { id } = await resultOf<{ id: number }>(post('product-bulk', { ...set, key: 'bulk-cost-1' }));
    let isOver = false;
    while (!isOver) isOver = (await resultOf<{ is_over: boolean }>(post('bulk-continue', { id }))).is_over;
    expect((await product('TEE')).document.cost).toBe('4.5');
    const { document } = await product('JACKET');
    expect([document.cost, ...document.variants.map(({ cost }) => cost)]).toEqual([null, '4.5', '4.5', '4.5', '4.5']);
  });

  it('equals a plain calculation of what customers kept, whatever is edited, exchanged, returned and cancelled', async () => {
    const goods = ['TEE', 'CAP', SMALL] as const;
    const step = fc.oneof(
      fc.record({ kind: fc.constant('cost' as const), sku: fc.constantFrom('TEE', 'CAP'), cost: fc.nat({ max: 999 }) }),
      fc.record({
        kind: fc.constant('order' as const),
        qty: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 2 }), fc.nat({ max: 1 })),
        edit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
        end: fc.constantFrom('keep' as const, 'cancel' as const, 'exchange' as const, 'return' as const),
      }),
    );
    for (const sku of [...goods, MEDIUM]) {
      const { id, version, document } = await resultOf<Kept>(get(`stock-level?id=${sku}`));
      await resultOf(post('stock-level', { id, version, document: { ...document, qty: 5000, in_stock: true } }));
    }
    let [cost, uncosted] = [0, 0];
    const known = new Map<string, number>();
    const reckon = (units: ReadonlyMap<string, number>, costs: ReadonlyMap<string, number>) => {
      for (const [sku, qty] of units) {
        const one = costs.get(sku);
        if (one === undefined) uncosted += qty;
        else cost += one * qty;
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
        for (const one of steps) {
          if (one.kind === 'cost') {
            await setCost(one.sku, (one.cost / 100).toFixed(2));
            known.set(one.sku, one.cost);
            continue;
          }
          const units = new Map(
            goods.flatMap((sku, at) => (one.qty[at] ? [[sku as string, one.qty[at]] as const] : [])),
          );
          if (units.size === 0) continue;
          const costs = new Map(known);
          const id = await place(
            [...units].map(([sku, qty]) => ({ sku, qty, ...(sku === SMALL && { parentSku: 'JACKET' }) })),
          );
          const [first = ''] = units.keys();
          if (one.edit !== undefined) {
            const lines = [...units].map(([sku, qty], line) => ({ line, qty: sku === first ? one.edit : qty }));
            if ((await post('order-edit', { id, lines })).status === 200) units.set(first, one.edit);
          }
          if (one.end === 'cancel') {
            await resultOf(post('order', { id, cancel_reason: 'no more' }));
            units.clear();
          } else if (one.end !== 'keep') await resultOf(post('order', { id, status: 'D', tracking: 'VT1' }));
          if (one.end === 'return') {
            await resultOf(post('order', { id, returned: [{ sku: first, qty: 1 }], return_reason: 'Unloved' }));
            units.set(first, (units.get(first) ?? 0) - 1);
          }
          if (one.end === 'exchange' && units.has(SMALL)) {
            const line = [...units.keys()].indexOf(SMALL);
            const swap = { id, key: `exchange-${id}`, reason: 'Too small', lines: [{ line, qty: 1, sku: MEDIUM }] };
            if ((await post('order-exchange', swap)).status === 200) {
              units.set(SMALL, (units.get(SMALL) ?? 0) - 1);
              units.set(MEDIUM, 1);
            }
          }
          reckon(units, costs);
        }
        for (const name of ['sales', 'products', 'variants', 'categories', 'brands', 'stores'] as const) {
          const found = await table(name);
          if (found === undefined) continue;
          expect([Math.round((found.total.cost ?? 0) * 100), found.total.uncosted]).toEqual([cost, uncosted]);
          const rows = found.rows.reduce((sum, row) => sum + Math.round((row.cost ?? 0) * 100), 0);
          expect(rows).toBe(cost);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('gives the value of the stock of each location', async () => {
    await shop.platform.commerce.write({ stock_places: [MAIN_PLACE, BERLIN] });
    const level = await resultOf<{ id: string; version: string; document: object }>(get('stock-level?id=TEE'));
    const places = [
      { place: 'main', qty: 7 },
      { place: 'berlin', qty: 3 },
    ];
    const document = { ...level.document, qty: 10, in_stock: true, places };
    await resultOf(post('stock-level', { id: level.id, version: level.version, document }));
    const value = async () => stockValueResult.parse(await resultOf(get('stock-value')));
    const before = await value();
    expect(before.total.value).toBe(0);
    expect(before.total.uncosted).toBe(before.total.units);
    await setCost('TEE', '2.35');
    await setCost('JACKET', '20');
    const { items, total } = await value();
    expect(items.map(({ place, name }) => [place, name?.en])).toEqual([
      ['berlin', 'Berlin'],
      ['main', 'Main warehouse'],
    ]);
    expect(items[0]).toMatchObject({ units: 3, value: 7.05, uncosted: 0 });
    const jackets = [10, 5, 0, 9].reduce((sum, qty) => sum + qty, 0);
    expect(items[1]?.value).toBe(7 * 2.35 + jackets * 20);
    expect(total).toMatchObject({ units: before.total.units, uncosted: before.total.units - 10 - jackets });
    // A cost of a variant, even of nothing, goes before that of its product.
    const costs = new Map([
      [SMALL as string, '0'],
      [MEDIUM as string, '33.1'],
    ]);
    await resultOf(
      save('JACKET', (kept) => ({
        ...kept,
        variants: kept.variants.map((one) => ({ ...one, cost: costs.get(one.sku) ?? null })),
      })),
    );
    const own = await value();
    expect(own.items[1]?.value).toBeCloseTo(7 * 2.35 + 5 * 33.1 + (jackets - 15) * 20, 2);
    expect(own.total.uncosted).toBe(total.uncosted);
  });

  it('is visible only to staff who may read products', async () => {
    await setCost('TEE', '6.25');
    await place([{ sku: 'TEE' }]);
    const role = { name: 'counter', title: 'Counter', permissions: ['figures:read'] };
    await resultOf(post('role', { document: role }));
    const ada = await signIn(shop, 'ada@vitrine.example');
    const { items } = await resultOf<{ items: { id: string }[] }>(get('people?q=ada@vitrine.example'));
    const id = items[0]?.id ?? '';
    const { version } = await resultOf<{ version: string }>(get(`person?id=${id}`));
    await resultOf(post('person', { id, version, document: { roles: [], own_roles: ['counter'] } }));
    const seen = await table('products', ada.token);
    expect(seen?.total.net).toBeGreaterThan(0);
    const none = { cost: null, margin: null, margin_rate: null, uncosted: null };
    expect([seen?.total, ...(seen?.rows ?? [])]).toMatchObject([none, ...(seen?.rows ?? []).map(() => none)]);
    expect((await get('stock-value', ada.token)).status).toBe(403);
    expect((await get('product?id=TEE', ada.token)).status).toBe(403);
    // The closing of a month, which goes to an accountant, has no costs.
    expect(JSON.stringify((await get('month-closing?month=2026-01')).json)).not.toMatch(/"cost":\d/);
  });

  it('never appears in a storefront response, a feed, an email or an event', async () => {
    const [cost, minor] = ['7313.37', '731337'];
    await setCost('TEE', cost);
    await resultOf(
      save('JACKET', (document) => ({
        ...document,
        cost,
        variants: document.variants.map((one) => ({ ...one, cost })),
      })),
    );
    const ada = await signIn(shop, 'ada@vitrine.example');
    const cart = await cartWith(shop, [{ sku: 'TEE' }, { sku: SMALL, parentSku: 'JACKET' }]);
    const id = await place([{ sku: 'TEE' }, { sku: SMALL, parentSku: 'JACKET' }]);
    await resultOf(post('order-edit', { id, lines: [{ line: 0, qty: 1 }] }));
    const search = encodeURIComponent(JSON.stringify({ text: '', filters: [] }));
    const addresses = [
      `/api/catalog?type=product&store=us&size=100&searchQuery=${search}`,
      ...['us', 'de'].map((store) => `/api/catalog?type=product&store=${store}&size=100`),
      '/api/stock/check?sku=TEE',
      `/api/cart/pull?cartId=${cart}`,
      `/api/cart/totals?cartId=${cart}`,
      `/api/user/order-history?token=${ada.token}`,
      `/api/order/${id}?token=${ada.token}`,
    ];
    let answered = 0;
    for (const address of addresses) {
      const { status, json } = await shop.call('GET', address);
      if (status === 200) answered += 1;
      expect(JSON.stringify(json), address).not.toMatch(/7313\.37|731337|"costs?"/);
    }
    expect(answered).toBeGreaterThanOrEqual(4);
    const mails = await shop.platform.outbox.list();
    expect(JSON.stringify(mails)).not.toMatch(/7313\.37|731337/);
    // Products, their index, orders' documents, feeds and events are made of these tables; costs are in the others.
    const holders = new Set<string>();
    for (const name of await shop.texts()) {
      const [from = '', column = ''] = name.split('.');
      const rows = await shop.rows(`SELECT CAST("${column}" AS TEXT) AS text FROM "${from}"`);
      if (rows.some(({ text }) => String(text).includes(cost) || String(text).includes(minor))) holders.add(name);
    }
    expect([...holders].toSorted()).toEqual(['shop_order.fulfilment', 'staff_change.after']);
  });
});
