import { describe, expect, it } from 'vitest';
import { activeOrders, deliveryStatus } from '../../../core/orders/delivery-status';
import { refundCause } from '../../../core/orders/rules/refund-cause';
import { shownPayment, waitsForPayment } from '../../../core/orders/shown-payment';

const ORDER = { payment_state: 'not-paid', payment_system: 'card', canceled: false } as const;

describe('the payment status as its shopper sees it', () => {
  it.each([
    [ORDER, 'not-paid'],
    [{ ...ORDER, payment_system: 'cashondelivery' }, 'on-delivery'],
    [{ ...ORDER, payment_system: 'cashondelivery', pickup_store: { id: 1 } }, 'on-pickup'],
    [{ ...ORDER, payment_system: 'cashondelivery', payment_state: 'paid' }, 'paid'],
    [{ ...ORDER, canceled: true }, undefined],
    [{ ...ORDER, canceled: true, payment_state: 'refunded' }, 'refunded'],
    [{ ...ORDER, payment_state: 'partly-refunded' }, 'partly-refunded'],
  ] as const)('%o → %s', (order, expected) => {
    expect(shownPayment(order)).toBe(expected);
  });

  it.each([
    [{ payment_link: '/pay/1' }, true],
    [{ order: { paylink: '/pay/1' } }, true],
    [{ bank_account: { iban: 'GB82' } }, true],
    [{ bank_account: { iban: 'GB82' }, paid: true }, false],
    [{ bank_account: { iban: 'GB82' }, canceled: true }, false],
    [{ payment_link: '/pay/1', paid: true }, false],
    [{ payment_link: '/pay/1', canceled: true }, false],
    [{}, false],
  ])('is waiting for its shopper: %o → %s', (order, expected) => {
    expect(waitsForPayment(order)).toBe(expected);
  });

  it('is the status of an order until it is shipped, both in the list and in the sidebar', () => {
    const transfer = { order_status: 'N', bank_account: {} };
    expect(deliveryStatus(transfer)).toBe('unpaid');
    expect(deliveryStatus({ order_status: '', stage: 1, unpaid: true })).toBe('unpaid');
    expect(deliveryStatus({ ...transfer, order_status: 'D' })).toBe('sent');
    expect(deliveryStatus({ ...transfer, canceled: true })).toBe('canceled');
    expect(activeOrders([{ increment_id: '1', stage: 1, canceled: false, unpaid: true }])).toHaveLength(1);
  });
});

describe('the reason of a refund', () => {
  it.each([
    ['canceled', 'canceled'],
    ['returned:TEE', 'returned'],
    ['returned/2:TEE', 'returned'],
    ['staff:KEY', 'other'],
    ['by-hand:1', 'other'],
  ] as const)('%s → %s', (reason, cause) => {
    expect(refundCause(reason)).toBe(cause);
  });
});
