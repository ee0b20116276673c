import type { Gender } from './sizes';

export interface Traits {
  readonly group: 'accessory' | 'clothing' | 'footwear' | 'good';
  readonly kind: string;
  readonly genders: readonly Gender[];
  readonly isSport: boolean;
}

export interface Season {
  /** Rank from 1 to 24, highest first; 0 for other products. */
  rankOf(index: number): number;
  /** Position by age; 0 is the oldest. */
  ageOf(index: number): number;
}

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
const BESTSELLERS = WINDOW.length * DEPARTMENTS.length;
/** Coprime with the number above, so neighbouring ranks are far apart in the catalogue. */
const STRIDE = 11;
/** Bounds the search so that planning a million products is fast. */
const SEARCHED = 600;
const NEWEST = 64;

type TraitsOf = (index: number) => Traits;

/**
 * Selects bestsellers so that each department opens with different kinds of products.
 * @param newest number of products that count as new
 */
export function createSeason(total: number, newest: number, traitsOf: TraitsOf): Season {
  const ranks = bestsellers(total, traitsOf);
  const ages = newestFirst(total, Math.min(newest, NEWEST), traitsOf, ranks);
  return { rankOf: (index) => ranks.get(index) ?? 0, ageOf: (index) => ages.get(index) ?? index };
}

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

function best<T>(candidates: readonly T[], conditions: (candidate: T) => readonly boolean[]): T | undefined {
  let found: { readonly candidate: T; readonly score: number } | undefined;
  for (const candidate of candidates) {
    const score = conditions(candidate).reduce((sum, met) => sum * 2 + Number(met), 0);
    if (found === undefined || score > found.score) found = { candidate, score };
  }
  return found?.candidate;
}
