import { hasBit } from './bitset';
import { knownCandidates } from './known-words';
import { frequency } from './postings';
import { stem } from './stem';
import { isCjk, tokeniseQuery } from './tokenise';
import type { Token } from './tokenise';
import type { Candidate, Vocabulary } from './vocabulary';

/** One word of the query and the terms it may mean, surest first. */
export interface QueryWord {
  readonly typed: string;
  readonly candidates: readonly Candidate[];
  readonly fuzzy: boolean;
}

/** Candidates taken for the beginning or the middle of a word. */
const MOST_PARTIAL = 400;
/** Candidates taken for a mistyped word. */
const MOST_FUZZY = 8;
/** A part of a word counts from this length: two letters are in the middle of everything. */
const SHORTEST_PART = 3;
/** A beginning counts from this length, but for a query of nothing else. */
const SHORTEST_BEGINNING = 2;
/** Shortest word forgiven one typing error, and two. */
const SHORTEST_ONE_ERROR = 3;
const SHORTEST_TWO_ERRORS = 6;
/** Up to this length the first letter of a query's only word is trusted: a bank is no tank. */
const TRUSTED_INITIAL = 4;
/** From this length one error is forgiven even towards words of the prose; shorter words are near to too many others. */
const SHORTEST_PROSE_GUESS = 8;

/**
 * Finds what each word of a query may mean. What is there as typed is taken so; only a word that is nowhere is tried as a
 * beginning, then as two words, as a part, and last (unless `sure` is set) with typing errors. "Molico" is no tomato.
 */
export function understand(text: string, vocabulary: Vocabulary, sure: boolean): QueryWord[] {
  const tokens = tokeniseQuery(text, vocabulary.options.language);
  const known = knownCandidates(tokens, vocabulary);
  return tokens.flatMap((token, at) => {
    const candidates = known[at] ?? [];
    if (candidates.length > 0) return [{ typed: token.raw, candidates, fuzzy: false }];
    return guess(token, vocabulary, { alone: tokens.length === 1, sure });
  });
}

function guess(token: Token, vocabulary: Vocabulary, { alone, sure }: { alone: boolean; sure: boolean }): QueryWord[] {
  const typed = token.raw;
  const beginning = beginnings(token, vocabulary, alone);
  if (beginning.length > 0) return [{ typed, candidates: beginning, fuzzy: false }];
  if (sure) return [{ typed, candidates: [], fuzzy: false }];
  const halves = splitInTwo(typed, vocabulary);
  if (halves !== undefined) return halves;
  const part = parts(typed, vocabulary);
  if (part.length > 0) return [{ typed, candidates: part, fuzzy: false }];
  const candidates = misspelt(token, vocabulary, alone);
  return [{ typed, candidates, fuzzy: candidates.length > 0 }];
}

function beginnings({ raw, term }: Token, { dictionary, postings }: Vocabulary, alone: boolean): Candidate[] {
  if (raw.length < SHORTEST_BEGINNING && !alone && !isCjk(raw)) return [];
  for (const word of new Set([raw, term])) {
    const { low, high } = dictionary.startingWith(word);
    const terms = Array.from({ length: high - low }, (_, at) => low + at);
    if (terms.length > 0) return partial(terms, word.length, { dictionary, postings }, 0.5);
  }
  return [];
}

function parts(word: string, { dictionary, postings, telling }: Vocabulary): Candidate[] {
  if (word.length < SHORTEST_PART && !isCjk(word)) return [];
  const found = dictionary.containing(word, MOST_PARTIAL * 4).filter((term) => hasBit(telling, term));
  return partial(found, word.length, { dictionary, postings }, 0.3);
}

/** Weighs words by how much of them was typed: at least `least`, at most `least` + 0.45. */
function partial(
  terms: number[],
  typed: number,
  { dictionary, postings }: Pick<Vocabulary, 'dictionary' | 'postings'>,
  least: number,
): Candidate[] {
  const frequent =
    terms.length <= MOST_PARTIAL
      ? terms
      : terms
          .sort((left, right) => frequency(postings, right) - frequency(postings, left) || left - right)
          .slice(0, MOST_PARTIAL);
  return frequent.map((term) => ({ term, weight: least + (0.45 * typed) / dictionary.lengthOf(term) })).sort(bySurety);
}

/** "sweatshirt" where the catalogue writes "sweat shirt". */
function splitInTwo(word: string, { dictionary, options }: Vocabulary): QueryWord[] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    const terms = halves.map((half) => dictionary.find(stem(half, options.language)));
    if (terms.every((term) => term >= 0))
      return halves.map((typed, nth) => ({
        typed,
        candidates: [{ term: terms[nth] ?? 0, weight: 0.9 }],
        fuzzy: false,
      }));
  }
  return undefined;
}

/** Terms at one typing error, or where there is none and the word is long, at two (which must begin alike). */
function misspelt({ raw, term }: Token, vocabulary: Vocabulary, alone: boolean): Candidate[] {
  const { dictionary, options } = vocabulary;
  if (/\d/.test(raw) || isCjk(raw)) return [];
  const allowed = Math.min(
    options.fuzziness,
    raw.length >= SHORTEST_TWO_ERRORS ? 2 : raw.length >= SHORTEST_ONE_ERROR ? 1 : 0,
  );
  for (let errors = 1; errors <= allowed; errors += 1) {
    const near = new Map<number, number>();
    for (const word of new Set([term, raw])) {
      for (const found of dictionary.like(word, errors)) {
        if (isLikely(word, found.term, { errors, alone }, vocabulary))
          near.set(found.term, Math.min(found.distance, near.get(found.term) ?? errors));
      }
    }
    if (near.size > 0) return likeliest(near, raw.charCodeAt(0), vocabulary);
  }
  return [];
}

/** Whether a person who means `term` may well have typed `word`, being within the errors allowed: the shorter, the stricter. */
function isLikely(
  word: string,
  term: number,
  { errors, alone }: { errors: number; alone: boolean },
  { dictionary, telling }: Vocabulary,
): boolean {
  const sameInitial = dictionary.firstOf(term) === word.charCodeAt(0);
  const shift = Math.abs(dictionary.lengthOf(term) - word.length);
  if (errors === 1) {
    if (word.length < SHORTEST_PROSE_GUESS && !hasBit(telling, term)) return false;
    return (
      sameInitial ||
      shift > 0 ||
      !alone ||
      word.length > TRUSTED_INITIAL ||
      dictionary.text(term).charCodeAt(1) === word.charCodeAt(0)
    );
  }
  return sameInitial && hasBit(telling, term) && shift <= word.length - SHORTEST_TWO_ERRORS;
}

/** The nearest first; among equals those that begin as typed, then the frequent ones. */
function likeliest(
  near: ReadonlyMap<number, number>,
  initial: number,
  { dictionary, postings }: Pick<Vocabulary, 'dictionary' | 'postings'>,
): Candidate[] {
  return [...near]
    .map(([term, errors]) => {
      const weight = (errors > 1 ? 0.5 : 0.7) + (dictionary.firstOf(term) === initial ? 0.05 : 0);
      return { term, weight, often: frequency(postings, term) };
    })
    .sort((left, right) => right.weight - left.weight || right.often - left.often || left.term - right.term)
    .slice(0, MOST_FUZZY)
    .map(({ term, weight }) => ({ term, weight }));
}

function bySurety(left: Candidate, right: Candidate): number {
  return right.weight - left.weight || left.term - right.term;
}
