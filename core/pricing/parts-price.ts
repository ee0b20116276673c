import type { BundleOption, Product } from '../contract';
import { lookUp } from '../kernel/look-up';
import { toMinor, type Minor } from '../kernel/money';

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

/** The link that stands for an option when nothing was chosen: the default one, or the first. */
function defaultBundleLink(option: BundleOption): BundleLink | undefined {
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

/** The sum of the parts' prices times their quantities, in minor units (S §4, bundle price). */
export function bundlePrice(parts: readonly ChosenPart[]): Minor {
  return parts.reduce((sum, { link, qty }) => sum + toMinor(link.price ?? 0) * qty, 0);
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
