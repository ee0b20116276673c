import type { ConfigurableChild, Product, TaxRule } from '../contract';
import { isSold, MAX_STATUS } from '../contract/catalogue/listing';
import { toDecimal, toMinor, type Minor } from '../kernel/money';
import type { StoreView } from '../store-views';
import { bundlePrice, chosenBundleParts, groupedPrice, ownBundlePrice } from './parts-price';
import { withMinPrices } from './min-price';
import { priceStep } from './price-step';
import { startBundle } from './start-bundle';
import { activeSpecialPrice, isInSpecialPriceWindow } from './special-price';
import { defaultTaxPlace, taxRate, withTax, type TaxPlace } from './tax';

export interface PricingContext {
  readonly now: number;
  readonly storeView: Pick<StoreView, 'tax'>;
  readonly taxRules: readonly TaxRule[];
  readonly place?: TaxPlace | undefined;
  readonly customerTaxClassId?: number | undefined;
  /** Children at or above this status are not sold. Default `MAX_STATUS`. */
  readonly maxStatus?: number | undefined;
  /** A configurable uses its variants' prices and its own only if none has one. Default false. */
  readonly variantsDecide?: boolean | undefined;
}

type Priced = Product | (ConfigurableChild & Pick<Product, 'cheapest_child'>);

interface PriceLevel {
  readonly regular: Minor;
  readonly final: Minor;
  readonly special: Minor;
}

/** Ignores prices set by an earlier run, so that an expired special price does not survive. */
function declaredFinalPrice(source: Priced): number | undefined {
  const derived = source.final_price === source.special_price || source.cheapest_child !== undefined;
  const declared = source.final_price ?? 0;
  return derived || declared <= 0 ? undefined : declared;
}

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
    at: context.now,
  });
}

interface Taxed {
  readonly rate: number;
  readonly includesTax: boolean;
  readonly step: Minor;
}

/** @param product of the price, or parent of the variant: it knows the currency */
function taxedAt(rate: number, product: Product, { storeView }: PricingContext): Taxed {
  return { rate, includesTax: storeView.tax.sourcePriceIncludesTax, step: priceStep(product) };
}

function withPrices<T extends Priced>(source: T, level: PriceLevel, { rate, includesTax, step }: Taxed): T {
  const paid = withTax(level.final, rate, includesTax, step);
  const before = withTax(level.regular, rate, includesTax, step);
  return {
    ...source,
    price: toDecimal(level.final),
    final_price: toDecimal(level.final),
    original_price: toDecimal(level.regular),
    old_price: level.final < level.regular ? toDecimal(level.regular) : null,
    special_price: toDecimal(level.special),
    price_tax: toDecimal(paid.tax),
    price_incl_tax: toDecimal(paid.gross),
    special_price_incl_tax: toDecimal(withTax(level.special, rate, includesTax, step).gross),
    original_price_incl_tax: toDecimal(before.gross),
  };
}

function childRate(child: ConfigurableChild, parent: Product, context: PricingContext): number {
  return taxOf({ ...child, tax_class_id: child.tax_class_id ?? parent.tax_class_id }, context);
}

function priceChild(child: ConfigurableChild, parent: Product, context: PricingContext): ConfigurableChild {
  if (child.price === undefined) return child;
  const taxed = taxedAt(childRate(child, parent, context), parent, context);
  return withPrices(child, priceLevel(child, context.now), taxed);
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

/** Prefers variants in stock, because the page opens with one; the earlier wins a tie. */
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

function levelOfChild(own: PriceLevel, { level }: PricedChild, context: PricingContext): PriceLevel {
  if (context.variantsDecide === true) return level;
  // Keeps the parent's special price: the child's would outlive its dates in a later run.
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
  const priced = withPrices(product, level, taxedAt(rate, product, context));
  return {
    ...priced,
    ...(children && { configurable_children: children }),
    ...(takesChild && { cheapest_child: cheapest.child.sku }),
  };
}

function priceParts(product: Product, level: PriceLevel, context: PricingContext): Product {
  return withPrices(product, level, taxedAt(taxOf(product, context), product, context));
}

/** A bundle's special price is a percentage, applied only while valid. */
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
 * Returns a product with all prices at a moment, in major units. Configurables take their cheapest child's price,
 * bundles and grouped products sum their parts. Idempotent.
 */
export function priceProduct(product: Product, context: PricingContext): Product {
  return withMinPrices(priceByType(product, context));
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
  return withPrices(product, level, taxedAt(taxOf(product, context), product, context));
}
