import type { ConfigurableOption, Product } from '../contract';
import { lookUp } from '../kernel/look-up';

/** What decides a price but is not shown, or shows in another list only. */
const LEFT_BEHIND: ReadonlySet<string> = new Set([
  'special_price',
  'price_incl_tax',
  'is_promo',
  'promoted',
  'cheapest_child',
]);

/** Tiles of products that cannot change: a back end in the same process hands out the same ones for every page. */
const packed = new WeakMap<Product, Product>();

/** Of a choice only the values that a tile shows as a colour; that there is a choice is kept all the same. */
function packOption({ attribute_code, label, values }: ConfigurableOption): ConfigurableOption {
  return { attribute_code, label, values: values.filter((value) => value.swatch !== undefined) };
}

/**
 * A listed product as it travels in HTML: what a tile shows and a link needs. A page of fifty would otherwise carry its
 * products twice, once as markup and once with all that nobody sees. What is null or false means the same when it is missing.
 */
export function packTile(product: Product): Product {
  const known = packed.get(product);
  if (known !== undefined) return known;
  const tile = pack(product);
  if (Object.isFrozen(product)) packed.set(product, tile);
  return tile;
}

function pack(product: Product): Product {
  const { id, sku, name, type_id, configurable_options: options, stock, thumbnail } = product;
  const tile: Record<string, unknown> = {};
  for (const member in product) {
    const value = lookUp(product, member);
    if (value === null || value === undefined || value === false || LEFT_BEHIND.has(member)) continue;
    if (member === 'image' && thumbnail !== undefined) continue;
    tile[member] = value;
  }
  return {
    ...tile,
    ...{ id, sku, name, type_id },
    ...(stock && { stock: { qty: stock.qty, is_in_stock: stock.is_in_stock } }),
    ...(options && { configurable_options: options.map(packOption) }),
  };
}
