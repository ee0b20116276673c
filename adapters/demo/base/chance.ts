/** Seeded random choices, identical on every machine. */
export interface Chance {
  /** In [0, 1). */
  next(): number;
  /** Integer from `min` to `max`, inclusive. */
  whole(min: number, max: number): number;
  /** True with probability `share` (0–1). */
  happens(share: number): boolean;
  /** @throws RangeError when the list is empty */
  pick<T>(list: readonly T[]): T;
  /** Up to `count` distinct members in list order. */
  some<T>(list: readonly T[], count: number): T[];
  shuffled<T>(list: readonly T[]): T[];
}

export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Creates a random source for one subject. Separate seeds keep products independent of each other. */
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
