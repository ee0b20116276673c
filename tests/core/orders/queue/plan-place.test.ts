import { describe, expect, it } from 'vitest';
import type { CartTotals } from '../../../../core/contract';
import {
  methodsRefused,
  paidAlready,
  payLaterFacts,
  planPayment,
  planPlace,
} from '../../../../core/orders/queue/plan-place';
import { orderRefused } from '../order-reply';

const naming = (...fields: readonly string[]) => ({
  errors: fields.map((field) => ({ field, message: `${field} is not taken` })),
});
const refused = (error: string, more: object = {}) => orderRefused(400, '', { error, ...more });
const SHIPPING = 'addressInformation.shipping_method_code';
const PAYMENT = 'addressInformation.payment_method_code';
const TOTALS: CartTotals = {
  ...{ quote_currency_code: 'USD', grand_total: 20, subtotal: 20, discount_amount: 0, shipping_amount: 0 },
  ...{ tax_amount: 0, items_qty: 1, items: [], total_segments: [] },
};

describe('the result of placing an order', () => {
  it('is a new confirmation at the totals that the shop returns', () => {
    expect(planPlace(refused('totals_changed', { totals: TOTALS }))).toMatchObject({
      kind: 'decline',
      code: 'totals-changed',
      totals: { grand_total: 20 },
    });
  });

  it.each([
    ['uses_total', 'coupon-used-up'],
    ['first_order_only', 'coupon-first-order'],
    ['uses_per_customer', 'coupon-used'],
    [undefined, 'coupon-used-up'],
  ])('names the reached coupon limit %s: %s', (limit, code) => {
    expect(planPlace(refused('coupon_limit_reached', { coupon: 'HELLO', limit }))).toMatchObject({
      kind: 'coupon-limit',
      error: { code, params: { coupon: 'HELLO' } },
    });
  });

  it('names the limit of a guest, with product and units', () => {
    const plan = planPlace(refused('pay_later_limit', { sku: 'TEE', name: 'Tee', max: 5 }));
    expect(plan).toMatchObject({
      kind: 'pay-later-limit',
      error: { code: 'pay-later-limit', params: { name: 'Tee', max: '5' } },
    });
    expect(payLaterFacts({})).toEqual({ name: '', max: '0' });
  });

  it.each([
    [[SHIPPING], ['shipping.shippingMethod']],
    [[PAYMENT], ['payment.paymentMethod']],
    [
      [PAYMENT, 'products.0.sku', SHIPPING],
      ['shipping.shippingMethod', 'payment.paymentMethod'],
    ],
  ])('is another selection if the shop refuses %j', (named, fields) => {
    const reply = refused('invalid_input', naming(...named));
    expect(planPlace(reply)).toEqual({ kind: 'method-gone', fields });
    expect(methodsRefused(reply)).toEqual(fields);
  });

  it('is a refusal with the fields that the shop names, without further details', () => {
    const { errors } = naming('personalDetails.emailAddress');
    expect(planPlace(refused('invalid_input', { errors }))).toEqual({
      kind: 'rejected',
      code: 'order-invalid',
      fields: errors,
    });
    expect(methodsRefused(orderRefused(400))).toEqual([]);
    expect(methodsRefused(refused('invalid_input', { errors }))).toEqual([]);
  });

  it('is a refusal if the shop gives no reason', () => {
    const reply = { ok: false, code: 400, message: '' } as const;
    expect(planPlace(reply)).toEqual({ kind: 'rejected', code: 'order-invalid', fields: [] });
    expect(methodsRefused({})).toEqual([]);
  });

  it('is another cart before any other error of an order', () => {
    expect(planPlace(refused('invalid_input', naming(SHIPPING, 'cart_id')))).toEqual({ kind: 'cart-unknown' });
    expect(planPlace(refused('cart_closed', naming('cart_id')))).toEqual({ kind: 'cart-unknown' });
  });

  it('prefers the fields that the shop names to its methods', () => {
    expect(planPlace(refused('cart_closed', naming(SHIPPING)))).toEqual({ kind: 'decline', code: 'cart-closed' });
  });

  it('is to wait for a failing shop, whatever fields it names', () => {
    expect(planPlace(orderRefused(500, 'boom', naming('cart_id', SHIPPING)))).toEqual({ kind: 'queue' });
  });
});

describe('the already paid orders', () => {
  it('are named only by the error for an order that replaces them', () => {
    const order_ids = ['order-0001', 'order-0002'];
    expect(paidAlready(refused('already_paid', { order_ids }))).toEqual(order_ids);
    expect(paidAlready(refused('already_paid'))).toEqual([]);
    expect(paidAlready(refused('cart_closed', { order_ids }))).toEqual([]);
    expect(paidAlready(refused('totals_changed', { order_ids }))).toEqual([]);
    expect(paidAlready({ ok: true, code: 200, result: { id: 1, number: '1', currency: 'USD', price: 1 } })).toEqual([]);
    expect(paidAlready(undefined)).toEqual([]);
  });
});

describe('the payment of a placed order', () => {
  const placed = (order: object | undefined, clear_basket?: boolean) =>
    planPayment({
      ...{ id: 1, number: '1', currency: 'USD', price: 1 },
      ...(order && { order }),
      ...(clear_basket !== undefined && { clear_basket }),
    });

  it.each([
    ['no page', undefined, undefined, true],
    ['no page, whatever the basket flag', undefined, false, true],
    ['a link', { paylink: '/pay' }, undefined, false],
    ['a form', { payscript: '<form>' }, undefined, false],
    ['a link and a form', { paylink: '/pay', payscript: '<form>' }, false, false],
    ['a link, and the basket cleared', { paylink: '/pay' }, true, true],
    ['neither', { paylink: null, payscript: null }, undefined, true],
  ] as const)('with %s keeps the basket until it is paid', (_what, order, clear, clearBasket) => {
    expect(placed(order, clear).clearBasket).toBe(clearBasket);
  });
});
