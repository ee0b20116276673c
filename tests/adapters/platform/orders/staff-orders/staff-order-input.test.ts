import { describe, expect, it } from 'vitest';
import { withMethods } from '../../../../../adapters/platform/orders/staff-orders/staff-order-input';
import type { Order } from '../../../../../core/contract';
import { GIFT_CARD_PAYMENT, PROMO_ORDER } from '../../../../../core/contract/selling/methods';

type Offers = Parameters<typeof withMethods>[1];

const offering = (...codes: readonly string[]) =>
  ({ isVirtual: true, shipping: [], payment: codes.map((code) => ({ code })) }) as unknown as Offers; // sound: what is read of them
const paidBy = (payment_method_code: string) =>
  ({ addressInformation: { shipping_method_code: '', payment_method_code } }) as unknown as Order; // sound: as above

describe('the payment of an order that staff make', () => {
  it('is the first offered one that a customer pays by', () => {
    const offers = offering(PROMO_ORDER, GIFT_CARD_PAYMENT, 'card', 'cashondelivery');
    expect(withMethods(paidBy(''), offers).addressInformation.payment_method_code).toBe('card');
    expect(withMethods(paidBy('cashondelivery'), offers).addressInformation.payment_method_code).toBe('cashondelivery');
  });

  it.each([
    ['chosen', GIFT_CARD_PAYMENT, offering('card', GIFT_CARD_PAYMENT)],
    ['chosen', PROMO_ORDER, offering('card', PROMO_ORDER)],
    ['offered alone', '', offering(GIFT_CARD_PAYMENT, PROMO_ORDER)],
  ])('that nobody pays, or that only the customer holds, is refused if it is %s: "%s"', (_how, code, offers) => {
    expect(() => withMethods(paidBy(code), offers)).toThrow('payment_method_code must be a payment method');
  });
});
