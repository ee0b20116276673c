import { isCjk, tokeniseQuery } from './tokenise';
import { stem } from './stem';
import { frequency } from './postings';
import type { Dictionary } from './dictionary';
import type { ResolvedOptions } from './document';
import type { Postings } from './postings';
import type { Token } from './tokenise';

/** A term of the dictionary that may be meant, from 1 (what was typed) down towards 0 (a guess). */
export interface Candidate {
  readonly term: number;
  readonly weight: number;
}

/** One word of the query and the terms it may mean, surest first. */
export interface QueryWord {
  readonly typed: string;
  readonly candidates: readonly Candidate[];
  readonly fuzzy: boolean;
}

/** What the words are looked up in. */
export interface Vocabulary {
  readonly dictionary: Dictionary;
  readonly postings: Postings;
  readonly options: ResolvedOptions;
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

/**
 * Finds what each word of a query may mean. What is there as typed is taken so; only a word that is nowhere is tried as a
 * beginning, then as two words, as a part, and last (unless `sure` is set) with typing errors. "Molico" is no tomato.
 */
export function understand(text: string, vocabulary: Vocabulary, sure: boolean): QueryWord[] {
  const tokens = tokeniseQuery(text, vocabulary.options.language);
  const known = tokens.map((token) => knownCandidates(token, vocabulary.dictionary));
  joinNeighbours(tokens, known, vocabulary);
  return tokens.flatMap((token, at) => {
    const candidates = known[at] ?? [];
    if (candidates.length > 0) return [{ typed: token.raw, candidates, fuzzy: false }];
    return guess(token, vocabulary, { alone: tokens.length === 1, sure });
  });
}

function knownCandidates(token: Token, dictionary: Dictionary): Candidate[] {
  const term = dictionary.find(token.term);
  return term < 0 ? [] : [{ term, weight: 1 }];
}

/** "t shirt" also means "tshirt", for both of its words. */
function joinNeighbours(tokens: readonly Token[], known: Candidate[][], { dictionary, options }: Vocabulary): void {
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const joined = dictionary.find(stem(`${tokens[at]?.raw ?? ''}${tokens[at + 1]?.raw ?? ''}`, options.language));
    if (joined < 0) continue;
    known[at]?.push({ term: joined, weight: 1 });
    known[at + 1]?.push({ term: joined, weight: 1 });
  }
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
  const candidates = misspelt(token, vocabulary);
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

function parts(word: string, { dictionary, postings }: Vocabulary): Candidate[] {
  if (word.length < SHORTEST_PART && !isCjk(word)) return [];
  return partial(dictionary.containing(word, MOST_PARTIAL * 4), word.length, { dictionary, postings }, 0.3);
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
function misspelt({ raw, term }: Token, { dictionary, postings, options }: Vocabulary): Candidate[] {
  if (/\d/.test(raw) || isCjk(raw)) return [];
  const allowed = Math.min(
    options.fuzziness,
    raw.length >= SHORTEST_TWO_ERRORS ? 2 : raw.length >= SHORTEST_ONE_ERROR ? 1 : 0,
  );
  for (let errors = 1; errors <= allowed; errors += 1) {
    for (const word of new Set([term, raw])) {
      const strict = errors === 2 || raw.length === SHORTEST_ONE_ERROR;
      const near = dictionary
        .like(word, errors)
        .filter((found) => found.distance > 0 && (!strict || dictionary.firstOf(found.term) === word.charCodeAt(0)));
      if (near.length === 0) continue;
      const alike = (found: number): number => (dictionary.firstOf(found) === word.charCodeAt(0) ? 1 : 0);
      near.sort(
        (a, b) =>
          a.distance - b.distance ||
          alike(b.term) - alike(a.term) ||
          frequency(postings, b.term) - frequency(postings, a.term) ||
          a.term - b.term,
      );
      return near
        .slice(0, MOST_FUZZY)
        .map((found) => ({ term: found.term, weight: (found.distance > 1 ? 0.5 : 0.7) + 0.05 * alike(found.term) }));
    }
  }
  return [];
}

function bySurety(left: Candidate, right: Candidate): number {
  return right.weight - left.weight || left.term - right.term;
}
