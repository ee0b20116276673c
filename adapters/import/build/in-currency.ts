import type { ConfigurableChild, Product } from '../../../core/contract';
import { derivedCostErrors } from '../../../core/contract/catalogue/product-parts';
import { currencyDigits, decimalsFault, MONEY_DIGITS } from '../../../core/kernel/currency';
import { toDecimal, toMinor } from '../../../core/kernel/money';
import type { PriceRecord, ProductRecord } from '../../platform/ports/catalogue/catalogue-data';
import type { SourceProduct } from '../source/source-product';

interface Amount {
  readonly price?: number | undefined;
  readonly price_type?: string | undefined;
}

/** @param toBase converts an amount to the base currency */
export function inCurrency(record: ProductRecord, currency: string, toBase: (amount: number) => number): ProductRecord {
  const { product, costs } = record;
  const children = product.configurable_children;
  const own = [product, ...(children ?? [])].flatMap((one) => {
    const price = priceOf(one);
    return price === undefined ? [] : [[one.sku, price] as const];
  });
  const asBase = <T extends Product | ConfigurableChild>(one: T): T => ({
    ...one,
    ...(typeof one.price === 'number' && { price: toBase(one.price) }),
    ...(typeof one.special_price === 'number' && { special_price: toBase(one.special_price) }),
  });
  const link = <T extends Amount>(one: T): T =>
    one.price === undefined || one.price_type === 'percent' ? one : { ...one, price: toBase(one.price) };
  const { bundle_options: bundle, product_links: links } = product;
  return {
    ...record,
    ...(costs && { costs: costsIn(costs, toBase) }),
    product: {
      ...asBase(product),
      ...(children && { configurable_children: children.map(asBase) }),
      ...(links && { product_links: links.map(link) }),
      ...(bundle && {
        bundle_options: bundle.map((option) => ({ ...option, product_links: option.product_links.map(link) })),
      }),
    },
    prices: { ...record.prices, [currency]: Object.fromEntries(own) },
  };
}

function costsIn(costs: NonNullable<ProductRecord['costs']>, toBase: (amount: number) => number) {
  return Object.fromEntries(
    Object.entries(costs).map(([sku, cost]) => [sku, toMinor(toBase(toDecimal(cost)))] as const),
  );
}

function priceOf({ price, special_price: special }: Product | ConfigurableChild): PriceRecord | undefined {
  if (typeof price !== 'number') return undefined;
  return typeof special === 'number' ? { price, special_price: special } : { price };
}

/** Says which price or cost the product form would refuse; undefined if it has none. */
export function amountFaultOf(
  record: ProductRecord,
  { type, cost, variants }: Pick<SourceProduct, 'cost' | 'type' | 'variants'>,
  currency: string,
): string | undefined {
  const [derived] = derivedCostErrors({ type, cost: cost?.toString() });
  return derived?.message ?? decimalsFaultIn(record, [cost, ...variants.map((one) => one.cost)], currency);
}

/** Prices in cents are rounded instead. */
function decimalsFaultIn(
  { product }: ProductRecord,
  costs: readonly (number | undefined)[],
  currency: string,
): string | undefined {
  if (currencyDigits(currency) === MONEY_DIGITS) return undefined;
  const { configurable_children: children = [], custom_options: options = [], bundle_options: bundle = [] } = product;
  const charged: readonly Amount[] = [
    ...options.flatMap((option) => [option, ...(option.values ?? [])]),
    ...bundle.flatMap((option) => option.product_links),
  ];
  const amounts = [
    ...[product, ...children].flatMap(({ price, special_price: special }) => [price, special]),
    ...charged.map(({ price, price_type: type }) => (type === 'percent' ? undefined : price)),
  ];
  for (const amount of amounts) {
    const fault = decimalsFault(amount ?? 0, currency);
    if (fault !== undefined) return `price ${fault}, not ${String(amount)}`;
  }
  for (const cost of costs) {
    const fault = decimalsFault(cost ?? 0, currency);
    if (fault !== undefined) return `cost ${fault}, not ${String(cost)}`;
  }
  return undefined;
}

/** Returns which options prevent exact prices in another currency, because their surcharges are stored in the base currency. */
export function onlyInBase({ product }: ProductRecord): 'bundle_options' | 'custom_options' | undefined {
  const adds = ({ price = 0, price_type: type }: Amount) => price !== 0 && type !== 'percent';
  const isCostly = (product.custom_options ?? []).some((option) => adds(option) || (option.values ?? []).some(adds));
  if (isCostly) return 'custom_options';
  const isSurcharged =
    product.price_type === 'fixed' && (product.bundle_options ?? []).some((one) => one.product_links.some(adds));
  return isSurcharged ? 'bundle_options' : undefined;
}
