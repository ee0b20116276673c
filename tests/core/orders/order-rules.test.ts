import { sha3_224 } from 'js-sha3';
import { describe, expect, it } from 'vitest';
import type { Order, OrderResult } from '../../../core/contract';
import { orderHash } from '../../../core/orders/order-hash';
import { planPayment, planPlace } from '../../../core/orders/queue/plan-place';
import { planQueueOutcome } from '../../../core/orders/queue/plan-queue-outcome';
import { replacedBy, replacing } from '../../../core/orders/replaced-orders';
import { orderRefused } from './order-reply';
import { teeOrder as order } from './tee-order';

const hash = (text: string): string => sha3_224(text);
const result: OrderResult = { id: 1, number: '100001', currency: 'USD', price: 15 };

describe('orderHash', () => {
  it('is 56 hexadecimal digits and does not depend on the order of keys', () => {
    const { order_id, ...rest } = order;
    expect(orderHash(order, hash)).toMatch(/^[0-9a-f]{56}$/);
    expect(orderHash({ ...rest, order_id }, hash)).toBe(orderHash(order, hash));
  });

  it('excludes volatile fields and the password', () => {
    const stamped: Order = {
      ...order,
      hash: 'a'.repeat(56),
      transmited: true,
      transmited_at: 'x',
      created_at: 'y',
      updated_at: 'z',
      personalDetails: { ...order.personalDetails, password: 'correct horse' },
    };
    expect(orderHash(stamped, hash)).toBe(orderHash(order, hash));
  });

  it('changes with any ordered item', () => {
    const others: Order[] = [
      { ...order, products: [{ sku: 'TEE', qty: 2, price_incl_tax: 15 }] },
      { ...order, order_id: 'order-0002' },
      { ...order, totals: [{ code: 'grand_total', value: 16 }] },
    ];
    expect(new Set([order, ...others].map((entry) => orderHash(entry, hash))).size).toBe(4);
  });
});

describe('planPlace', () => {
  const refused = (code: number, message = '', error?: string) => planPlace(orderRefused(code, message, { error }));

  it('handles each response of the shop', () => {
    expect(planPlace({ ok: true, code: 200, result })).toEqual({ kind: 'placed', result });
    expect(refused(400)).toEqual({ kind: 'rejected', code: 'order-invalid', fields: [] });
    expect(refused(400, '', 'totals_changed')).toEqual({ kind: 'decline', code: 'totals-changed' });
    expect(refused(400, '', 'cart_closed')).toEqual({ kind: 'decline', code: 'cart-closed' });
    const unknown = { errors: [{ field: 'cart_id', message: 'cart_id does not match any cart' }] };
    expect(planPlace(orderRefused(400, '', unknown))).toEqual({ kind: 'cart-unknown' });
    expect(refused(401)).toEqual({ kind: 'queue' });
    expect(refused(500, 'boom')).toEqual({ kind: 'queue' });
    expect(refused(500, 'Error: Error while adding products')).toEqual({
      kind: 'rejected',
      code: 'order-sold-out',
      fields: [],
    });
    expect(planPlace(undefined)).toEqual({ kind: 'queue' });
  });
});

describe('an order that replaces a paid one', () => {
  const refused = (order_ids: unknown) => orderRefused(400, '', { error: 'already_paid', order_ids });

  it('is not placed, and only the unpaid lines of a queued one are restored', () => {
    expect(planPlace(refused(['order-0001']))).toEqual({ kind: 'paid-already' });
    const plan = { kind: 'cancel', code: 'cart-closed', putBack: true, paid: ['order-0001'] };
    expect(planQueueOutcome(refused(['order-0001']))).toEqual(plan);
  });

  it('is refused like any other if the shop does not name the paid one', () => {
    for (const odd of [undefined, 'order-0001', [], [7]])
      expect(planPlace(refused(odd))).toMatchObject({ kind: 'rejected', code: 'order-invalid' });
  });
});

describe('an order that replaces others', () => {
  const earlier = (order_id: string, cart_id: string) => ({ order_id, cart_id });

  it('names them, and each of their carts once, whose tokens prove the device', () => {
    const orders = [earlier('order-0001', 'cart-1'), earlier('order-0002', 'cart-1'), earlier('order-0003', '')];
    const replaced = { replaces: ['order-0001', 'order-0002', 'order-0003'], replaced_carts: ['cart-1'] };
    expect(replacing(orders)).toEqual(replaced);
    expect(replacedBy({ ...replaced, ...earlier('order-0004', 'cart-2') })).toEqual(replaced);
  });

  it('sends nothing if there are none', () => {
    expect(replacing([])).toEqual({});
    expect(replacedBy({ ...earlier('order-0004', 'cart-2'), replaces: undefined })).toEqual({});
  });
});

describe('planPayment', () => {
  it('clears the basket unless a payment page follows that keeps it', () => {
    expect(planPayment(result)).toEqual({ redirect: undefined, payscript: undefined, clearBasket: true });
    expect(planPayment({ ...result, order: { paylink: '/pay/1' } })).toMatchObject({
      redirect: '/pay/1',
      clearBasket: false,
    });
    expect(planPayment({ ...result, order: { payscript: '<form>' }, clear_basket: true })).toMatchObject({
      payscript: '<form>',
      clearBasket: true,
    });
    expect(planPayment({ ...result, order: { paylink: null } })).toMatchObject({
      redirect: undefined,
      clearBasket: true,
    });
  });
});

describe('planQueueOutcome', () => {
  it('sends, cancels or waits', () => {
    const refused = (code: number, message = '', error?: string) =>
      planQueueOutcome(orderRefused(code, message, { error }));
    expect(planQueueOutcome({ ok: true, code: 200, result })).toEqual({ kind: 'sent', result });
    expect(refused(400)).toEqual({ kind: 'cancel', code: 'queue-invalid-address', putBack: true });
    expect(refused(400, '', 'totals_changed')).toMatchObject({ code: 'totals-changed', putBack: true });
    expect(refused(400, '', 'cart_closed')).toMatchObject({ code: 'cart-closed', putBack: false });
    expect(refused(500, 'Error: Error while adding products')).toMatchObject({ code: 'queue-out-of-stock' });
    for (const code of [401, 404, 429, 500, 503]) expect(refused(code, 'x')).toEqual({ kind: 'wait' });
    expect(planQueueOutcome(undefined)).toEqual({ kind: 'wait' });
  });

  it.each([
    ['the shipping method', ['shipping_method_code'], 'queue-shipping-gone'],
    ['the payment method', ['payment_method_code'], 'queue-payment-gone'],
    [
      'both, with the shipping method selected first',
      ['payment_method_code', 'shipping_method_code'],
      'queue-shipping-gone',
    ],
    ['a field of the address', ['shippingAddress.postcode'], 'queue-invalid-address'],
  ])('reports that the shop refuses %s', (_what, members, code) => {
    const errors = members.map((member) => ({ field: `addressInformation.${member}`, message: 'not offered' }));
    const reply = orderRefused(400, '', { error: 'invalid_input', errors });
    expect(planQueueOutcome(reply)).toEqual({ kind: 'cancel', code, putBack: true });
  });

  it('recognises an order that another tab sent with a separate cart', () => {
    const errors = [{ field: 'order_id', message: 'order_id belongs to another order' }];
    const reply = orderRefused(400, '', { error: 'invalid_input', errors });
    expect(planQueueOutcome(reply)).toEqual({ kind: 'known' });
  });
});
