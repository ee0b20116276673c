import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { OrderExchanged, SignedIn, StockAnswer } from '../../../../../core/contract';
import type { InvoiceRow } from '../../../../../core/contract/orders/manage-invoices';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { approve } from '../../../../fixtures/gift-cards';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';
import { sellAs } from '../../../../fixtures/seller';
import { signIn } from '../../../../fixtures/signed-in';

const [SMALL, MEDIUM] = ['JACKET-BLACK-S', 'JACKET-BLACK-M'] as const;
const GOODS = [{ sku: SMALL, parentSku: 'JACKET', qty: 2 }, { sku: 'TEE' }];

describe.each(DATABASES)('exchanged items of a shipped order on %s', (kind) => {
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

  let keys = 0;
  const post = (path: string, body: object) => shop.call('POST', `/api/manage/${path}?token=${staff.token}`, body);
  const advance = (id: string, body: object) => resultOf<ManagedOrder>(post('order', { id, ...body }));
  const input = (more: object) => ({ key: `exchange-${String((keys += 1))}`, reason: 'Too small', ...more });
  const exchange = (id: string, more: object) => post('order-exchange', { id, ...input(more) });
  const stock = async (sku: string) =>
    (await resultOf<StockAnswer>(shop.call('GET', `/api/stock/check?sku=${sku}`))).qty;
  const invoices = async (id: string) =>
    (await resultOf<{ items: InvoiceRow[] }>(shop.call('GET', `/api/manage/invoices?token=${staff.token}&q=${id}`)))
      .items;

  async function sent(): Promise<string> {
    const order = await orderOf(shop, await cartWith(shop, GOODS), { payment: 'card' });
    const { number } = await resultOf<{ readonly number: string }>(shop.call('POST', '/api/order', order));
    await approve(shop, order.order_id);
    await advance(number, { status: 'D', tracking: 'VT1' });
    return number;
  }

  it('are refused while the seller of a new invoice is not configured, and keep the invoice', async () => {
    const id = await sent();
    const before = await invoices(id);
    expect(before).toHaveLength(1);
    await sellAs(shop, { invoice_sellers: [] });
    expect(await exchange(id, { lines: [{ line: 0, qty: 1, sku: MEDIUM }] })).toMatchObject({
      status: 409,
      json: { meta: { error: 'seller_missing' } },
    });
    expect(await invoices(id)).toEqual(before);
  });

  it('keep the paid price, move the stock, and notify the customer, once per key', async () => {
    const id = await sent();
    const [before, small, medium] = [await advance(id, {}), await stock(SMALL), await stock(MEDIUM)];
    const body = input({ lines: [{ line: 0, qty: 1, sku: MEDIUM }], tracking: 'VT2' });
    const dry = await resultOf<OrderExchanged>(post('order-exchange', { id, ...body, dry_run: true }));
    expect(dry).toMatchObject({ order: { revision: before.revision } });
    const made = await resultOf<OrderExchanged>(post('order-exchange', { id, ...body }));
    const again = await resultOf<OrderExchanged>(post('order-exchange', { id, ...body }));
    expect(made.exchanged).toMatchObject([{ from: { sku: SMALL, qty: 1 }, to: { sku: MEDIUM, qty: 1 } }]);
    expect(dry.exchanged).toEqual(made.exchanged);
    expect(again).toMatchObject({ exchanged: [], order: { revision: made.order.revision } });
    const { order } = again;
    expect(order).toMatchObject({ price: before.price, paid: true, totals: before.totals });
    expect(order.money).toMatchObject({ captured: before.money.captured, refunded: 0, due: 0 });
    expect(order.products.map(({ sku, count, price }) => ({ sku, count, price }))).toEqual([
      { sku: SMALL, count: 1, price: 80 },
      { sku: 'TEE', count: 1, price: before.products[1]?.price },
      { sku: MEDIUM, count: 1, price: 80 },
    ]);
    expect(order.parcels).toMatchObject([
      {
        tracking: 'VT1',
        lines: [
          { sku: SMALL, qty: 2 },
          { sku: 'TEE', qty: 1 },
        ],
      },
      { tracking: 'VT2', lines: [{ sku: MEDIUM, qty: 1 }] },
    ]);
    expect([await stock(SMALL), await stock(MEDIUM)]).toEqual([small + 1, medium - 1]);
    const mails = await shop.platform.outbox.list('ada@shop.test');
    expect(mails.filter(({ kind: of }) => of === 'order-exchanged')).toHaveLength(1);
    const logged = order.history.map(({ what }) => what.map(({ name }) => name));
    expect(logged).toContainEqual(['exchange', 'reason', 'stock']);
    expect((await invoices(id)).map((row) => row.kind).toSorted()).toEqual(['credit_note', 'invoice', 'invoice']);
  });

  it('end the return that the customer announced for them', async () => {
    const order = await orderOf(shop, await cartWith(shop, GOODS), { payment: 'card' });
    const { number } = await resultOf<{ readonly number: string }>(shop.call('POST', '/api/order', order));
    await approve(shop, order.order_id);
    await advance(number, { status: 'D', tracking: 'VT1' });
    const { proof } = await resultOf<{ readonly proof: string }>(
      shop.call('POST', '/api/order/find', { number: order.order_id, email: 'ada@shop.test' }),
    );
    const announce = (request: string) =>
      resultOf(
        shop.call('POST', '/api/order/return', {
          ...{ id: order.order_id, proof, request, reason: 'too-small' },
          lines: [{ sku: SMALL, qty: 1 }],
        }),
      );
    await announce('return-0001');
    await announce('return-0002');
    const units = async () =>
      (await advance(number, {})).returns.flatMap(({ lines }) => lines.map(({ sku, qty }) => [sku, qty]));
    expect(await units()).toEqual([
      [SMALL, 1],
      [SMALL, 1],
    ]);
    await resultOf(exchange(number, { lines: [{ line: 0, qty: 1, sku: MEDIUM }] }));
    expect(await units()).toEqual([[SMALL, 1]]);
    await resultOf(exchange(number, { lines: [{ line: 0, qty: 1, sku: MEDIUM }] }));
    expect(await units()).toEqual([]);
  });

  it('are refused before shipping, after a return, and for other products', async () => {
    const id = await sent();
    const refusal = async (number: string, line: object) =>
      JSON.stringify((await exchange(number, { lines: [line] })).json);
    expect(await refusal(id, { line: 1, qty: 1, sku: MEDIUM })).toContain(
      'lines.0.line must be a product with variants',
    );
    expect(await refusal(id, { line: 0, qty: 3, sku: MEDIUM })).toContain('lines.0.qty must be at most 2');
    expect(await refusal(id, { line: 0, qty: 1, sku: SMALL })).toContain('lines.0.sku must be another variant');
    expect(await refusal(id, { line: 0, qty: 1, sku: 'TEE' })).toContain('lines.0.sku');
    expect(await refusal(id, { line: 9, qty: 1, sku: MEDIUM })).toContain('lines.0.line does not match');
    expect(await refusal(id, { line: 0, qty: 1, sku: 'JACKET-RED-S' })).toContain('not-in-stock');
    expect((await exchange('none', { lines: [{ line: 0, qty: 1, sku: MEDIUM }] })).status).toBe(404);
    await advance(id, { returned: ['TEE'], return_reason: 'Unloved' });
    expect(await refusal(id, { line: 0, qty: 1, sku: MEDIUM })).toContain('not-exchangeable');
    const order = await orderOf(shop, await cartWith(shop, GOODS), { payment: 'cashondelivery' });
    const { number } = await resultOf<{ readonly number: string }>(shop.call('POST', '/api/order', order));
    expect(await refusal(number, { line: 0, qty: 1, sku: MEDIUM })).toContain('not-exchangeable');
  });

  it('conserve money, units and stock, whatever is exchanged and returned', async () => {
    const one = fc.record({
      line: fc.integer({ min: 0, max: 3 }),
      qty: fc.integer({ min: 1, max: 2 }),
      sku: fc.constantFrom(SMALL, MEDIUM),
      restock: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 5 }), async (swaps) => {
        await shop.platform.prices.apply(`sku,stock\n${SMALL},10\n${MEDIUM},5\n`, { name: 'stock', isDry: false });
        const start = new Map([[SMALL, await stock(SMALL)] as const, [MEDIUM, await stock(MEDIUM)] as const]);
        const id = await sent();
        const paid = await advance(id, {});
        let order = paid;
        const lost = new Map<string, number>();
        for (const { restock, ...line } of swaps) {
          const from = order.products[line.line]?.sku ?? '';
          const { status, json } = await exchange(id, { lines: [line], restock });
          if (status !== 200) continue;
          order = (json as { result: OrderExchanged }).result.order; // sound: the status is 200
          if (!restock) lost.set(from, (lost.get(from) ?? 0) + line.qty);
          expect(order.totals).toEqual(paid.totals);
          expect(order.money).toMatchObject({ captured: paid.money.captured, refunded: 0, due: 0 });
          expect(order.products.reduce((sum, { count }) => sum + count, 0)).toBe(3);
          const rows = ({ products }: ManagedOrder) => products.reduce((sum, { row_total: row }) => sum + row, 0);
          expect(rows(order)).toBeCloseTo(rows(paid), 2);
        }
        const skus = [...new Set(order.products.map(({ sku }) => sku))];
        const { money } = await advance(id, { returned: skus, return_reason: 'All back' });
        expect(money.refunded).toBeCloseTo(money.captured - money.shipping.paid, 2);
        expect(money.lines.every(({ paid: own, refunded }) => own === refunded)).toBe(true);
        for (const [sku, qty] of start) expect(await stock(sku)).toBe(qty - (lost.get(sku) ?? 0));
        const kept = (await invoices(id)).reduce((sum, { gross }) => sum + gross, 0);
        expect(kept).toBeCloseTo(money.captured - money.refunded, 2);
      }),
      { numRuns: kind === 'postgres' ? 4 : 12 },
    );
  });
});
