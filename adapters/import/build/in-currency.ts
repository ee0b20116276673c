import type { ConfigurableChild, Product } from '../../../core/contract';
import type { PriceRecord, ProductRecord } from '../../platform/ports/catalogue-data';

/** Amounts of a file that the shop keeps in dollars alone. */
interface Amount {
  readonly price?: number | undefined;
  readonly price_type?: string | undefined;
}

/**
 * A record whose prices are in another currency than the shop counts in: they are kept as they are for the stores of that currency, and those of all
 * others follow from them by the merchant's rates.
 * @param dollars makes dollars of an amount
 */
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

/**
 * What of a product the shop could not sell to the cent in another currency than its own: what choices add is kept in dollars, and would come out
 * rounded. Undefined where it has no such thing.
 */
export function onlyInDollars({ product }: ProductRecord): 'bundle_options' | 'custom_options' | undefined {
  const adds = ({ price = 0, price_type: type }: Amount) => price !== 0 && type !== 'percent';
  const isCostly = (product.custom_options ?? []).some((option) => adds(option) || (option.values ?? []).some(adds));
  if (isCostly) return 'custom_options';
  const isSurcharged =
    product.price_type === 'fixed' && (product.bundle_options ?? []).some((one) => one.product_links.some(adds));
  return isSurcharged ? 'bundle_options' : undefined;
}
