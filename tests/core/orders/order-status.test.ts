import { describe, expect, it } from 'vitest';
import type { PlacedOrder } from '../../../core/contract';
import { orderStatus } from '../../../core/orders/order-status';
import { isSameIntent } from '../../../core/orders/queue/same-intent';
import { teeOrder as order } from './tee-order';

const placed: PlacedOrder = {
  id: 1,
  number: '100001',
  currency: 'USD',
  price: 15,
  order_id: 'order-0001',
  order_status: 'N',
  created_at: '2026-01-01T00:00:00.000Z',
  products: [],
  totals: [],
};
const byPage: PlacedOrder = { ...placed, redirect_to_pay: true, order: { paylink: '/pay/order-0001' } };

describe('the status of an order', () => {
  it('is placed if no payment page follows', () => {
    expect(orderStatus(placed)).toBe('placed');
    expect(orderStatus({ ...placed, order: { paylink: null, payscript: null } })).toBe('placed');
  });

  it('waits for payment until the shop reports something else', () => {
    expect(orderStatus(byPage)).toBe('waiting');
    expect(orderStatus({ ...placed, order: { paylink: '/pay/1' } })).toBe('waiting');
    expect(orderStatus({ ...placed, redirect_to_pay: true })).toBe('waiting');
    expect(orderStatus({ ...placed, order: { payscript: '<form>' } })).toBe('waiting');
    expect(orderStatus({ ...byPage, payment: 'declined' })).toBe('declined');
  });

  it('is paid or cancelled as soon as the shop says so, whatever else it reports', () => {
    expect(orderStatus({ ...byPage, paid: true, payment: 'declined' })).toBe('paid');
    expect(orderStatus({ ...byPage, canceled: true, payment: 'waiting' })).toBe('canceled');
    expect(orderStatus({ ...placed, paid: true })).toBe('paid');
  });

  it('is refunded if it was cancelled and paid anyway', () => {
    expect(orderStatus({ ...byPage, canceled: true, payment: 'refunded' })).toBe('refunded');
  });
});

describe('two orders', () => {
  it('count as equal if they differ only in identifiers and volatile fields', () => {
    const again = { ...order, order_id: 'order-0002', cart_id: 'cart-2', hash: 'a'.repeat(56), transmited: true };
    expect(isSameIntent(order, { ...again, created_at: 'x', updated_at: 'y', transmited_at: 'z' })).toBe(true);
  });

  it('are different if goods, amounts, addresses, methods or people differ', () => {
    const { addressInformation: info, personalDetails } = order;
    const others = [
      { ...order, products: [{ sku: 'TEE', qty: 2, price_incl_tax: 15 }] },
      { ...order, totals: [{ code: 'grand_total', value: 14 }] },
      { ...order, addressInformation: { ...info, payment_method_code: 'card' } },
      { ...order, addressInformation: { ...info, shippingAddress: { ...info.shippingAddress, city: 'LA' } } },
      { ...order, personalDetails: { ...personalDetails, emailAddress: 'eve@shop.test' } },
    ];
    for (const other of others) expect(isSameIntent(order, other)).toBe(false);
  });
});
