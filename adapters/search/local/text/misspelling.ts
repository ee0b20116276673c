import { hasBit } from './bitset';
import { frequency } from './postings';
import { isCjk } from './tokenise';
import type { NearWord } from './spelling';
import type { Candidate, Vocabulary } from './vocabulary';

const MAX_FUZZY = 8;
const SHORTEST_ONE_ERROR = 3;
const SHORTEST_TWO_ERRORS = 6;
/** Short single words must match in the first letter: "bank" is not "tank". */
const TRUSTED_INITIAL = 4;
const SHORTEST_PROSE_GUESS = 8;

export function misspelt(typed: string, vocabulary: Vocabulary, alone: boolean): Candidate[] {
  if (/\d/.test(typed) || isCjk(typed)) return [];
  const bearable = typed.length >= SHORTEST_TWO_ERRORS ? 2 : typed.length >= SHORTEST_ONE_ERROR ? 1 : 0;
  for (let errors = 1; errors <= Math.min(vocabulary.options.fuzziness, bearable); errors += 1) {
    const near = vocabulary.spelling.like(typed, errors).filter((word) => isLikely(typed, word, vocabulary, alone));
    // Transpositions first: "balck" is black before back.
    const swapped = near.filter(({ isSwapped }) => isSwapped);
    if (near.length > 0) return likeliest(swapped.length > 0 ? swapped : near, typed.charCodeAt(0), vocabulary);
  }
  return [];
}

function isLikely(typed: string, word: NearWord, { telling }: Vocabulary, alone: boolean): boolean {
  const sameInitial = word.first === typed.charCodeAt(0);
  const shift = Math.abs(word.length - typed.length);
  if (word.distance > 1)
    return sameInitial && hasBit(telling, word.term) && shift <= typed.length - SHORTEST_TWO_ERRORS;
  if (typed.length < SHORTEST_PROSE_GUESS && !hasBit(telling, word.term)) return false;
  const swapped = word.second === typed.charCodeAt(0);
  return sameInitial || shift > 0 || swapped || !alone || typed.length > TRUSTED_INITIAL;
}

function likeliest(near: readonly NearWord[], initial: number, { postings }: Vocabulary): Candidate[] {
  const weights = new Map<number, number>();
  for (const { term, distance, first } of near) {
    const weight = (distance > 1 ? 0.5 : 0.7) + (first === initial ? 0.05 : 0);
    weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  }
  return [...weights]
    .map(([term, weight]) => ({ term, weight, often: frequency(postings, term) }))
    .sort((left, right) => right.weight - left.weight || right.often - left.often || left.term - right.term)
    .slice(0, MAX_FUZZY)
    .map(({ term, weight }) => ({ term, weight }));
}
