import { MOST_QUANTITY } from '../../../core';
import { command } from '../../declare/command';
import { text, whole } from '../../usage/kinds';
import { flag, required } from '../../usage/parameter';
import { cartAnswer } from './cart-answer';

const sku = required('sku of the line', text('sku', 64));

export const set = command({
  name: 'set',
  summary: 'change how many there are of a line',
  args: { sku, qty: required('how many', whole(1, MOST_QUANTITY)) },
  run: async (input, session) => {
    const shop = await session.shop();
    await shop.cart.setQuantity(input.sku, input.qty);
    await shop.cart.settled();
    return cartAnswer(shop);
  },
});

export const remove = command({
  name: 'remove',
  summary: 'take a line out',
  args: { sku },
  options: {
    byParentSku: flag('also what was configured from the product of that sku'),
    keepConfirmed: flag('leave in what the shop has in its cart already'),
  },
  run: async ({ sku: wanted, ...options }, session) => {
    const shop = await session.shop();
    await shop.cart.remove(wanted, undefined, options);
    await shop.cart.settled();
    return cartAnswer(shop);
  },
});

export const clear = command({
  name: 'clear',
  summary: 'take everything out',
  run: async (_, session) => {
    const shop = await session.shop();
    await shop.cart.clear();
    await shop.cart.settled();
    return cartAnswer(shop);
  },
});
