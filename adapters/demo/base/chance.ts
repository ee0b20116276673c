/** Repeatable chance: equal seeds give equal choices on every machine. */
export interface Chance {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True in `share` of all cases (0 to 1). */
  happens(share: number): boolean;
  /** @throws RangeError when the list is empty */
  pick<T>(list: readonly T[]): T;
  /** Up to `count` different members in the order of the list. */
  some<T>(list: readonly T[], count: number): T[];
  /** A new list in another order. */
  shuffled<T>(list: readonly T[]): T[];
}

/** FNV-1a: spreads near texts ('1:7', '1:8') far apart. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** mulberry32: one word of state, good enough to lay out a shop. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A source of choices for one subject. Each product has its own ('1:product:42'), so that adding a product changes no other.
 * @param seed any text; equal texts give equal choices
 */
export function createChance(seed: string): Chance {
  const next = mulberry(hashText(seed));
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[whole(0, list.length - 1)];
    if (picked === undefined) throw new RangeError('Nothing to pick from an empty list');
    return picked;
  };
  const shuffled = <T>(list: readonly T[]): T[] => {
    const keyed = list.map((item) => ({ item, key: next() }));
    return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
  };
  const some = <T>(list: readonly T[], count: number): T[] => {
    const chosen = new Set(shuffled(list.map((_item, index) => index)).slice(0, count));
    return list.filter((_item, index) => chosen.has(index));
  };
  return { next, whole, happens: (share) => next() < share, pick, some, shuffled };
}
