import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { cartAnswer } from './cart-answer';
import { filledCart } from './filled-cart';

export const giftCardApply = command({
  name: 'gift-card apply',
  summary: 'pay with a gift card, up to its balance; several are used one after another',
  args: { code: required('code of the gift card, from its email', text('code', 64)) },
  run: async ({ code }, session) => {
    const shop = await filledCart(session);
    await shop.cart.changeGiftCards({ add: code });
    await shop.cart.settled();
    return cartAnswer(shop);
  },
});

export const giftCardRemove = command({
  name: 'gift-card remove',
  summary: 'remove a gift card',
  args: { id: required('id of the gift card, from `cart totals`', text('id', 64)) },
  run: async ({ id }, session) => {
    const shop = await filledCart(session);
    await shop.cart.changeGiftCards({ remove: id });
    await shop.cart.settled();
    return cartAnswer(shop);
  },
});
