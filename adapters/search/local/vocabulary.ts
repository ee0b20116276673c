import type { Bitset } from './bitset';
import type { Dictionary } from './dictionary';
import type { ResolvedOptions } from './index-options';
import type { Lexicon } from './lexicon';
import type { Postings } from './postings';
import type { Spelling } from './spelling';

/** A term of the dictionary that may be meant, from 1 (what was typed) down towards 0 (a guess). */
export interface Candidate {
  readonly term: number;
  readonly weight: number;
  /** Set where only a part of the term was said: its beginning, or the last part of a compound. */
  readonly isPart?: true;
}

/** What the words are looked up in. */
export interface Vocabulary {
  /** Terms that occur outside the prose (names, categories, types, brands): a guess at a short word must be one of them. */
  readonly telling: Bitset;
  readonly dictionary: Dictionary;
  /** The words as they are written, for typing errors. */
  readonly spelling: Spelling;
  readonly postings: Postings;
  readonly options: ResolvedOptions;
  /** Other names of a term's thing, pairs of words that are one name, Chinese words. */
  readonly lexicon: Lexicon;
}
