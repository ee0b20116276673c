import type { Product } from '../contract';
import { toMinor, type Minor } from '../kernel/money';
import { openChoices } from './required-options-price';
import { customOptionsPrice, type CustomOptionSelection, type ShareBase } from './option-price';
import { bundlePrice, chosenBundleParts, groupedPrice, type BundleSelection, type PartQuantities } from './parts-price';
import { priceStep } from './price-step';

export interface UnitSelection {
  readonly customOptions?: CustomOptionSelection | undefined;
  readonly bundle?: BundleSelection | undefined;
  readonly parts?: PartQuantities | undefined;
}

export interface UnitPriceRules {
  /** If false, default parts set the bundle price. Default true. */
  readonly calculateBundlePriceByOptions?: boolean | undefined;
}

export interface UnitPrice {
  readonly final: Minor;
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

/** Returns the price of one unit with options and parts. Client and platform share it so that they agree. */
export function unitPrice(product: Product, selection: UnitSelection = {}, rules: UnitPriceRules = {}): UnitPrice {
  const base = basePrice(product, selection, rules);
  const extra = customOptionsPrice(product.custom_options, selection.customOptions ?? {}, shareBase(product, base));
  return { final: withExtra(base.final, extra), regular: withExtra(base.regular, extra) };
}

export interface AskedPrice extends UnitPrice {
  /** Price with the most expensive remaining required choices. */
  readonly max: Minor;
}

/** Returns the minimum price one unit can be bought for. Lists, pages and feeds display it. */
export function askedPrice(product: Product, selection: UnitSelection = {}, rules: UnitPriceRules = {}): AskedPrice {
  const { final, regular } = unitPrice(product, selection, rules);
  const base = shareBase(product, basePrice(product, selection, rules));
  const { min, max } = openChoices(product.custom_options, selection.customOptions ?? {}, base);
  return { final: withExtra(final, min), regular: withExtra(regular, min), max: withExtra(final, max) };
}

function shareBase(product: Product, { final }: UnitPrice): ShareBase {
  const isFixedBundle = product.type_id === 'bundle' && product.price_type === 'fixed';
  return { amount: isFixedBundle ? bundlePrice(product, []).final : final, step: priceStep(product) };
}

/** Discount options never make a price negative; a price already below 0 stays, because it blocks the sale. */
function withExtra(price: Minor, extra: Minor): Minor {
  return price < 0 ? price + extra : Math.max(0, price + extra);
}
