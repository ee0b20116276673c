import type { Gender } from './sizes';

/** Product kinds that open the list of a department. */
export interface Traits {
  readonly group: 'accessory' | 'clothing' | 'footwear' | 'good';
  /** Option of the attribute 'ptype'. */
  readonly kind: string;
  readonly genders: readonly Gender[];
  readonly isSport: boolean;
}

/** Bestsellers and newest products, chosen for the whole catalogue before a product is made. */
export interface Season {
  /** The rank of a bestseller from 1 to 24, the highest first in lists; 0 for all others. */
  rankOf(index: number): number;
  /** The product's place when all are ordered by age, 0 for the oldest. */
  ageOf(index: number): number;
}

/** Kinds for each of the first eight places: six pieces of clothing, a pair of shoes and a bag or hat, some of them for sport. */
const WINDOW: readonly { readonly group: Traits['group']; readonly isSport: boolean }[] = [
  { group: 'clothing', isSport: false },
  { group: 'clothing', isSport: true },
  { group: 'footwear', isSport: false },
  { group: 'clothing', isSport: false },
  { group: 'clothing', isSport: true },
  { group: 'accessory', isSport: false },
  { group: 'clothing', isSport: true },
  { group: 'clothing', isSport: false },
];
const DEPARTMENTS: readonly Gender[] = ['women', 'men', 'children'];
/** Enough for a list of 18, few enough that no department is made of them alone. */
const BESTSELLERS = WINDOW.length * DEPARTMENTS.length;
/** Has no divisor in common with the above, so that neighbours in rank lie far apart in the catalogue. */
const STRIDE = 11;
/** Products that are looked through for each bestseller, so that a catalogue of a million is planned at once. */
const SEARCHED = 600;
/** Number of the newest products that are ordered by kind. */
const NEWEST = 64;

type TraitsOf = (index: number) => Traits;

/**
 * Dresses the windows of the shop: each department, the sports department among them, opens with pieces of different kinds, and so does
 * the list of what is new.
 * @param newest how many of the last products count as new
 */
export function createSeason(total: number, newest: number, traitsOf: TraitsOf): Season {
  const ranks = bestsellers(total, traitsOf);
  const ages = newestFirst(total, Math.min(newest, NEWEST), traitsOf, ranks);
  return { rankOf: (index) => ranks.get(index) ?? 0, ageOf: (index) => ages.get(index) ?? index };
}

/** For each rank the first product from its part of the catalogue on that brings a new kind into the window. */
function bestsellers(total: number, traitsOf: TraitsOf): ReadonlyMap<number, number> {
  const ranks = new Map<number, number>();
  const shown: Traits[] = [];
  for (let place = 0; place < Math.min(BESTSELLERS, total); place += 1) {
    const department = DEPARTMENTS[place % DEPARTMENTS.length];
    const wanted = WINDOW[Math.floor(place / DEPARTMENTS.length)];
    const start = Math.floor((((place * STRIDE) % BESTSELLERS) * total) / BESTSELLERS);
    const free = Array.from({ length: Math.min(total, SEARCHED) }, (_none, step) => (start + step) % total)
      .filter((index) => !ranks.has(index))
      .map((index) => ({ index, traits: traitsOf(index) }));
    const beside = shown.filter(({ genders }) => department !== undefined && genders.includes(department));
    const chosen = best(free, ({ traits }) => [
      traits.genders.length === 1 && traits.genders[0] === department,
      !beside.some(({ kind }) => kind === traits.kind),
      traits.group === wanted?.group,
      traits.isSport === wanted?.isSport,
      !shown.some(({ kind }) => kind === traits.kind),
    ]);
    if (chosen === undefined) continue;
    ranks.set(chosen.index, BESTSELLERS - place);
    shown.push(chosen.traits);
  }
  return ranks;
}

/** The newest in an order in which eight neighbours are of eight kinds, bestsellers before the others. */
function newestFirst(
  total: number,
  count: number,
  traitsOf: TraitsOf,
  ranks: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const ages = new Map<number, number>();
  const shown: Traits[] = [];
  let left = Array.from({ length: Math.min(total, count) }, (_none, step) => total - 1 - step).map((index) => ({
    index,
    traits: traitsOf(index),
  }));
  while (left.length > 0) {
    const beside = shown.slice(1 - WINDOW.length);
    const wanted = WINDOW[shown.length % WINDOW.length];
    const department = DEPARTMENTS[shown.length % DEPARTMENTS.length];
    const chosen = best(left, ({ index, traits }) => [
      !beside.some(({ kind }) => kind === traits.kind),
      traits.group === wanted?.group,
      ranks.has(index),
      department !== undefined && traits.genders.includes(department),
    ]);
    if (chosen === undefined) break;
    ages.set(chosen.index, total - 1 - shown.length);
    shown.push(chosen.traits);
    left = left.filter((one) => one !== chosen);
  }
  return ages;
}

/** The first candidate that meets most conditions, an earlier condition before all later ones. */
function best<T>(candidates: readonly T[], conditions: (candidate: T) => readonly boolean[]): T | undefined {
  let found: { readonly candidate: T; readonly score: number } | undefined;
  for (const candidate of candidates) {
    const score = conditions(candidate).reduce((sum, met) => sum * 2 + Number(met), 0);
    if (found === undefined || score > found.score) found = { candidate, score };
  }
  return found?.candidate;
}
