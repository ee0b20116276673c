import type { Product } from '../contract';
import { toMinor, type Minor } from '../kernel/money';
import { openChoices } from './open-choices';
import { customOptionsPrice, type CustomOptionSelection } from './option-price';
import { bundlePrice, chosenBundleParts, groupedPrice, type BundleSelection, type PartQuantities } from './parts-price';

/** What was chosen for one unit. */
export interface UnitSelection {
  readonly customOptions?: CustomOptionSelection | undefined;
  readonly bundle?: BundleSelection | undefined;
  readonly parts?: PartQuantities | undefined;
}

export interface UnitPriceRules {
  /** Whether the choices of a bundle change its price; if not, its default parts make it (S §9 flag). Default true. */
  readonly calculateBundlePriceByOptions?: boolean | undefined;
}

export interface UnitPrice {
  /** What one unit costs, in minor units of the store's price basis. */
  readonly final: Minor;
  /** What it costs without any reduction. */
  readonly regular: Minor;
}

function basePrice(product: Product, selection: UnitSelection, rules: UnitPriceRules): UnitPrice {
  if (product.type_id === 'grouped') {
    const sum = groupedPrice(product, selection.parts);
    return { final: sum, regular: sum };
  }
  if (product.type_id === 'bundle') {
    const chosen = rules.calculateBundlePriceByOptions === false ? undefined : selection.bundle;
    return bundlePrice(product, chosenBundleParts(product.bundle_options, chosen));
  }
  const final = toMinor(product.final_price ?? product.price ?? 0);
  const regular = toMinor(product.original_price ?? product.old_price ?? product.price ?? 0);
  return { final: Math.min(final, toMinor(product.price ?? final)), regular: Math.max(regular, final) };
}

/**
 * What one unit of a priced product (see `priceProduct`; for a configurable, the chosen variant put in) costs with its
 * custom options and bundle parts. Client and platform both ask this function, so they cannot disagree (S §4).
 */
export function unitPrice(product: Product, selection: UnitSelection = {}, rules: UnitPriceRules = {}): UnitPrice {
  const base = basePrice(product, selection, rules);
  const extra = customOptionsPrice(product.custom_options, selection.customOptions ?? {}, shareBase(product, base));
  return { final: withExtra(base.final, extra), regular: withExtra(base.regular, extra) };
}

export interface AskedPrice extends UnitPrice {
  /** What it costs with the dearest of the required choices that are left; equal to `final` where they cannot make it dearer. */
  readonly most: Minor;
}

/**
 * The least that one unit can be bought for with what was chosen so far: `unitPrice`, and the least that the required choices cost which
 * are left. Lists, pages, feeds and data for search engines show this one, so that each price is one that can be paid.
 */
export function askedPrice(product: Product, selection: UnitSelection = {}, rules: UnitPriceRules = {}): AskedPrice {
  const { final, regular } = unitPrice(product, selection, rules);
  const base = shareBase(product, basePrice(product, selection, rules));
  const { least, most } = openChoices(product.custom_options, selection.customOptions ?? {}, base);
  return { final: withExtra(final, least), regular: withExtra(regular, least), most: withExtra(final, most) };
}

/** What a percent option is a percentage of: the price without the choices, which of a bundle of fixed price is its own. */
function shareBase(product: Product, { final }: UnitPrice): Minor {
  if (product.type_id !== 'bundle' || product.price_type !== 'fixed') return final;
  return bundlePrice(product, []).final;
}

/** An option may take something off, but nobody is paid for buying. A price that is below zero by itself stays so: it blocks the sale. */
function withExtra(price: Minor, extra: Minor): Minor {
  return price < 0 ? price + extra : Math.max(0, price + extra);
}

/**
 * The selection that travels with a cart item (S §3, product_option) as `unitPrice` wants it.
 */
export function selectionOf(option: Product['product_option']): UnitSelection {
  const attributes = option?.extension_attributes;
  return {
    customOptions: Object.fromEntries(
      (attributes?.custom_options ?? []).map((entry) => [String(entry.option_id), entry.option_value]),
    ),
    bundle: Object.fromEntries(
      (attributes?.bundle_options ?? []).map((entry) => [
        String(entry.option_id),
        { qty: entry.option_qty, selections: entry.option_selections },
      ]),
    ),
  };
}
