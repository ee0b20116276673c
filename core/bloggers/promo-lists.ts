import type { PromoProduct } from '../contract';
import { phaseOf, type PromoPhase } from './phase-of';
import { inTypeOrder } from './set-rules';

/** What of an order is on its way; a set that is put together from several orders, or what has none, stands alone. */
export interface PromoOrder {
  readonly order: string | null;
  readonly products: readonly PromoProduct[];
}

/** What is not in the archive, by its phase (A §4.9), in the order given. Pure. */
export function promoByPhase(products: readonly PromoProduct[]): Readonly<Record<PromoPhase, readonly PromoProduct[]>> {
  const lists: Record<PromoPhase, PromoProduct[]> = { delivering: [], 'for-promotion': [], promoted: [] };
  for (const product of products) if (!product.archive) lists[phaseOf(product)].push(product);
  return lists;
}

/** Products by their order, which arrives as a whole: at the place of the first of it. Pure. */
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

/** The moment at which a product was shown the last time, by whatever kind of post; undefined for one that was not. Pure. */
export function lastShown({ promoted_dates: dates }: Pick<PromoProduct, 'promoted_dates'>): string | undefined {
  return Object.values(dates)
    .flat()
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
}

/** The parts of a set as far as they are in the list, in the order of their types; of a single product none. Pure. */
export function partsOf(
  { parts }: Pick<PromoProduct, 'parts'>,
  products: readonly PromoProduct[],
): readonly PromoProduct[] {
  return inTypeOrder(parts.flatMap((part) => products.find(({ id }) => id === part) ?? []));
}

/** What a product is shown by: its own picture; a set without one by those of its parts, in their order. None where nothing has a picture. Pure. */
export function picturesOf(
  product: Pick<PromoProduct, 'image' | 'parts'>,
  products: readonly PromoProduct[],
): readonly string[] {
  const shown = product.image === null ? partsOf(product, products) : [product];
  return shown.flatMap(({ image }) => image ?? []);
}
