import type { ConfigurableOption, Product } from '../contract';
import { lookUp } from '../kernel/look-up';

const LEFT_BEHIND: ReadonlySet<string> = new Set([
  'special_price',
  'price_incl_tax',
  'is_promo',
  'promoted',
  'cheapest_child',
]);

/** Caches tiles of frozen products, which an in-process back end shares across pages. */
const packed = new WeakMap<Product, Product>();

function packOption({ attribute_code, label, values }: ConfigurableOption): ConfigurableOption {
  return { attribute_code, label, values: values.filter((value) => value.swatch !== undefined) };
}

/** Reduces a listed product to tile data, which otherwise travels twice: as markup and as state. */
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
