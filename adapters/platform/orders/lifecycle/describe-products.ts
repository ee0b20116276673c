import type { PlacedOrder } from '../../../../core/contract';
import { toDecimal } from '../../../../core/kernel/money';
import type { PricedCart } from '../../catalogue';

/** Snapshots the ordered lines, so that catalogue changes do not alter the order. */
export function describeProducts(priced: PricedCart): PlacedOrder['products'] {
  return priced.lines.map(({ line, product, unit, regular, option, options, color, size }) => ({
    sku: line.sku,
    ...(line.parentSku !== undefined && { parentSku: line.parentSku }),
    name: product.name,
    count: line.qty,
    price: toDecimal(unit),
    price_base: toDecimal(regular),
    row_total: toDecimal(unit * line.qty),
    ...(product.image !== undefined && { image: product.image }),
    ...(product.slug !== undefined && { slug: product.slug }),
    options: [...options],
    ...(option !== undefined && { product_option: option }),
    type: line.parentSku === undefined ? product.type_id : 'configurable',
    is_set: product.type_id === 'bundle',
    ...(product.brand !== undefined && { brand: { id: product.brand, name: product.brand_name ?? product.brand } }),
    ...(product.collection_name !== undefined && {
      collection: { name: product.collection_name, hide_brand: product.hide_brand === true },
    }),
    ...(color !== undefined && { color }),
    ...(size !== undefined && { size }),
  }));
}
