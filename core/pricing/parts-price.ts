import type { BundleOption, Product } from '../contract';
import { lookUp } from '../kernel/look-up';
import { percentOf, toMinor, type Minor } from '../kernel/money';
import { priceStep } from './price-step';

export type BundleSelection = Readonly<
  Record<string, { readonly qty: number; readonly selections: readonly (string | number)[] }>
>;

type BundleLink = BundleOption['product_links'][number];

export interface ChosenPart {
  readonly option: BundleOption;
  readonly link: BundleLink;
  readonly qty: number;
}

/**
 * Returns the default or first link. Optional parts with a price are never preselected (Directive 2011/83/EU, article
 * 22).
 */
export function defaultBundleLink(option: BundleOption): BundleLink | undefined {
  if (option.required === false)
    return option.product_links.find((link) => link.is_default === true && link.price === 0);
  return option.product_links.find((link) => link.is_default === true) ?? option.product_links[0];
}

function defaultPart(option: BundleOption): ChosenPart[] {
  const link = defaultBundleLink(option);
  return link === undefined ? [] : [{ option, link, qty: link.qty }];
}

/** Returns a bundle's selected parts; options without a choice use their default. */
export function chosenBundleParts(
  options: readonly BundleOption[] | undefined,
  selection: BundleSelection = {},
): readonly ChosenPart[] {
  return (options ?? []).flatMap((option) => {
    const chosen = lookUp(selection, String(option.option_id));
    if (chosen === undefined) return defaultPart(option);
    const keys = new Set(chosen.selections.map(String));
    return option.product_links
      .filter((link) => keys.has(link.sku) || (link.id !== undefined && keys.has(String(link.id))))
      .map((link) => ({ option, link, qty: chosen.qty }));
  });
}

type PricedBundle = Pick<
  Product,
  'base_price' | 'currency_digits' | 'original_price' | 'price' | 'price_type' | 'special_percent'
>;

interface PartPrice {
  readonly final: Minor;
  readonly regular: Minor;
}

export function ownBundlePrice({
  price_type: type,
  base_price: base,
  original_price: before,
  price,
}: PricedBundle): Minor {
  return type === 'fixed' ? toMinor(base ?? before ?? price ?? 0) : 0;
}

function reduced(regular: Minor, bundle: PricedBundle): PartPrice {
  const { special_percent: percent = 0 } = bundle;
  const final = percent > 0 ? Math.min(regular, percentOf(regular, percent, priceStep(bundle))) : regular;
  return { regular, final };
}

/** Rounded before it is multiplied, so that displayed part prices add up to the total. In minor units. */
export function bundlePartPrice(bundle: PricedBundle, link: Pick<BundleLink, 'price' | 'price_type'>): PartPrice {
  const isShare = bundle.price_type === 'fixed' && link.price_type === 'percent';
  const regular = isShare
    ? percentOf(ownBundlePrice(bundle), link.price ?? 0, priceStep(bundle))
    : toMinor(link.price ?? 0);
  return reduced(regular, bundle);
}

export function bundlePrice(bundle: PricedBundle, parts: readonly ChosenPart[]): PartPrice {
  return parts.reduce(
    (sum, { link, qty }) => {
      const { final, regular } = bundlePartPrice(bundle, link);
      return { final: sum.final + final * qty, regular: sum.regular + regular * qty };
    },
    reduced(ownBundlePrice(bundle), bundle),
  );
}

export function associatedLinks(product: Product): NonNullable<Product['product_links']> {
  return (product.product_links ?? []).filter(
    (link) => link.link_type === 'associated' && (link.linked_product_type ?? 'simple') === 'simple',
  );
}

export type PartQuantities = Readonly<Record<string, number>>;

/** Returns one of each available part, or of all if everything is sold out. */
export function usualParts(product: Product): PartQuantities {
  const links = associatedLinks(product);
  const canBeHad = ({ stock }: (typeof links)[number]) => stock?.is_in_stock !== false;
  const one = links.some(canBeHad) ? canBeHad : () => true;
  return Object.fromEntries(links.map((link) => [link.linked_product_sku, one(link) ? 1 : 0]));
}

export function groupedPrice(product: Product, parts: PartQuantities = {}): Minor {
  const taken = { ...usualParts(product), ...parts };
  return associatedLinks(product).reduce(
    (sum, link) => sum + toMinor(link.price ?? 0) * (lookUp(taken, link.linked_product_sku) ?? 0),
    0,
  );
}
