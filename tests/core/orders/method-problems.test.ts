import { describe, expect, it } from 'vitest';
import { methodProblems } from '../../../core/orders/method-problems';

const SEEN = { shippingMethod: 'standard', paymentMethod: 'card' };
const CART = {
  shippingMethods: [{ method_code: 'standard', carrier_code: 'v', method_title: 'Standard', amount: 4 }],
  paymentMethods: [{ code: 'card' }, { code: 'banktransfer' }],
  shipping: { method_code: 'standard', carrier_code: 'v' },
  payment: 'card',
};

describe('methodProblems', () => {
  it('returns none if the cart has the methods that the shopper saw', () => {
    expect(methodProblems(SEEN, SEEN, CART, 'delivered')).toEqual({});
  });
  it('names an unavailable method, and the available ones', () => {
    const cart = { ...CART, paymentMethods: [{ code: 'banktransfer' }], payment: 'banktransfer' };
    expect(methodProblems(SEEN, SEEN, cart, 'delivered')).toMatchObject({
      'payment.paymentMethod': { code: 'not-offered', params: { code: 'card', offered: 'banktransfer' } },
    });
  });
  it('asks again if the stored or calculated method differs from the displayed one', () => {
    const held = { ...SEEN, paymentMethod: 'banktransfer' };
    expect(Object.keys(methodProblems(held, SEEN, CART, 'delivered'))).toEqual(['payment.paymentMethod']);
    const cart = { ...CART, payment: 'banktransfer' };
    expect(Object.keys(methodProblems(SEEN, SEEN, cart, 'delivered'))).toEqual(['payment.paymentMethod']);
  });
  it('requires no shipping method if nothing is delivered, and leaves unknown ones to the shop', () => {
    const nothing = { shippingMethods: [], paymentMethods: [], shipping: null, payment: null };
    expect(methodProblems({ ...SEEN, shippingMethod: '' }, { ...SEEN, shippingMethod: '' }, CART, 'virtual')).toEqual(
      {},
    );
    expect(methodProblems(SEEN, SEEN, nothing, 'delivered')).toEqual({});
  });
});
