import type { ConfigurableChild, Product } from '../../../core/contract';
import type { PriceRecord, ProductRecord } from '../../platform/ports/catalogue/catalogue-data';

interface Amount {
  readonly price?: number | undefined;
  readonly price_type?: string | undefined;
}

/** @param dollars converts an amount to dollars */
export function inCurrency(
  record: ProductRecord,
  currency: string,
  dollars: (amount: number) => number,
): ProductRecord {
  const { product } = record;
  const children = product.configurable_children;
  const own = [product, ...(children ?? [])].flatMap((one) => {
    const price = priceOf(one);
    return price === undefined ? [] : [[one.sku, price] as const];
  });
  const asDollars = <T extends Product | ConfigurableChild>(one: T): T => ({
    ...one,
    ...(typeof one.price === 'number' && { price: dollars(one.price) }),
    ...(typeof one.special_price === 'number' && { special_price: dollars(one.special_price) }),
  });
  const link = <T extends Amount>(one: T): T =>
    one.price === undefined || one.price_type === 'percent' ? one : { ...one, price: dollars(one.price) };
  const { bundle_options: bundle, product_links: links } = product;
  return {
    ...record,
    product: {
      ...asDollars(product),
      ...(children && { configurable_children: children.map(asDollars) }),
      ...(links && { product_links: links.map(link) }),
      ...(bundle && {
        bundle_options: bundle.map((option) => ({ ...option, product_links: option.product_links.map(link) })),
      }),
    },
    prices: { ...record.prices, [currency]: Object.fromEntries(own) },
  };
}

function priceOf({ price, special_price: special }: Product | ConfigurableChild): PriceRecord | undefined {
  if (typeof price !== 'number') return undefined;
  return typeof special === 'number' ? { price, special_price: special } : { price };
}

/** Returns which options prevent exact prices in another currency, because their surcharges are stored in dollars. */
export function onlyInDollars({ product }: ProductRecord): 'bundle_options' | 'custom_options' | undefined {
  const adds = ({ price = 0, price_type: type }: Amount) => price !== 0 && type !== 'percent';
  const isCostly = (product.custom_options ?? []).some((option) => adds(option) || (option.values ?? []).some(adds));
  if (isCostly) return 'custom_options';
  const isSurcharged =
    product.price_type === 'fixed' && (product.bundle_options ?? []).some((one) => one.product_links.some(adds));
  return isSurcharged ? 'bundle_options' : undefined;
}
