import { MAX_QUANTITY } from '../../../core/internal';
import { command } from '../../declare/command';
import { pair, text, whole } from '../../usage/kinds';
import { list, optional, required } from '../../usage/parameter';
import { CommandError } from '../../usage/usage-error';
import { chooseOptions, unchosen } from '../shared/choose-options';
import { bundleOf, customOptionsOf } from './parts';
import { cartAnswer } from './cart-answer';

export const add = command({
  name: 'add',
  summary: 'add a product',
  args: { sku: required('sku of the product or of a variant', text('sku', 64)) },
  options: {
    qty: optional('quantity; default: the minimum order quantity', whole(1, MAX_QUANTITY)),
    option: list('select a variant', pair()),
    bundle: list('select a part of a bundle', pair('option=sku[:qty] or option=none')),
    custom: list('set a custom option', pair('option=value', 2000)),
  },
  run: async ({ sku, qty, option, bundle, custom }, session) => {
    const shop = await session.shop();
    const chosen = chooseOptions(shop, await shop.product.load({ sku }), option);
    if (chosen.unchosen.length > 0) throw unchosen(chosen);
    const view = shop.product.configure(chosen, {
      ...(qty !== undefined && { qty }),
      ...(bundle.length > 0 && { bundle: bundleOf(chosen, bundle) }),
      ...(custom.length > 0 && { customOptions: customOptionsOf(chosen, custom) }),
    });
    const { items, problems } = await shop.cart.add(view, qty);
    const [problem] = problems;
    if (items.length === 0) {
      throw new CommandError(problem?.code ?? 'not-added', problem?.message ?? `${sku} could not be added`, {
        problems,
      });
    }
    await shop.cart.settled();
    return cartAnswer(shop, { problems });
  },
});
