import { lookUp } from '../../kernel/look-up';
import { PRODUCT_TYPES } from './product';

type ProductType = (typeof PRODUCT_TYPES)[number];

const PRICED_BY = { bundle: 'parts', configurable: 'variants', grouped: 'parts' } as const satisfies Readonly<
  Partial<Record<ProductType, string>>
>;

export function hasOwnPrice(type: string): boolean {
  return lookUp(PRICED_BY, type) === undefined;
}

/** Product types with their own price; others are priced by their variants or parts. */
export const OWN_PRICE_TYPES: readonly ProductType[] = PRODUCT_TYPES.filter(hasOwnPrice);

/** Product type that each list of parts belongs to. */
export const PART_TYPES = {
  options: 'configurable',
  variants: 'configurable',
  bundle: 'bundle',
  group: 'grouped',
  downloads: 'downloadable',
} as const satisfies Readonly<Record<string, ProductType>>;

const PRICE_MEMBERS = ['price', 'special_price', 'special_from', 'special_to'] as const;
type PriceMember = (typeof PRICE_MEMBERS)[number];

/** Returns the cost set on a product that is put together from others. Pure. */
export function derivedCostErrors({
  type,
  cost,
}: {
  readonly type: ProductType;
  readonly cost?: string | null | undefined;
}) {
  const isDerived = cost !== null && cost !== undefined && lookUp(PRICED_BY, type) === 'parts';
  return isDerived
    ? [{ field: 'cost', message: `cost must be empty: a ${type} product has the costs of its parts` }]
    : [];
}

/** Returns prices set on a product type without its own price. Pure. */
export function derivedPriceErrors(
  product: { readonly type: ProductType } & Readonly<Record<PriceMember, string | null>>,
): { readonly field: PriceMember; readonly message: string }[] {
  const priced = lookUp(PRICED_BY, product.type);
  if (priced === undefined) return [];
  return PRICE_MEMBERS.filter((field) => product[field] !== null).map((field) => ({
    field,
    message: `${field} must be empty: a ${product.type} product has the prices of its ${priced}`,
  }));
}
