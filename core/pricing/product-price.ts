import type { ConfigurableChild, Product, TaxRule } from '../contract';
import { isSold, MAX_STATUS } from '../contract/listing';
import { toDecimal, toMinor, type Minor } from '../kernel/money';
import type { StoreView } from '../store-views';
import { bundlePrice, chosenBundleParts, groupedPrice, ownBundlePrice } from './parts-price';
import { withLeastPrices } from './least-price';
import { startBundle } from './start-bundle';
import { activeSpecialPrice, isInSpecialPriceWindow } from './special-price';
import { defaultTaxPlace, taxRate, withTax, type TaxPlace } from './tax';

/** What the price of a product depends on besides the product. */
export interface PricingContext {
  /** Milliseconds since the epoch: special prices have dates. */
  readonly now: number;
  readonly storeView: Pick<StoreView, 'tax'>;
  readonly taxRules: readonly TaxRule[];
  /** Where the product is sold to; by default the store's own country and region. */
  readonly place?: TaxPlace | undefined;
  /** The shopper's tax class; by default any. */
  readonly customerTaxClassId?: number | undefined;
  /** A child at or above this status is not sold and gives no price (S §9). Default `MAX_STATUS`. */
  readonly maxStatus?: number | undefined;
  /**
   * Whether a configurable costs what its variants say, its own price only where none of them has one: it is never sold by
   * itself, so a lower price of its own is one that nobody can pay. Default false: the rule of S §4.
   */
  readonly variantsDecide?: boolean | undefined;
}

type Priced = Product | (ConfigurableChild & Pick<Product, 'cheapest_child'>);

/** What one unit costs and what it cost before, in minor units of the store's price basis (with tax or without). */
interface PriceLevel {
  readonly regular: Minor;
  readonly final: Minor;
  /** The special price that led to it, or 0. */
  readonly special: Minor;
}

/**
 * A price that was set by an earlier run is not a source: after a special price has ended, the final price that came from
 * it must not survive.
 */
function declaredFinalPrice(source: Priced): number | undefined {
  const derived = source.final_price === source.special_price || source.cheapest_child !== undefined;
  const declared = source.final_price ?? 0;
  return derived || declared <= 0 ? undefined : declared;
}

/** The price level of a product or variant by itself. Running it on its own outcome changes nothing. */
function priceLevel(source: Priced, now: number): PriceLevel {
  const regular = toMinor(source.original_price ?? source.price ?? 0);
  const special = activeSpecialPrice(source, regular, now);
  const declared = declaredFinalPrice(source);
  const candidates = [regular, special || regular, declared === undefined ? regular : toMinor(declared)];
  return { regular, final: Math.min(...candidates), special };
}

function taxOf(source: Priced, context: PricingContext): number {
  return taxRate({
    rules: context.taxRules,
    productClassId: source.tax_class_id,
    customerClassId: context.customerTaxClassId,
    place: context.place ?? defaultTaxPlace(context.storeView.tax),
  });
}

/** Writes a price level into a product or variant, with every figure of S §3, in major units. */
function withPrices<T extends Priced>(source: T, level: PriceLevel, rate: number, includesTax: boolean): T {
  const paid = withTax(level.final, rate, includesTax);
  const before = withTax(level.regular, rate, includesTax);
  return {
    ...source,
    price: toDecimal(level.final),
    final_price: toDecimal(level.final),
    original_price: toDecimal(level.regular),
    old_price: level.final < level.regular ? toDecimal(level.regular) : null,
    special_price: toDecimal(level.special),
    price_tax: toDecimal(paid.tax),
    price_incl_tax: toDecimal(paid.gross),
    special_price_incl_tax: toDecimal(withTax(level.special, rate, includesTax).gross),
    original_price_incl_tax: toDecimal(before.gross),
  };
}

/** A variant without a tax class of its own has that of its product. */
function childRate(child: ConfigurableChild, parent: Product, context: PricingContext): number {
  return taxOf({ ...child, tax_class_id: child.tax_class_id ?? parent.tax_class_id }, context);
}

function priceChild(child: ConfigurableChild, parent: Product, context: PricingContext): ConfigurableChild {
  if (child.price === undefined) return child;
  const rate = childRate(child, parent, context);
  return withPrices(child, priceLevel(child, context.now), rate, context.storeView.tax.sourcePriceIncludesTax);
}

interface PricedChild {
  readonly child: ConfigurableChild;
  readonly level: PriceLevel;
  readonly inStock: boolean;
}

function isCheaper(child: PricedChild, than: PricedChild | undefined): boolean {
  if (than === undefined) return true;
  return child.inStock === than.inStock ? child.level.final < than.level.final : child.inStock;
}

/**
 * The variant with the lowest price above 0 among those that are sold; one in stock before one that is not, since its page opens
 * with it and the list must not promise less; the earlier on a tie.
 */
function cheapestChild(
  children: readonly ConfigurableChild[],
  now: number,
  maxStatus = MAX_STATUS,
): PricedChild | undefined {
  let best: PricedChild | undefined;
  for (const child of children) {
    if (child.price === undefined || !isSold(child, maxStatus)) continue;
    const candidate = { child, level: priceLevel(child, now), inStock: child.stock?.is_in_stock !== false };
    if (candidate.level.final > 0 && isCheaper(candidate, best)) best = candidate;
  }
  return best;
}

/** The price level of a configurable that takes that of its cheapest variant. */
function levelOfChild(own: PriceLevel, { level }: PricedChild, context: PricingContext): PriceLevel {
  if (context.variantsDecide === true) return level;
  // The special price stays the parent's own: with the child's it would outlive the child's dates in a later run.
  return { ...level, special: own.special < level.regular ? own.special : 0 };
}

function priceConfigurable(product: Product, context: PricingContext): Product {
  const own = priceLevel(product, context.now);
  const children = product.configurable_children?.map((child) => priceChild(child, product, context));
  const cheapest = cheapestChild(children ?? [], context.now, context.maxStatus);
  const takesChild =
    cheapest !== undefined && (context.variantsDecide === true || own.final === 0 || cheapest.level.final <= own.final);
  const level = takesChild ? levelOfChild(own, cheapest, context) : own;
  const rate = takesChild ? childRate(cheapest.child, product, context) : taxOf(product, context);
  const priced = withPrices(product, level, rate, context.storeView.tax.sourcePriceIncludesTax);
  return {
    ...priced,
    ...(children && { configurable_children: children }),
    ...(takesChild && { cheapest_child: cheapest.child.sku }),
  };
}

/** The price of a product that is made of parts; the parts' prices must have been put into its links. */
function priceParts(product: Product, level: PriceLevel, context: PricingContext): Product {
  return withPrices(product, level, taxOf(product, context), context.storeView.tax.sourcePriceIncludesTax);
}

/** A bundle's special price is a share of whatever its parts make of it, so it is kept as one, and only while it holds. */
function priceBundle(product: Product, context: PricingContext): Product {
  const { special_percent: percent } = product;
  const holds = isInSpecialPriceWindow(product, context.now);
  const bundle: Product = {
    ...product,
    ...(product.price_type === 'fixed' && { base_price: toDecimal(ownBundlePrice(product)) }),
    ...(percent !== undefined && { special_percent: holds ? percent : 0 }),
  };
  const { final, regular } = bundlePrice(bundle, chosenBundleParts(product.bundle_options, startBundle(product)));
  return priceParts(bundle, { final, regular, special: final < regular ? final : 0 }, context);
}

/**
 * A product with all its prices at a moment, in a store (S §4, price and tax). `price` and `final_price` are what one unit
 * costs in the store's basis, `original_price` what it costs without any reduction, `old_price` the same but only while
 * reduced (else null), `special_price` the special price in force or 0; the `_incl_tax` figures hold the tax. Children are
 * priced too. A configurable takes the price of its cheapest child when that is lower or its own is 0 (see also
 * `variantsDecide`); a bundle is the sum of its default parts, on top of its own price where that is fixed, and a grouped product the
 * sum of its associated ones. `least_price` is there where required choices make it cost more. Amounts in and out in major units. Applying it twice gives the same as once.
 */
export function priceProduct(product: Product, context: PricingContext): Product {
  return withLeastPrices(priceByType(product, context));
}

function priceByType(product: Product, context: PricingContext): Product {
  if (product.type_id === 'configurable') return priceConfigurable(product, context);
  if (product.type_id === 'bundle') return priceBundle(product, context);
  if (product.type_id === 'grouped') {
    const sum = groupedPrice(product);
    return priceParts(product, { regular: sum, final: sum, special: 0 }, context);
  }
  if (product.price === undefined) return product;
  const level = priceLevel(product, context.now);
  return withPrices(product, level, taxOf(product, context), context.storeView.tax.sourcePriceIncludesTax);
}
