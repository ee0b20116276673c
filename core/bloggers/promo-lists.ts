import type { PromoProduct } from '../contract';
import { phaseOf, type PromoPhase } from './phase-of';
import { inTypeOrder } from './set-rules';

/** Products delivered together; mixed sets are separate. */
export interface PromoOrder {
  readonly order: string | null;
  readonly products: readonly PromoProduct[];
}

/** Groups unarchived products by phase, preserving order. */
export function promoByPhase(products: readonly PromoProduct[]): Readonly<Record<PromoPhase, readonly PromoProduct[]>> {
  const lists: Record<PromoPhase, PromoProduct[]> = { delivering: [], 'for-promotion': [], promoted: [] };
  for (const product of products) if (!product.archive) lists[phaseOf(product)].push(product);
  return lists;
}

/** Groups products by their order. */
export function promoByOrder(products: readonly PromoProduct[]): readonly PromoOrder[] {
  const groups = new Map<string | number, { order: string | null; products: PromoProduct[] }>();
  for (const product of products) {
    const key = product.order_id ?? product.id;
    const group = groups.get(key) ?? { order: product.order_id, products: [] };
    group.products.push(product);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns the time of the last post; undefined if none. */
export function lastShown({ promoted_dates: dates }: Pick<PromoProduct, 'promoted_dates'>): string | undefined {
  return Object.values(dates)
    .flat()
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
}

/** Returns a set's parts in type order. */
export function partsOf(
  { parts }: Pick<PromoProduct, 'parts'>,
  products: readonly PromoProduct[],
): readonly PromoProduct[] {
  return inTypeOrder(parts.flatMap((part) => products.find(({ id }) => id === part) ?? []));
}

/** Returns the product's picture, or those of a set's parts. */
export function picturesOf(
  product: Pick<PromoProduct, 'image' | 'parts'>,
  products: readonly PromoProduct[],
): readonly string[] {
  const shown = product.image === null ? partsOf(product, products) : [product];
  return shown.flatMap(({ image }) => image ?? []);
}
