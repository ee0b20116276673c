import { hasBit } from './bitset';
import { stem } from '../../../../core/kernel/words/stem';
import type { Candidate, Vocabulary } from './vocabulary';

/** A compound that ends in the word: a Lederjacke is a Jacke. */
const COMPOUND_WEIGHT = 0.9;
const MODIFIER_WEIGHT = 0.8;
/** Shorter words match endings by chance. */
const SHORTEST_PART = 4;
const SHORTEST_HEAD = 3;
const MAX_COMPOUNDS = 200;
/** German linking elements: Geschenk-s-gutschein. */
const LINKS = ['', 's', 'es', 'n', 'en', 'e', 'er'];

export interface CompoundPart {
  readonly typed: string;
  readonly candidates: readonly Candidate[];
}

export function compoundsOf(raw: string, term: string, { dictionary, telling, options }: Vocabulary): Candidate[] {
  if (options.language !== 'de' || raw.length < SHORTEST_PART || term.length < SHORTEST_HEAD) return [];
  return dictionary
    .containing(term, MAX_COMPOUNDS)
    .filter(
      (found) =>
        hasBit(telling, found) && dictionary.lengthOf(found) > term.length && dictionary.text(found).endsWith(term),
    )
    .map((found) => ({ term: found, weight: COMPOUND_WEIGHT, isPart: true }));
}

/** Splits at the longest known head: Daunen + Jacke. Undefined without one. */
export function partsOf(
  raw: string,
  vocabulary: Vocabulary,
  meaningOf: (term: string) => readonly Candidate[],
): readonly [CompoundPart, CompoundPart] | undefined {
  if (vocabulary.options.language !== 'de') return undefined;
  const split =
    splitAt(raw, (_head, term) => isWord(term, vocabulary, meaningOf)) ??
    splitAt(raw, (head, term) => compoundsOf(head, term, vocabulary).length > 1);
  if (split === undefined) return undefined;
  const [modifier, head] = split;
  const term = stem(head, 'de');
  return [
    { typed: modifier, candidates: modifiers(modifier, vocabulary, meaningOf) },
    { typed: head, candidates: [...meaningOf(term), ...compoundsOf(head, term, vocabulary)] },
  ];
}

function splitAt(raw: string, accept: (head: string, term: string) => boolean): readonly [string, string] | undefined {
  for (let at = SHORTEST_HEAD; at <= raw.length - SHORTEST_HEAD; at += 1) {
    const head = raw.slice(at);
    if (accept(head, stem(head, 'de'))) return [raw.slice(0, at), head];
  }
  return undefined;
}

function isWord(term: string, { telling }: Vocabulary, meaningOf: (term: string) => readonly Candidate[]): boolean {
  return meaningOf(term).some((candidate) => hasBit(telling, candidate.term));
}

function modifiers(
  typed: string,
  { dictionary, telling, options }: Vocabulary,
  meaningOf: (term: string) => readonly Candidate[],
): readonly Candidate[] {
  for (const link of LINKS) {
    if (!typed.endsWith(link)) continue;
    const exact = meaningOf(stem(typed.slice(0, typed.length - link.length), options.language));
    if (exact.length > 0) return exact;
  }
  if (typed.length < SHORTEST_PART) return [];
  const { low, high } = dictionary.startingWith(typed);
  const found: Candidate[] = [];
  for (let term = low; term < Math.min(high, low + MAX_COMPOUNDS); term += 1)
    if (hasBit(telling, term)) found.push({ term, weight: MODIFIER_WEIGHT, isPart: true });
  return found;
}
