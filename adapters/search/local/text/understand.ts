import { MAX_GUESSED_WORDS } from '../../../../core/kernel/words/guessed-words';
import { hasBit } from './bitset';
import { partsOf } from './compounds';
import { knownCandidates, meaning } from './known-words';
import { misspelt } from './misspelling';
import { frequency } from './postings';
import { stem } from '../../../../core/kernel/words/stem';
import { isCjk, tokeniseQuery } from './tokenise';
import type { Token } from './tokenise';
import type { Candidate, Vocabulary } from './vocabulary';

export interface QueryWord {
  readonly typed: string;
  readonly candidates: readonly Candidate[];
  readonly fuzzy: boolean;
}

const MAX_WORDS = 64;
const MAX_PARTIAL = 400;
/** Min length of an infix; shorter ones match too much. */
const SHORTEST_PART = 3;
const SHORTEST_BEGINNING = 2;

/** Unknown words that may still be compared with the whole vocabulary. */
interface Guesses {
  left: number;
}

/** Resolves each word: exact, then prefix and, unless `sure`, split, infix and the typos of the first unknown ones. */
export function understand(text: string, vocabulary: Vocabulary, sure: boolean): QueryWord[] {
  const tokens = tokeniseQuery(text, vocabulary.options.language, vocabulary.lexicon).slice(0, MAX_WORDS);
  const known = knownCandidates(tokens, vocabulary);
  const guesses: Guesses = { left: MAX_GUESSED_WORDS };
  return tokens.flatMap((token, at) => {
    const candidates = known[at] ?? [];
    if (candidates.length > 0) return [{ typed: token.raw, candidates, fuzzy: false }];
    return guess(token, vocabulary, { alone: tokens.length === 1, sure, guesses });
  });
}

function guess(
  token: Token,
  vocabulary: Vocabulary,
  { alone, sure, guesses }: { readonly alone: boolean; readonly sure: boolean; readonly guesses: Guesses },
): QueryWord[] {
  const typed = token.raw;
  const beginning = beginnings(token, vocabulary, alone);
  if (beginning.length > 0) return [{ typed, candidates: beginning, fuzzy: false }];
  if (sure) return [{ typed, candidates: [], fuzzy: false }];
  // A compound without a known head is as slow to find as a typo.
  const compound = guesses.left > 0 ? compoundWords(typed, vocabulary) : undefined;
  const halves =
    compound?.every((half) => half.candidates.length > 0) === true ? compound : splitInTwo(typed, vocabulary);
  if (halves !== undefined) return halves;
  const part = parts(typed, vocabulary);
  if (part.length > 0) return [{ typed, candidates: part, fuzzy: false }];
  if (guesses.left === 0) return [{ typed, candidates: [], fuzzy: false }];
  guesses.left -= 1;
  const candidates = misspelt(typed, vocabulary, alone);
  if (candidates.length === 0 && compound !== undefined) return compound;
  return [{ typed, candidates, fuzzy: candidates.length > 0 }];
}

function beginnings({ raw }: Token, { dictionary, postings, spelling }: Vocabulary, alone: boolean): Candidate[] {
  if (raw.length < SHORTEST_BEGINNING && !alone && !isCjk(raw)) return [];
  const { low, high } = dictionary.startingWith(raw);
  const terms = new Set(spelling.startingWith(raw));
  for (let term = low; term < high; term += 1) terms.add(term);
  return partial([...terms], raw.length, { dictionary, postings }, 0.5);
}

function parts(word: string, { dictionary, postings, telling }: Vocabulary): Candidate[] {
  if (word.length < SHORTEST_PART && !isCjk(word)) return [];
  const found = dictionary.containing(word, MAX_PARTIAL * 4).filter((term) => hasBit(telling, term));
  return partial(found, word.length, { dictionary, postings }, 0.3);
}

/** Weights by the typed share, from `min` to `min` + 0.45. */
function partial(
  terms: number[],
  typed: number,
  { dictionary, postings }: Pick<Vocabulary, 'dictionary' | 'postings'>,
  min: number,
): Candidate[] {
  const frequent =
    terms.length <= MAX_PARTIAL
      ? terms
      : terms
          .sort((left, right) => frequency(postings, right) - frequency(postings, left) || left - right)
          .slice(0, MAX_PARTIAL);
  return frequent
    .map((term) => ({
      term,
      weight: min + 0.45 * Math.min(1, typed / dictionary.lengthOf(term)),
      isPart: true as const,
    }))
    .sort(bySurety);
}

export function takenApart(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[] | undefined {
  const apart = words.map(({ typed, fuzzy, candidates: [first] }) =>
    compoundWords(fuzzy && first !== undefined ? vocabulary.dictionary.text(first.term) : typed, vocabulary),
  );
  return apart.some((parts) => parts !== undefined) ? words.flatMap((word, at) => apart[at] ?? [word]) : undefined;
}

function compoundWords(typed: string, vocabulary: Vocabulary): QueryWord[] | undefined {
  const parts = partsOf(typed, vocabulary, (term) => meaning(term, vocabulary));
  return parts?.map((part) => ({ ...part, fuzzy: false }));
}

function splitInTwo(word: string, { dictionary, options, telling }: Vocabulary): QueryWord[] | undefined {
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    const terms = halves.map((half) => dictionary.find(stem(half, options.language)));
    if (terms.every((term) => term >= 0 && hasBit(telling, term)))
      return halves.map((typed, nth) => ({
        typed,
        candidates: [{ term: terms[nth] ?? 0, weight: 0.9 }],
        fuzzy: false,
      }));
  }
  return undefined;
}

function bySurety(left: Candidate, right: Candidate): number {
  return right.weight - left.weight || left.term - right.term;
}
