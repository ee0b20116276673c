import { describe, expect, it } from 'vitest';
import type { CartTotals } from '../../../../core/contract';
import { mayComeStill, planQueueOutcome, type CancelPlan } from '../../../../core/orders/queue/plan-queue-outcome';
import { orderRefused } from '../order-reply';

const refused = (error: string, more: object = {}) => orderRefused(400, '', { error, ...more });
const naming = (...fields: readonly string[]) =>
  refused('invalid_input', { errors: fields.map((field) => ({ field, message: 'not taken' })) });
const totals = (over: Partial<CartTotals> = {}): CartTotals => ({
  ...{ quote_currency_code: 'USD', grand_total: 20, subtotal: 20, discount_amount: 0, shipping_amount: 0 },
  ...{ tax_amount: 0, items_qty: 1, items: [], total_segments: [] },
  ...over,
});

describe('a queued order that the shop refuses', () => {
  it.each([
    ['the same coupon still', 'HELLO', { coupon_code: 'HELLO' }, 'queue-totals-changed'],
    ['no coupon before or after', undefined, { coupon_code: null }, 'queue-totals-changed'],
    ['a removed coupon', 'HELLO', { coupon_code: null }, 'queue-coupon-gone'],
    ['no data about its coupon', 'HELLO', {}, 'queue-coupon-gone'],
  ])('at another total with %s is cancelled with the new total', (_what, coupon, over, code) => {
    expect(planQueueOutcome(refused('totals_changed', { totals: totals(over) }), coupon)).toMatchObject({
      ...{ kind: 'cancel', code, putBack: true },
      costs: { grand_total: 20 },
    });
  });

  it('at an unnamed total is cancelled without an amount', () => {
    expect(planQueueOutcome(refused('totals_changed'), 'HELLO')).toEqual({
      ...{ kind: 'cancel', code: 'totals-changed', putBack: true },
    });
  });

  it.each([
    ['uses_total', 'coupon-used-up'],
    ['first_order_only', 'coupon-first-order'],
    ['uses_per_customer', 'coupon-used'],
  ])('for the limit %s of its coupon is cancelled: %s', (limit, code) => {
    const reply = refused('coupon_limit_reached', { coupon: 'HELLO', limit });
    expect(planQueueOutcome(reply)).toEqual({ kind: 'cancel', code, putBack: true });
  });

  it('for the limit of a guest is cancelled with product and units', () => {
    expect(planQueueOutcome(refused('pay_later_limit', { sku: 'TEE', name: 'Tee', max: 5 }))).toEqual({
      ...{ kind: 'cancel', code: 'pay-later-limit', putBack: true },
      limit: { name: 'Tee', max: 5 },
    });
  });

  it('is cancelled without its lines if the cart was ordered otherwise', () => {
    expect(planQueueOutcome(refused('cart_closed'))).toEqual({ kind: 'cancel', code: 'cart-closed', putBack: false });
  });

  it('is recognised by its id, before an unknown cart, before other errors', () => {
    const method = 'addressInformation.shipping_method_code';
    expect(planQueueOutcome(naming(method, 'cart_id', 'order_id'))).toEqual({ kind: 'known' });
    expect(planQueueOutcome(naming(method, 'cart_id'))).toEqual({ kind: 'cart-unknown' });
    expect(planQueueOutcome(naming(method))).toMatchObject({ code: 'queue-shipping-gone' });
  });

  it('has its lines restored if something is sold out', () => {
    expect(planQueueOutcome(orderRefused(500, '', { error: 'out_of_stock' }))).toEqual({
      ...{ kind: 'cancel', code: 'queue-out-of-stock', putBack: true },
    });
  });

  it('waits if the shop is failing, whatever fields it names', () => {
    const meta = { errors: [{ field: 'order_id', message: 'no' }] };
    expect(planQueueOutcome(orderRefused(500, 'boom', meta))).toEqual({ kind: 'wait' });
  });
});

describe('a refused order', () => {
  const back: CancelPlan = { kind: 'cancel', code: 'queue-out-of-stock', putBack: true };

  it.each<[string, number, Partial<CancelPlan>, boolean]>([
    ['was sent once', 1, {}, false],
    ['was never sent', 0, {}, false],
    ['was sent before', 2, {}, true],
    ['was sent before, and its cart is closed', 2, { putBack: false }, false],
    ['replaces a paid one', 2, { paid: ['order-0001'] }, false],
  ])('that %s may still arrive: after %i', (_what, attempts, over, may) => {
    expect(mayComeStill({ attempts }, { ...back, ...over })).toBe(may);
  });
});
