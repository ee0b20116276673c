import type { BundleOption, ConfigurableChild, Product, ProductLink, StockRecord } from '../../../../core/contract';
import { isSold } from '../../../../core/contract/catalogue/listing';
import { orderable } from './orderable';

/**
 * Available quantity: sum of enabled variants, scarcest option of a bundle, or best-stocked product of a group. Without
 * a record, intangible goods are available, others are not.
 * @param product with the stock of its parts in its links
 * @param own the product's own record
 */
export function productStock(
  product: Product,
  children: readonly ConfigurableChild[] | undefined,
  own: StockRecord | undefined,
): StockRecord {
  const stock = ofType(product, children ?? [], own);
  return { product_id: product.id, ...stock };
}

function ofType(product: Product, children: readonly ConfigurableChild[], own: StockRecord | undefined): StockRecord {
  switch (product.type_id) {
    case 'configurable': {
      const enabled = children.filter((child) => isSold(child));
      return summed(enabled.reduce((sum, child) => sum + (child.stock ? orderable(child.stock) : 0), 0));
    }
    case 'bundle':
      return summed(bundleUnits(product.bundle_options ?? []));
    case 'grouped':
      return summed(Math.max(0, ...(product.product_links ?? []).map((link) => unitsOf(link, 1))));
    case 'virtual':
    case 'downloadable':
      return own ?? { qty: 0, is_in_stock: true, manage_stock: false };
    default:
      return own ?? { qty: 0, is_in_stock: false, manage_stock: true };
  }
}

function summed(units: number): StockRecord {
  if (units === Number.POSITIVE_INFINITY) return { qty: 0, is_in_stock: true, manage_stock: false };
  return { qty: units, is_in_stock: units > 0, manage_stock: true };
}

function bundleUnits(options: readonly BundleOption[]): number {
  const required = options.filter((option) => option.required !== false);
  return Math.min(
    ...required.map((option) => Math.max(0, ...option.product_links.map((link) => unitsOf(link, link.qty)))),
    Number.POSITIVE_INFINITY,
  );
}

function unitsOf({ stock }: BundleOption['product_links'][number] | ProductLink, each: number): number {
  return stock ? Math.floor(orderable(stock) / Math.max(1, each)) : 0;
}
