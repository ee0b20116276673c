import type { Bitset } from './bitset';
import type { Dictionary } from './dictionary';
import type { ResolvedOptions } from './index-options';
import type { Lexicon } from './lexicon';
import type { Postings } from './postings';
import type { Spelling } from './spelling';

/** Confidence from 1 (exact) towards 0 (guess). */
export interface Candidate {
  readonly term: number;
  readonly weight: number;
  readonly isPart?: true;
}

export interface Vocabulary {
  readonly telling: Bitset;
  readonly dictionary: Dictionary;
  readonly spelling: Spelling;
  readonly postings: Postings;
  readonly options: ResolvedOptions;
  readonly lexicon: Lexicon;
}
