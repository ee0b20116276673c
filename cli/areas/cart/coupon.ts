import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { cartAnswer } from './cart-answer';
import { filledCart } from './filled-cart';

export const couponApply = command({
  name: 'coupon apply',
  summary: 'redeem a coupon',
  args: { code: required('coupon code', text('code', 64)) },
  run: async ({ code }, session) => {
    const shop = await filledCart(session);
    if (!(await shop.cart.applyCoupon(code))) {
      throw new CommandError('coupon-rejected', `The coupon ${code} does not apply to this cart`);
    }
    await shop.cart.settled();
    return cartAnswer(shop);
  },
});

export const couponRemove = command({
  name: 'coupon remove',
  summary: 'remove the coupon',
  run: async (_, session) => {
    const shop = await filledCart(session);
    await shop.cart.removeCoupon();
    await shop.cart.settled();
    return cartAnswer(shop);
  },
});
