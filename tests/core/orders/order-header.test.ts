import { describe, expect, it } from 'vitest';
import { orderPhotos } from '../../../core/orders/order-photos';
import { orderSequence } from '../../../core/orders/order-sequence';
import { paymentLink } from '../../../core/orders/payment-link';
import { royaltyStatus } from '../../../core/orders/rules/royalty-status';

describe('the header of an order (A §2.9)', () => {
  it('counts down from the newest order, on every page of the history', () => {
    expect([0, 1, 22].map((index) => orderSequence(index, 23))).toEqual([23, 22, 1]);
  });
  it('shows the first three photos and the number of the rest', () => {
    const products = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, image: `/${name}.jpg` }));
    expect(orderPhotos(products)).toEqual({ shown: products.slice(0, 3), more: 2 });
    expect(orderPhotos(products.slice(0, 3)).more).toBe(0);
  });
  it('links to the payment while it is neither paid nor cancelled (A §4.8)', () => {
    expect(paymentLink({ payment_link: '/pay/x' })).toBe('/pay/x');
    expect(paymentLink({ order: { paylink: '/pay/y' } })).toBe('/pay/y');
    expect(paymentLink({ payment_link: '/pay/x', paid: true })).toBeUndefined();
    expect(paymentLink({ payment_link: '/pay/x', canceled: true })).toBeUndefined();
    expect(paymentLink({ payment_link: null })).toBeUndefined();
  });
  it('shows a royalty as on account once it is sent, and before that as being confirmed (A §4.8)', () => {
    expect([royaltyStatus({ sent: true }), royaltyStatus({ sent: false })]).toEqual(['on-account', 'being-confirmed']);
  });
});
