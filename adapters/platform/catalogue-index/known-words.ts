import { foldText } from './fold';
import { stem } from './stem';
import { hasBit } from './bitset';
import type { ResolvedOptions } from './document';
import type { Token } from './tokenise';
import type { Candidate, Vocabulary } from './vocabulary';

/** What another name of the thing is worth beside the word itself. */
const SYNONYM_WEIGHT = 0.7;
/** What a compound is worth that ends in the word: a Lederjacke is a Jacke. */
const COMPOUND_WEIGHT = 0.9;
/** Words shorter than this end too many others by chance. */
const SHORTEST_COMPOUND_PART = 4;
const MOST_COMPOUNDS = 200;

/** Term → the terms that mean the same, in the dictionary's form. */
export function synonymMap({ synonyms, language }: ResolvedOptions): ReadonlyMap<string, readonly string[]> {
  const map = new Map<string, readonly string[]>();
  for (const group of synonyms) {
    const terms = group.map((word) => stem(foldText(word), language));
    for (const term of terms) map.set(term, [...(map.get(term) ?? []), ...terms.filter((other) => other !== term)]);
  }
  return map;
}

/** For each word of a query the terms that are there just as typed, or as another name for it; empty where there are none. */
export function knownCandidates(tokens: readonly Token[], vocabulary: Vocabulary): Candidate[][] {
  const known = tokens.map(({ raw, term }) => [...meaning(term, vocabulary), ...compounds(raw, term, vocabulary)]);
  // "t shirt" also means "tshirt", for both of its words.
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const joined = stem(`${tokens[at]?.raw ?? ''}${tokens[at + 1]?.raw ?? ''}`, vocabulary.options.language);
    const candidates = meaning(joined, vocabulary);
    known[at]?.push(...candidates);
    known[at + 1]?.push(...candidates);
  }
  for (const candidates of known)
    candidates.sort((left, right) => right.weight - left.weight || left.term - right.term);
  return known;
}

function meaning(term: string, { dictionary, synonyms }: Vocabulary): Candidate[] {
  const found = [{ term: dictionary.find(term), weight: 1 }];
  for (const other of synonyms.get(term) ?? []) found.push({ term: dictionary.find(other), weight: SYNONYM_WEIGHT });
  return found.filter((candidate) => candidate.term >= 0);
}

/** German writes compounds as one word; the last part says what the thing is. */
function compounds(raw: string, term: string, { dictionary, telling, options }: Vocabulary): Candidate[] {
  if (options.language !== 'de' || raw.length < SHORTEST_COMPOUND_PART) return [];
  return dictionary
    .containing(term, MOST_COMPOUNDS)
    .filter(
      (found) =>
        hasBit(telling, found) && dictionary.lengthOf(found) > term.length && dictionary.text(found).endsWith(term),
    )
    .map((found) => ({ term: found, weight: COMPOUND_WEIGHT }));
}
