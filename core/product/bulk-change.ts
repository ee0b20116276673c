import type { PriceStep, ProductChanges } from '../contract/catalogue/bulk-changes';
import type { ProductDocument, StockDocument } from '../contract/catalogue/manage-products';
import { hasOwnPrice } from '../contract/catalogue/product-parts';
import { DEFAULT_PLACE } from '../contract/catalogue/stock-places';
import { currencyStep } from '../kernel/currency';
import { divideRounded, roundTo, toDecimalText, toMinor } from '../kernel/money';

/** 100 percent, with four decimals. */
const WHOLE = 1_000_000n;
const NO_SPECIAL = { special_price: null, special_from: null, special_to: null };

type Prices = Pick<ProductDocument, 'price' | 'special_from' | 'special_price' | 'special_to'>;

/**
 * Applies a bulk edit to a product, except its stock. The rules of a single save decide about the result. Pure.
 * @param base currency of prices
 */
export function bulkChanged(document: ProductDocument, changes: ProductChanges, base: string): ProductDocument {
  const { enabled, visibility, tax_class_id: taxClass, attributes } = changes;
  const { price, variants } = withPrices(document, changes, base);
  return {
    ...document,
    ...price,
    variants,
    ...(enabled !== undefined && { enabled }),
    ...(visibility !== undefined && { visibility }),
    ...(taxClass !== undefined && { tax_class_id: taxClass }),
    category_ids: categoriesOf(document, changes),
    ...(attributes !== undefined && { attributes: withAttributes(document, attributes) }),
  };
}

/** Applies the stock of a bulk edit to a SKU; other locations keep their units. Pure. */
export function bulkStock(document: StockDocument, { by, value }: NonNullable<ProductChanges['stock']>): StockDocument {
  const { places, ...total } = document;
  const qty = by === 'set' ? value : document.qty + value;
  return {
    ...total,
    qty,
    in_stock: document.counted ? qty > 0 : document.in_stock,
    ...(places && { places: withMain(places, qty - document.qty) }),
  };
}

/** Returns the locations with the change of the total at the default one; a save refuses fewer than zero units. */
function withMain(places: NonNullable<StockDocument['places']>, change: number): StockDocument['places'] {
  return places.map((one) => (one.place === DEFAULT_PLACE ? { ...one, qty: one.qty + change } : one));
}

function withPrices(document: ProductDocument, changes: ProductChanges, base: string) {
  const cost = changes.cost === undefined ? {} : { cost: changes.cost };
  if (document.type === 'configurable')
    return {
      price: {},
      variants: document.variants.map((variant) => ({ ...variant, ...pricesOf(variant, changes, base), ...cost })),
    };
  // A price of a product without its own is refused on save.
  const price = document.price ?? (hasOwnPrice(document.type) ? null : '0');
  return { price: { ...pricesOf({ ...document, price }, changes, base), ...cost }, variants: document.variants };
}

function pricesOf(
  { price: before }: Prices,
  { price, special_price: special }: ProductChanges,
  base: string,
): Partial<Prices> {
  const regular = price === undefined ? before : steppedPrice(before, price, base);
  const changed = price === undefined ? {} : { price: regular };
  if (special === undefined) return changed;
  if (special === null) return { ...changed, ...NO_SPECIAL };
  const { special_from: from, special_to: to, ...step } = special;
  return {
    ...changed,
    special_price: steppedPrice(regular, step, base),
    ...(from !== undefined && { special_from: from }),
    ...(to !== undefined && { special_to: to }),
  };
}

/**
 * Returns a changed price as decimal text, negative if the price is lowered below zero. A percentage gives whole amounts
 * of the currency. Pure.
 */
export function steppedPrice(price: string | null, { by, value, ending }: PriceStep, currency: string): string | null {
  if (by !== 'set' && price === null) return null;
  const before = toMinor(price ?? '0');
  const raised = () => Number(divideRounded(BigInt(before) * (WHOLE + BigInt(toMinor(value, 4))), WHOLE));
  const minor =
    by === 'set'
      ? toMinor(value)
      : by === 'amount'
        ? before + toMinor(value)
        : roundTo(raised(), currencyStep(currency));
  return toDecimalText(ending === undefined || minor <= 0 ? minor : nearest(minor, Number(ending)));
}

/** Returns the nearest price with these cents, the higher of two and never zero. */
function nearest(minor: number, cents: number): number {
  const rounded = Math.floor((minor - cents) / 100 + 0.5) * 100 + cents;
  return rounded > 0 ? rounded : rounded + 100;
}

function categoriesOf(
  { category_ids: before }: ProductDocument,
  { add_categories: added = [], remove_categories: removed = [] }: ProductChanges,
): number[] {
  return [...new Set([...before, ...added])].filter((id) => !removed.includes(id));
}

function withAttributes(
  { attributes: before = {} }: ProductDocument,
  changes: NonNullable<ProductChanges['attributes']>,
): NonNullable<ProductDocument['attributes']> {
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, values]) => values.length > 0));
}
