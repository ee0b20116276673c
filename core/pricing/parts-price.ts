import type { BundleOption, Product } from '../contract';
import { lookUp } from '../kernel/look-up';
import { percentOf, toMinor, type Minor } from '../kernel/money';

/** Bundle option id → quantity and ids (or skus) of the chosen links. */
export type BundleSelection = Readonly<
  Record<string, { readonly qty: number; readonly selections: readonly (string | number)[] }>
>;

type BundleLink = BundleOption['product_links'][number];

/** One part of a bundle that is chosen, and how many of it go into one unit of the bundle. */
export interface ChosenPart {
  readonly option: BundleOption;
  readonly link: BundleLink;
  readonly qty: number;
}

/**
 * The link that stands for an option when nothing was chosen: the default one, or the first (S §4). An optional place stays empty
 * unless its default costs nothing: an extra that is paid for is the shopper's to choose (Directive 2011/83/EU, article 22).
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

/** The parts that a bundle is made of with a selection; an option without a choice has its default part. */
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

/** What decides about the price of a bundle besides what is chosen of it. */
type PricedBundle = Pick<Product, 'base_price' | 'original_price' | 'price' | 'price_type' | 'special_percent'>;

/** What something costs, and what it costs without a reduction, in minor units. */
interface PartPrice {
  readonly final: Minor;
  readonly regular: Minor;
}

/** What a bundle of fixed price costs before its parts add to it; one that is the sum of its parts has no price of its own. Minor units. */
export function ownBundlePrice({
  price_type: type,
  base_price: base,
  original_price: before,
  price,
}: PricedBundle): Minor {
  return type === 'fixed' ? toMinor(base ?? before ?? price ?? 0) : 0;
}

/** A bundle's special price takes the same share off its own price and off each part; it never makes anything dearer. */
function reduced(regular: Minor, { special_percent: percent = 0 }: PricedBundle): PartPrice {
  return { regular, final: percent > 0 ? Math.min(regular, percentOf(regular, percent)) : regular };
}

/**
 * What one of a part adds to its bundle, in minor units: its price where the bundle is the sum of its parts, its surcharge where the
 * bundle has a price of its own: an amount, or percent of that price as it is without a reduction. Each is rounded before it is
 * multiplied, so that the figures beside the choices add up to the price.
 */
export function bundlePartPrice(bundle: PricedBundle, link: Pick<BundleLink, 'price' | 'price_type'>): PartPrice {
  const isShare = bundle.price_type === 'fixed' && link.price_type === 'percent';
  const regular = isShare ? percentOf(ownBundlePrice(bundle), link.price ?? 0) : toMinor(link.price ?? 0);
  return reduced(regular, bundle);
}

/** What a bundle costs: its own price, where it has one, and the prices of its parts times their quantities (S §4, bundle price). Minor units. */
export function bundlePrice(bundle: PricedBundle, parts: readonly ChosenPart[]): PartPrice {
  return parts.reduce(
    (sum, { link, qty }) => {
      const { final, regular } = bundlePartPrice(bundle, link);
      return { final: sum.final + final * qty, regular: sum.regular + regular * qty };
    },
    reduced(ownBundlePrice(bundle), bundle),
  );
}

/** The links of a grouped product that make it up: simple associated products. */
export function associatedLinks(product: Product): NonNullable<Product['product_links']> {
  return (product.product_links ?? []).filter(
    (link) => link.link_type === 'associated' && (link.linked_product_type ?? 'simple') === 'simple',
  );
}

/** Sku of a grouped product's part → how many of it. */
export type PartQuantities = Readonly<Record<string, number>>;

/**
 * How a grouped product is taken unless chosen otherwise: one of each part (S §4) that can be had, or of all where none can, since
 * nobody pays for what is sold out.
 */
export function usualParts(product: Product): PartQuantities {
  const links = associatedLinks(product);
  const canBeHad = ({ stock }: (typeof links)[number]) => stock?.is_in_stock !== false;
  const one = links.some(canBeHad) ? canBeHad : () => true;
  return Object.fromEntries(links.map((link) => [link.linked_product_sku, one(link) ? 1 : 0]));
}

/** The price of a grouped product: the sum of its simple associated products, as it is usually taken unless chosen otherwise; minor units. */
export function groupedPrice(product: Product, parts: PartQuantities = {}): Minor {
  const taken = { ...usualParts(product), ...parts };
  return associatedLinks(product).reduce(
    (sum, link) => sum + toMinor(link.price ?? 0) * (lookUp(taken, link.linked_product_sku) ?? 0),
    0,
  );
}
