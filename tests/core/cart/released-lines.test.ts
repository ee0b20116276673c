import { describe, expect, it } from 'vitest';
import { EMPTY_DATA, NEVER_SYNCED } from '../../../core/cart/cart-record';
import { withoutOrdered } from '../../../core/cart/take-out';
import { base, item } from './cart-builder';

const COUPON = { code: 'WELCOME10', active: true };
const cart = {
  ...EMPTY_DATA,
  cartItems: [item({ qty: 3 })],
  cartServerToken: 'T2',
  base: [base(item())],
  coupon: COUPON,
};

describe('an order takes its lines out of the cart', () => {
  it('with the server cart and the coupon; later additions stay', () => {
    expect(withoutOrdered(cart, [item()])).toMatchObject({
      cartItems: [{ qty: 2 }],
      cartServerToken: '',
      base: [],
      coupon: null,
    });
  });

  it('but leaves a newer cart alone, even if this tab still shows the ordered one', () => {
    expect(withoutOrdered(cart, [item()], { of: 'T1' })).toBe(cart);
    expect(withoutOrdered(cart, [], { of: 'T1' })).toBe(cart);
    expect(withoutOrdered(cart, [item()], { of: 'T2' }).cartItems).toMatchObject([{ qty: 2 }]);
  });

  it("and requests the rest of a customer's cart once the order is placed", () => {
    const placed = withoutOrdered({ ...cart, owner: '7' }, [item()], { isPlaced: true });
    expect(placed).toMatchObject({ cartItems: [{ qty: 2 }], cartServerToken: 'T2', revision: NEVER_SYNCED });
  });
});
