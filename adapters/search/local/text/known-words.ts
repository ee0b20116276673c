import { stem } from '../../../../core/kernel/words/stem';
import { compoundsOf } from './compounds';
import type { Token } from './tokenise';
import type { Candidate, Vocabulary } from './vocabulary';

const SYNONYM_WEIGHT = 0.6;
export function knownCandidates(tokens: readonly Token[], vocabulary: Vocabulary): Candidate[][] {
  const known = tokens.map(({ raw, term }) => [...meaning(term, vocabulary), ...compoundsOf(raw, term, vocabulary)]);
  // "t shirt" also means "tshirt", and "rain coat" a rain jacket.
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const [first, second] = [tokens[at], tokens[at + 1]];
    const joined = stem(`${first?.raw ?? ''}${second?.raw ?? ''}`, vocabulary.options.language);
    const pair = vocabulary.lexicon.pair(first?.term ?? '', second?.term ?? '');
    const candidates = [...meaning(joined, vocabulary), ...(pair === undefined ? [] : meaning(pair, vocabulary))];
    known[at]?.push(...candidates);
    known[at + 1]?.push(...candidates);
  }
  for (const candidates of known)
    candidates.sort((left, right) => right.weight - left.weight || left.term - right.term);
  return known;
}

export function meaning(term: string, { dictionary, lexicon }: Vocabulary): Candidate[] {
  const found = [{ term: dictionary.find(term), weight: 1 }];
  for (const other of lexicon.synonyms(term)) found.push({ term: dictionary.find(other), weight: SYNONYM_WEIGHT });
  return found.filter((candidate) => candidate.term >= 0);
}
