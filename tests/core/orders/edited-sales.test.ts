import { describe, expect, it } from 'vitest';
import { addSums, NO_SALES } from '../../../core/contract/staff/sales-sums';
import { promotionFacts } from '../../../core/orders/sales/promotion-facts';
import { salesFacts, salesVersions } from '../../../core/orders/sales/sales-facts';
import { soldParts, type BookedOrder } from '../../../core/orders/sales/sold-order';

const DAY_MS = 86_400_000;
const orderWith = (count: number, more: Partial<BookedOrder> = {}): BookedOrder => ({
  createdAt: DAY_MS,
  updatedAt: DAY_MS,
  canceledAt: undefined,
  status: 'paid',
  currency: 'EUR',
  grandTotal: count * 1000 + 400,
  document: {
    products: [{ sku: 'TEE', count, row_total: count * 10 }],
    totals: [
      { code: 'subtotal', value: count * 10 },
      { code: 'shipping', value: 4 },
    ],
  },
  fulfilment: {},
  ...more,
});
const before = orderWith(3);
const { grandTotal, document } = before;
const edited = orderWith(1, { fulfilment: { edits: [{ at: 3 * DAY_MS, grandTotal, document }] } });

describe('sales of an edited order', () => {
  it('keep the day of the sale unchanged', () => {
    const first = (order: BookedOrder) => salesFacts(order, []).filter(({ at }) => at === DAY_MS);
    expect(first(edited)).toEqual(first(before));
  });
  it('sum up to the current state of the order', () => {
    const sum = addSums([NO_SALES, ...salesFacts(edited, [])]);
    const now = addSums([NO_SALES, ...salesFacts(orderWith(1), [])]);
    expect(sum).toMatchObject({ orders: now.orders, units: now.units, shipping: now.shipping, tax: now.tax });
    expect(sum.gross - sum.discounts - sum.cancelled - sum.refunded).toBe(now.gross - now.discounts);
  });
  it('accumulate, and end with a cancellation', () => {
    const edits = [
      { at: 2 * DAY_MS, grandTotal, document },
      { at: 3 * DAY_MS, grandTotal: orderWith(2).grandTotal, document: orderWith(2).document },
    ];
    const canceled = orderWith(1, { status: 'canceled', canceledAt: 4 * DAY_MS, fulfilment: { edits } });
    const facts = salesFacts(canceled, []);
    expect(new Set(facts.map(({ at }) => at / DAY_MS))).toEqual(new Set([1, 2, 3, 4]));
    expect(addSums([NO_SALES, ...facts])).toMatchObject({ orders: 0, units: 0, shipping: 0, tax: 0 });
  });
});

describe('an order from before taxes were stored per line', () => {
  const old = (more: readonly { code: string; value: number; value_included?: number }[], grandTotal: number) =>
    orderWith(1, {
      grandTotal,
      document: {
        products: [
          { sku: 'TEE', count: 1, row_total: 30 },
          { sku: 'CAP', count: 1, row_total: 10 },
        ],
        totals: [{ code: 'subtotal', value: 40 }, { code: 'shipping', value: 4 }, ...more],
      },
    });
  const totalsOf = (order: BookedOrder) => soldParts(order).map(({ sku, total }) => [sku, total]);

  it('has its coupon and the discount of its payment method spread over its goods, and none over shipping', () => {
    const discounts = [
      { code: 'discount', value: -4 },
      { code: 'payment_discount', value: -2 },
    ];
    expect(totalsOf(old(discounts, 3800))).toEqual([
      ['TEE', 2550],
      ['CAP', 850],
      [null, 400],
    ]);
    expect(totalsOf(old(discounts.slice(1), 4200))).toEqual([
      ['TEE', 2850],
      ['CAP', 950],
      [null, 400],
    ]);
  });
});

describe('sales by promotion of an edited order', () => {
  const taxes = (discount: number) => ({
    ...{ included: true, shipping: { amount: 400, tax: 0, rate: null } },
    lines: [{ discount, tax: 0, rate: null }],
  });
  const reduced = (count: number, code: string) => ({
    ...orderWith(count).document,
    ...{ taxes: taxes(count * 100), promotions: [{ code, name: code, lines: [count * 100] }] },
  });
  const sold = orderWith(3, { grandTotal: 3100, document: reduced(3, 'spring') });
  const edits = [{ at: 3 * DAY_MS, grandTotal: sold.grandTotal, document: sold.document }];
  const now = orderWith(1, { grandTotal: 1300, document: reduced(1, 'summer'), fulfilment: { edits } });
  const facts = (order: BookedOrder) => promotionFacts(salesVersions(order, []));

  it('keep the days before the edit unchanged', () => {
    const first = (order: BookedOrder) => facts(order).filter(({ at }) => at === DAY_MS);
    expect(first(sold)).toMatchObject([{ sku: 'spring', orders: 1, units: 3, discounts: 300 }]);
    expect(first(now)).toEqual(first(sold));
  });

  it('sum up to the current promotions of the order', () => {
    const sums = (code: string) => addSums([NO_SALES, ...facts(now).filter(({ sku }) => sku === code)]);
    const net = ({ gross, discounts, cancelled }: ReturnType<typeof sums>) => gross - discounts - cancelled;
    expect(sums('spring')).toMatchObject({ orders: 0, units: 0 });
    expect(net(sums('spring'))).toBe(0);
    expect(sums('summer')).toMatchObject({ orders: 1, units: 1, discounts: 100 });
    expect(net(sums('summer'))).toBe(900);
  });
});
