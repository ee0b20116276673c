import type { ProductView } from '../../../core/shopper';
import { command } from '../../declare/command';
import { pair, text } from '../../usage/kinds';
import { list, optional, required } from '../../usage/parameter';
import { answer } from '../../output/answer';
import { plainText } from '../../output/plain-text';
import type { Screen } from '../../output/screen';
import { chooseOptions } from '../shared/choose-options';
import { partsText } from './product-parts';

export const show = command({
  name: 'show',
  summary: 'show a product with its options, price and stock',
  args: { sku: required('sku of the product or of a variant', text('sku', 64)) },
  options: {
    child: optional('sku of the variant', text('sku', 64)),
    option: list('select a variant', pair()),
  },
  run: async ({ sku, child, option }, session) => {
    const shop = await session.shop();
    const loaded = await shop.product.load({ sku, childSku: child });
    const view = chooseOptions(shop, await shop.product.refreshPrices(loaded), option);
    return answer(productJson(view), (screen) => productText(view, screen));
  },
});

function productJson(view: ProductView): Record<string, unknown> {
  const { parent, current, configuration, options, gallery, price, stock, errors, path, breadcrumbs } = view;
  return {
    ...current,
    parentSku: current.parentSku ?? parent.sku,
    ...(parent.configurable_options && { configurable_options: parent.configurable_options }),
    ...(parent.configurable_children && { configurable_children: parent.configurable_children }),
    final_price: price.final,
    original_price: price.regular,
    current_configuration: configuration.selection,
    options,
    productGallery: gallery,
    stock: { ...current.stock, ...(stock.max !== undefined && { qty: stock.max }), status: stock.status },
    errors,
    path,
    breadcrumbs,
  };
}

const STOCK_WORDS = { ok: 'in stock', volatile: 'few or unknown', out_of_stock: 'out of stock' } as const;

function productText(view: ProductView, screen: Screen): string {
  const { current, price, stock, options, errors, path } = view;
  const before = price.onSale ? ` ${screen.dim(`instead of ${screen.price(price.regular)}`)}` : '';
  const choices = options.map(({ label, choices: values }) => {
    const words = values.map((choice) => {
      if (choice.selected) return screen.bold(`[${choice.label}]`);
      return choice.exists && choice.available ? choice.label : screen.dim(`(${choice.label})`);
    });
    return [label, words.join('  ')] as const;
  });
  return screen.sections(
    `${screen.bold(current.name)}\n${price.from ? 'from ' : ''}${screen.price(price.final)}${before}`,
    screen.facts([
      ['SKU', current.sku],
      ['Type', current.type_id],
      ['Brand', current.brand_name ?? current.brand],
      ['Stock', STOCK_WORDS[stock.status] + (stock.max === undefined ? '' : `, ${stock.max}`)],
      ...choices,
      ['Address', path],
    ]),
    plainText(current.short_description ?? current.description ?? ''),
    ...partsText(current, screen),
    Object.values(errors)
      .map((message) => screen.bad(message))
      .join('\n'),
  );
}
