import { addBit, emptyBitset, hasBit } from './bitset';
import { hashTerms } from './name-hash';
import { stem } from '../../../../core/kernel/words/stem';
import type { Bitset } from './bitset';
import type { TypeIntent } from './product-types';
import type { Scoreboard } from './scoreboard';
import type { TextData } from './text-data';
import type { QueryWord } from './understand';

export interface Ranking {
  readonly bits: Bitset;
  readonly kin: Bitset;
  best: number;
  readonly lowest: number;
  readonly found: number;
  readonly namesType: boolean;
}

const WHOLE_NAME_FACTOR = 1.25;
/** Per word: "black t-shirt" ranks t-shirts above products that only mention them. */
const TYPE_BONUS = 0.5;
const OTHER_TYPE_FACTOR = 0.6;
const MIN_TYPE_CONFIDENCE = 0.65;
export const ENOUGH_PRODUCTS = 10;

interface Limits {
  readonly strict: number;
  readonly loose: number;
  readonly touched: Uint8Array;
  readonly scoreOf: (product: number) => number;
}

/** Scores products; scores are normalized to about 0 … 1. */
export function rank(words: readonly QueryWord[], data: TextData, board: Scoreboard): Ranking {
  const reference = board.fill(words);
  const intent = data.types.intentOf(words);
  const ranking = {
    bits: emptyBitset(data.products),
    kin: emptyBitset(data.products),
    best: 0,
    lowest: 1,
    found: 0,
    namesType: intent.named.some((confidence) => confidence >= MIN_TYPE_CONFIDENCE),
  };
  if (reference === 0) return ranking;
  const { minimumMatch, minimumScore } = data.options;
  // Minimum match of 75 %: rounded up for the main results, down for the fallback.
  const strict = Math.max(1, Math.ceil(minimumMatch * words.length - 1e-9));
  const loose = Math.max(1, Math.floor(minimumMatch * words.length));
  const scoreOf = scorer(words, { data, board, intent, reference, namesType: ranking.namesType });
  for (let product = 0; product < data.products; product += 1) {
    if ((board.matched[product] ?? 0) < strict) continue;
    const score = scoreOf(product);
    board.scores[product] = score;
    if (score < minimumScore) continue;
    addBit(ranking.bits, product);
    ranking.found += 1;
    ranking.best = Math.max(ranking.best, score);
    ranking.lowest = Math.min(ranking.lowest, score);
  }
  if (ranking.found < ENOUGH_PRODUCTS && loose < strict) {
    const { touched } = intent;
    addKin(ranking, { strict, loose, touched, scoreOf }, data, board);
  }
  return ranking;
}

interface Scoring {
  readonly data: TextData;
  readonly board: Scoreboard;
  readonly intent: TypeIntent;
  readonly reference: number;
  readonly namesType: boolean;
}

function scorer(words: readonly QueryWord[], scoring: Scoring): (product: number) => number {
  const { data, board, intent, reference, namesType } = scoring;
  const name = hashTerms(words.map((word) => meantTerm(word, data)));
  const { ofProduct } = data.types;
  const share = 1 / (reference * words.length);
  // `jacket` alone is only part of type names, but still means those types.
  const meansType = namesType || (words.length === 1 && intent.touched.includes(1));
  return (product) => {
    const type = ofProduct[product] ?? 0;
    let score = (board.scores[product] ?? 0) * (board.matched[product] ?? 0) * share;
    if (intent.touched[type] === 1) score += (TYPE_BONUS * (intent.named[type] ?? 0)) / words.length;
    else if (meansType) score *= OTHER_TYPE_FACTOR;
    return data.names[product] === name ? score * WHOLE_NAME_FACTOR : score;
  };
}

function addKin(
  ranking: Ranking,
  { strict, loose, touched, scoreOf }: Limits,
  data: TextData,
  board: Scoreboard,
): void {
  // If no product matches all words, two of three suffice, but one of two does not.
  const anyType = ranking.found === 0 && loose > 1;
  let highest = 0;
  for (let product = 0; product < data.products; product += 1) {
    const matched = board.matched[product] ?? 0;
    if (matched < loose || matched >= strict) continue;
    if (!anyType && touched[data.types.ofProduct[product] ?? 0] !== 1) continue;
    const score = scoreOf(product);
    board.scores[product] = score;
    if (score < data.options.minimumScore) continue;
    addBit(ranking.kin, product);
    highest = Math.max(highest, score);
  }
  lowerKin(ranking, board, highest);
  if (anyType) ranking.best = highest;
}

export function addApart(ranking: Ranking, scores: Float32Array, apart: Ranking, board: Scoreboard): void {
  let highest = 0;
  for (let product = 0; product < board.scores.length; product += 1) {
    if (hasBit(ranking.bits, product)) board.scores[product] = scores[product] ?? 0;
    else if (hasBit(apart.bits, product)) {
      addBit(ranking.kin, product);
      highest = Math.max(highest, board.scores[product] ?? 0);
    }
  }
  lowerKin(ranking, board, highest);
  ranking.best = Math.max(ranking.best, apart.best);
}

function lowerKin({ kin, bits, lowest }: Ranking, { scores }: Scoreboard, highest: number): void {
  const factor = Math.min(1, (lowest / Math.max(highest, 1e-9)) * 0.99);
  for (let at = 0; at < kin.length; at += 1) {
    for (let fresh = (kin[at] ?? 0) & ~(bits[at] ?? 0); fresh !== 0; fresh &= fresh - 1) {
      const product = (at << 5) + 31 - Math.clz32(fresh & -fresh);
      scores[product] = (scores[product] ?? 0) * factor;
    }
    bits[at] = (bits[at] ?? 0) | (kin[at] ?? 0);
  }
}

function meantTerm({ typed, candidates, fuzzy }: QueryWord, { options, dictionary }: TextData): string {
  const corrected = fuzzy ? candidates[0] : undefined;
  return corrected === undefined ? stem(typed, options.language) : dictionary.text(corrected.term);
}
