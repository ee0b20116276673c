import { findLine, isVariantLine, MAX_QUANTITY, saveForLater } from '../../../core/internal';
import { command } from '../../declare/command';
import { pair, text, whole } from '../../usage/kinds';
import { flag, list, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { chooseOptions, invalid } from '../shared/choose-options';
import { cartAnswer } from './cart-answer';

const sku = required('sku of the line', text('sku', 64));

export const set = command({
  name: 'set',
  summary: 'change the quantity of a line',
  args: { sku, qty: required('quantity', whole(1, MAX_QUANTITY)) },
  run: async (input, session) => {
    const shop = await session.shop();
    await shop.cart.setQuantity(input.sku, input.qty);
    await shop.cart.settled();
    return cartAnswer(shop);
  },
});

export const remove = command({
  name: 'remove',
  summary: 'remove a line',
  args: { sku },
  options: {
    byParentSku: flag('also remove configurations of that sku'),
    keepConfirmed: flag("keep lines that are already in the server's cart"),
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
  summary: 'remove all lines',
  run: async (_, session) => {
    const shop = await session.shop();
    await shop.cart.clear();
    await shop.cart.settled();
    return cartAnswer(shop);
  },
});

export const change = command({
  name: 'change',
  summary: 'replace a line with another variant',
  args: { sku },
  options: { option: list('select a variant', pair()) },
  run: async ({ sku: wanted, option }, session) => {
    const shop = await session.shop();
    await shop.cart.load();
    const line = findLine(shop.cart.snapshot.cartItems, { sku: wanted });
    const { sku: childSku, parentSku = childSku, checksum, qty } = line;
    if (!isVariantLine(line)) throw invalid(`${line.name} has no other variants`);
    const view = chooseOptions(shop, await shop.product.load({ sku: parentSku, childSku }), option);
    const { items, problems } = await shop.cart.add(view, qty, { insteadOf: { sku: childSku, checksum } });
    const [problem] = problems;
    if (items.length === 0) throw new CommandError(problem?.code ?? 'not-added', problem?.message ?? '', { problems });
    await shop.cart.settled();
    return cartAnswer(shop, { problems });
  },
});

export const saveLine = command({
  name: 'save-for-later',
  summary: 'move a line to the wishlist',
  args: { sku },
  run: async ({ sku: wanted }, session) => {
    const shop = await session.shop();
    await shop.cart.load();
    await saveForLater(shop, findLine(shop.cart.snapshot.cartItems, { sku: wanted }));
    await shop.cart.settled();
    return cartAnswer(shop);
  },
});
