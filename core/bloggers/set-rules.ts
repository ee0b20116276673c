import type { PartType, PromoProduct } from '../contract';
import { PART_TYPES } from '../contract/bloggers';

/** What a set is made of (A §3, set types top and bottom): an outfit with shoes, or top and bottom without. */
export const SET_TYPES = { top: ['top', 'bottom', 'shoes'], bottom: ['top', 'bottom'] } as const satisfies Readonly<
  Record<string, readonly PartType[]>
>;
/** What a blogger's set collects (A §4). */
export type SetType = keyof typeof SET_TYPES;

/** What decides whether something can be part of a set. */
export type Collectable = Pick<PromoProduct, 'archive' | 'delivered' | 'id' | 'is_set' | 'type_type'>;

/** What is collected so far, and the parts of the sets that there are. */
export interface Collection<T extends Collectable = Collectable> {
  readonly collected: readonly T[];
  readonly sets: readonly Pick<PromoProduct, 'parts'>[];
}

/** Why something cannot be collected: the first that applies, in this order. */
export type NotCollectable = 'archived' | 'is-set' | 'not-delivered' | 'set-exists' | 'type-collected' | 'typeless';

/** The set type that these types make, in any order; undefined while they make none (A §4.9: a set is complete when they equal one). Pure. */
export function setTypeOf(types: readonly (PartType | null)[]): SetType | undefined {
  const names: readonly SetType[] = ['top', 'bottom'];
  return names.find((name) => {
    const wanted: readonly (PartType | null)[] = SET_TYPES[name];
    return wanted.length === types.length && wanted.every((type) => types.includes(type));
  });
}

/** What these types lack for a set (A §4.9): top and bottom are needed, shoes are not. Pure. */
export function missingTypes(types: readonly (PartType | null)[]): readonly PartType[] {
  return SET_TYPES.bottom.filter((type) => !types.includes(type));
}

/** One name for the same parts in any order: of these parts there is one set. Pure. */
export function partsKey(ids: readonly number[]): string {
  return ids.toSorted((one, other) => one - other).join(',');
}

/**
 * Why a product cannot be collected now; undefined where it can be, or is already (A §4.9). Nobody shows what is put away, has not arrived, or is
 * no part of an outfit; of each type one is worn; of the same parts there is one set. Pure.
 */
export function disabledFor(product: Collectable, { collected, sets }: Collection): NotCollectable | undefined {
  if (collected.some(({ id }) => id === product.id)) return undefined;
  if (product.is_set) return 'is-set';
  if (product.archive) return 'archived';
  if (!product.delivered) return 'not-delivered';
  if (product.type_type === null) return 'typeless';
  if (collected.some(({ type_type }) => type_type === product.type_type)) return 'type-collected';
  const key = partsKey([...collected, product].map(({ id }) => id));
  return sets.some(({ parts }) => partsKey(parts) === key) ? 'set-exists' : undefined;
}

/** Takes a product into what is collected or out of it; one that is disabled changes nothing. In the order of types (A §3). Pure. */
export function toggleCollected<T extends Collectable>(product: T, collection: Collection<T>): readonly T[] {
  const { collected } = collection;
  if (collected.some(({ id }) => id === product.id)) return collected.filter(({ id }) => id !== product.id);
  return disabledFor(product, collection) === undefined ? inTypeOrder([...collected, product]) : collected;
}

/** Parts of a set in the order of their types: top, bottom, shoes (A §3). Pure. */
export function inTypeOrder<T extends Pick<PromoProduct, 'type_type'>>(parts: readonly T[]): readonly T[] {
  const rank = ({ type_type }: T) => (type_type === null ? PART_TYPES.length : PART_TYPES.indexOf(type_type));
  return parts.toSorted((one, other) => rank(one) - rank(other));
}
