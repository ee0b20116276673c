import type { ConfigurableOption, Product } from '../contract';

/** What decides a price but is not shown, or shows in another list only. */
const LEFT_BEHIND: readonly string[] = ['special_price', 'price_incl_tax', 'is_promo', 'promoted', 'cheapest_child'];

/** Of a choice only the values that a tile shows as a colour; that there is a choice is told all the same. */
function packOption({ attribute_code, label, values }: ConfigurableOption): ConfigurableOption {
  return { attribute_code, label, values: values.filter((value) => value.swatch !== undefined) };
}

/**
 * A listed product as it travels in HTML: what a tile shows and a link needs. A page of fifty would otherwise carry its
 * products twice, once as markup and once with all that nobody sees. What is null or false means the same when it is missing.
 */
export function packTile(product: Product): Product {
  const { configurable_options: options, stock, thumbnail, ...rest } = product;
  const shown = Object.entries(rest).filter(
    ([name, value]) =>
      value !== null &&
      value !== undefined &&
      value !== false &&
      !LEFT_BEHIND.includes(name) &&
      !(name === 'image' && thumbnail !== undefined),
  );
  const { id, sku, name, type_id } = product;
  return {
    ...Object.fromEntries(shown),
    ...{ id, sku, name, type_id },
    ...(thumbnail !== undefined && { thumbnail }),
    ...(stock && { stock: { qty: stock.qty, is_in_stock: stock.is_in_stock } }),
    ...(options && { configurable_options: options.map(packOption) }),
  };
}
