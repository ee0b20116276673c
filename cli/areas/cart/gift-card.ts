import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { required } from '../../usage/parameter';
import { cartAnswer } from './cart-answer';
import { filledCart } from './filled-cart';

export const giftCardApply = command({
  name: 'gift-card apply',
  summary: 'pay for the cart with a gift card, as far as it goes; several are spent one after the other',
  args: { code: required('code of the gift card, as its mail has it', text('code', 64)) },
  run: async ({ code }, session) => {
    const shop = await filledCart(session);
    await shop.cart.changeGiftCards({ add: code });
    await shop.cart.settled();
    return cartAnswer(shop);
  },
});

export const giftCardRemove = command({
  name: 'gift-card remove',
  summary: 'take a gift card off the cart',
  args: { id: required('id of the gift card, as the rules of `cart totals` name it', text('id', 64)) },
  run: async ({ id }, session) => {
    const shop = await filledCart(session);
    await shop.cart.changeGiftCards({ remove: id });
    await shop.cart.settled();
    return cartAnswer(shop);
  },
});
