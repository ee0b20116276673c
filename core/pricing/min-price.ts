import type { ConfigurableChild, Product } from '../contract';
import { toDecimal, toMinor } from '../kernel/money';
import type { OfferedPrices } from './offered-price';
import { defaultAnswers } from './option-price';
import { startBundle } from './start-bundle';
import { askedPrice } from './unit-price';

export function dearestPrice(product: Product): number {
  return toDecimal(asked(product).max);
}

const asked = (product: Product) =>
  askedPrice(product, { customOptions: defaultAnswers(product.custom_options), bundle: startBundle(product) });

export const withPricesOfChild = (product: Product, child: ConfigurableChild): Product => ({
  ...product,
  ...{ price: child.price, final_price: child.final_price, original_price: child.original_price },
});

function withMin<T extends OfferedPrices>(source: T, priced: Product): T {
  const { least_price: _before, ...rest } = source;
  const { final } = asked(priced);
  const own = toMinor(source.final_price ?? source.price ?? 0);
  return final === own ? (rest as T) : { ...source, least_price: toDecimal(final) };
}

/** Adds `least_price` where the final price is not attainable. */
export function withMinPrices(product: Product): Product {
  if (product.custom_options === undefined && product.least_price === undefined) return product;
  const children = product.configurable_children?.map((child) =>
    child.price === undefined ? child : withMin(child, withPricesOfChild(product, child)),
  );
  return { ...withMin(product, product), ...(children && { configurable_children: children }) };
}
