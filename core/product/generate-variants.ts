import { MAX_VARIANTS, type ProductDocument } from '../contract/catalogue/manage-products';
import { lookUp } from '../kernel/look-up';

type Variant = ProductDocument['variants'][number];

/** In characters, as the contract limits a sku. */
const MAX_SKU_LENGTH = 64;

/** Product whose missing variants are generated, and the options to combine. */
export interface VariantChoice {
  readonly sku: string;
  /** Codes of the attributes that variants differ in. */
  readonly options: readonly string[];
  readonly variants: readonly Pick<Variant, 'sku' | 'values'>[];
  /** Attribute code → option values to combine. */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
}

/** Missing combinations, or the count that would exceed the limit. */
export type GeneratedVariants =
  | {
      readonly kind: 'variants';
      readonly variants: readonly Pick<Variant, 'sku' | 'values'>[];
      readonly existing: number;
    }
  | { readonly kind: 'too-many'; readonly count: number; readonly max: number };

/**
 * Returns the combinations of the chosen values that a product does not have, in the order of the values, each with a
 * sku such as TEE-BLACK-M. Existing variants stay as they are. Returns none while an option has no value. Pure.
 */
export function generateVariants({ sku, options, variants, chosen }: VariantChoice): GeneratedVariants {
  const lists = options.map((code) => [...new Set(lookUp(chosen, code) ?? [])]);
  const count = lists.length === 0 ? 0 : lists.reduce((product, list) => product * list.length, 1);
  // Checked before combining: five lists of 100 values are 10,000,000,000 rows.
  if (count > MAX_VARIANTS) return { kind: 'too-many', count, max: MAX_VARIANTS };
  const known = new Set(variants.map(({ values }) => keyOf(options, values)));
  const combined = count === 0 ? [] : combinations(options, lists);
  const missing = combined.filter((values) => !known.has(keyOf(options, values)));
  const total = variants.length + missing.length;
  if (total > MAX_VARIANTS) return { kind: 'too-many', count: total, max: MAX_VARIANTS };
  const taken = new Set([sku, ...variants.map((variant) => variant.sku)].map((one) => one.toLowerCase()));
  const made = missing.map((values) => {
    const named = freeSku([sku, ...options.map((code) => lookUp(values, code) ?? '')], taken);
    taken.add(named.toLowerCase());
    return { sku: named, values };
  });
  return { kind: 'variants', variants: made, existing: combined.length - missing.length };
}

function combinations(options: readonly string[], lists: readonly (readonly string[])[]) {
  return options.reduce<readonly Readonly<Record<string, string>>[]>(
    (all, code, at) => all.flatMap((values) => (lists[at] ?? []).map((value) => ({ ...values, [code]: value }))),
    [{}],
  );
}

/** SKUs that differ only in case count as equal. */
function freeSku(parts: readonly string[], taken: ReadonlySet<string>): string {
  const plain = parts
    .filter((part) => part !== '')
    .join('-')
    .replaceAll(/\s+/g, '-');
  const [parent = ''] = parts;
  const named = `${parent}${plain.slice(parent.length).toUpperCase()}`;
  for (let count = 1; ; count += 1) {
    const end = count === 1 ? '' : `-${String(count)}`;
    const sku = `${named.slice(0, MAX_SKU_LENGTH - end.length)}${end}`;
    if (!taken.has(sku.toLowerCase())) return sku;
  }
}

function keyOf(options: readonly string[], values: Readonly<Record<string, string>>): string {
  return JSON.stringify(options.map((code) => lookUp(values, code) ?? null));
}

/** Returns the price that new variants start with: the first variant's, else the product's. Pure. */
export function firstPrice({
  price,
  variants,
}: Pick<ProductDocument, 'price'> & { readonly variants: readonly Pick<Variant, 'price'>[] }): string | null {
  return variants.find((variant) => variant.price !== null)?.price ?? price;
}
