/** Seeded random source; equal seeds give equal values. */
export interface Chance {
  /** In [0, 1). */
  next(): number;
  between(from: number, to: number): number;
  pick<T>(first: T, ...others: readonly T[]): T;
  maybe(share: number): boolean;
}

function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
}

export function chanceOf(...words: readonly (string | number)[]): Chance {
  let state = hash(words.join('/'));
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (first, ...others) => others[Math.floor(next() * (others.length + 1)) - 1] ?? first,
    maybe: (share) => next() < share,
  };
}
