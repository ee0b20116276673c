import { saleQuantitiesOf } from '../../../../core/cart/line-quantity';
import type { ConfigurableChild, Product } from '../../../../core/contract';

export type VariantPrices = Pick<
  Product,
  | 'price'
  | 'final_price'
  | 'least_price'
  | 'original_price'
  | 'old_price'
  | 'special_price'
  | 'price_incl_tax'
  | 'price_tax'
  | 'special_price_incl_tax'
  | 'original_price_incl_tax'
>;

export function variantPrices(child: ConfigurableChild): VariantPrices {
  return {
    price: child.price,
    final_price: child.final_price,
    least_price: child.least_price,
    original_price: child.original_price,
    old_price: child.old_price,
    special_price: child.special_price,
    price_incl_tax: child.price_incl_tax,
    price_tax: child.price_tax,
    special_price_incl_tax: child.special_price_incl_tax,
    original_price_incl_tax: child.original_price_incl_tax,
  };
}

/** Merges a variant's sku, picture, prices and stock into its product; the localized name stays. */
export function withVariant(product: Product, childSku: string): Product {
  const child = product.configurable_children?.find((entry) => entry.sku === childSku);
  if (!child) return product;
  return {
    ...product,
    ...variantPrices(child),
    sku: child.sku,
    parentSku: product.sku,
    image: child.image ?? product.image,
    status: child.status ?? product.status,
    tax_class_id: child.tax_class_id ?? product.tax_class_id,
    stock: child.stock,
    ...saleQuantitiesOf(child),
  };
}
