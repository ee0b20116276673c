import type { ShopConfig } from '../config';
import type { ConfigurableChild } from '../contract';
import { toDecimal } from '../kernel/money';
import { askedPrice } from '../pricing';
import { stockStatusOf } from '../stock';
import { configureProduct } from './configure-product';
import type { ProductView } from './product';
import { indexProduct } from './product-view';
import type { VariantRow } from './variant-index';

/** A variant that can be bought now. */
export interface VariantOffer {
  readonly child: ConfigurableChild;
  readonly price: number;
  readonly inStock: boolean;
}

/**
 * Returns the variants with the price and stock of their pages, the chosen one first.
 * @param max maximum count
 */
export function variantOffers(
  view: ProductView,
  { products }: Pick<ShopConfig, 'products'>,
  max: number,
): readonly VariantOffer[] {
  const { rows } = indexProduct(view.parent, products);
  const chosen = (row: VariantRow) => row.child.sku === view.variant?.sku;
  return [...rows.filter(chosen), ...rows.filter((row) => !chosen(row))].slice(0, max).map((row) => {
    const product = configureProduct(view.parent, view.configuration, row);
    return {
      child: row.child,
      price: toDecimal(askedPrice(product, view.configuration, products).final),
      inStock: stockStatusOf(product.stock, 1).status !== 'out_of_stock',
    };
  });
}
