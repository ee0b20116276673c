import type { PartType, PromoProduct } from '../contract';
import { PART_TYPES } from '../contract/bloggers/bloggers';

/** Part types of each set type. */
export const SET_TYPES = { top: ['top', 'bottom', 'shoes'], bottom: ['top', 'bottom'] } as const satisfies Readonly<
  Record<string, readonly PartType[]>
>;
/** Type of a set. */
export type SetType = keyof typeof SET_TYPES;

/** Fields that decide whether a product is collectable. */
export type Collectable = Pick<PromoProduct, 'archive' | 'delivered' | 'id' | 'is_set' | 'type_type'>;

/** Collected products and the existing sets. */
export interface Collection<T extends Collectable = Collectable> {
  readonly collected: readonly T[];
  readonly sets: readonly Pick<PromoProduct, 'parts'>[];
}

/** Reasons against collecting, in order of precedence. */
export type NotCollectable = 'archived' | 'is-set' | 'not-delivered' | 'set-exists' | 'type-collected' | 'typeless';

/** Returns the set type that these part types complete, in any order; undefined if incomplete. */
export function setTypeOf(types: readonly (PartType | null)[]): SetType | undefined {
  const names: readonly SetType[] = ['top', 'bottom'];
  return names.find((name) => {
    const wanted: readonly (PartType | null)[] = SET_TYPES[name];
    return wanted.length === types.length && wanted.every((type) => types.includes(type));
  });
}

/** Returns the missing types; shoes are optional. */
export function missingTypes(types: readonly (PartType | null)[]): readonly PartType[] {
  return SET_TYPES.bottom.filter((type) => !types.includes(type));
}

export function partsKey(ids: readonly number[]): string {
  return ids.toSorted((one, other) => one - other).join(',');
}

/** Returns why a product cannot be collected; undefined if it can, or already is. */
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

/** Adds or removes a product; disabled products change nothing. */
export function toggleCollected<T extends Collectable>(product: T, collection: Collection<T>): readonly T[] {
  const { collected } = collection;
  if (collected.some(({ id }) => id === product.id)) return collected.filter(({ id }) => id !== product.id);
  return disabledFor(product, collection) === undefined ? inTypeOrder([...collected, product]) : collected;
}

/** Sorts parts: top, bottom, shoes. */
export function inTypeOrder<T extends Pick<PromoProduct, 'type_type'>>(parts: readonly T[]): readonly T[] {
  const rank = ({ type_type }: T) => (type_type === null ? PART_TYPES.length : PART_TYPES.indexOf(type_type));
  return parts.toSorted((one, other) => rank(one) - rank(other));
}
