import { DEFAULT_BOOSTS } from './boosts';
import type { IndexDocument, IndexVariant } from '../../platform/ports/search';
import { thesaurusOf } from './thesaurus';

export type { IndexDocument, IndexVariant } from '../../platform/ports/search';

/** What an index keeps of a document until all are there: all but its text. */
export type BareDocument = Omit<IndexDocument, 'text' | 'variants'> & {
  readonly variants: readonly Omit<IndexVariant, 'text'>[];
};

/** How text is read and weighed; every value has the default of S §9. */
export interface IndexOptions {
  /** Language of the text, 'en' by default; chooses Latin suffix folding ('de' has its own). Cyrillic and CJK need no choice. */
  readonly language?: string | undefined;
  /** Weight of each text field; a field without a weight counts 1. */
  readonly boosts?: Readonly<Record<string, number>> | undefined;
  /** Most typing errors forgiven in a long word, 0 to 2; short words are forgiven fewer. Default 2. */
  readonly fuzziness?: number | undefined;
  /** Share of the query's words that a product must have, 0 to 1. Default 0.75. */
  readonly minimumMatch?: number | undefined;
  /** Products scoring less than this (of 1) are left out. Default 0.02. */
  readonly minimumScore?: number | undefined;
  /** The numeric key that variants answer for with their own price. Default 'final_price'. */
  readonly priceField?: string | undefined;
  /** Words, or pairs of words, that name the same thing, each list one thing. Default: garments of the language; [] for none. */
  readonly synonyms?: readonly (readonly string[])[] | undefined;
  /** Text fields whose whole values are offered as suggestions. Default product_type, category.name, brand_name, collection_name. */
  readonly suggestFields?: readonly string[] | undefined;
}

/** Options with every default filled in; kept inside the serialised index. */
export interface ResolvedOptions {
  readonly language: string;
  readonly boosts: Readonly<Record<string, number>>;
  readonly fuzziness: number;
  readonly minimumMatch: number;
  readonly minimumScore: number;
  readonly priceField: string;
  readonly synonyms: readonly (readonly string[])[];
  readonly suggestFields: readonly string[];
}

/** Fills in the defaults of S §9 and refuses values outside their limits (RangeError naming the option). */
export function resolveOptions(options: IndexOptions): ResolvedOptions {
  const resolved: ResolvedOptions = {
    language: options.language ?? 'en',
    boosts: { ...DEFAULT_BOOSTS, ...options.boosts },
    fuzziness: options.fuzziness ?? 2,
    minimumMatch: options.minimumMatch ?? 0.75,
    minimumScore: options.minimumScore ?? 0.02,
    priceField: options.priceField ?? 'final_price',
    synonyms: options.synonyms ?? thesaurusOf(options.language ?? 'en'),
    suggestFields: options.suggestFields ?? ['product_type', 'category.name', 'brand_name', 'collection_name'],
  };
  requireBetween('fuzziness', resolved.fuzziness, 0, 2);
  requireBetween('minimumMatch', resolved.minimumMatch, 0, 1);
  requireBetween('minimumScore', resolved.minimumScore, 0, 1);
  for (const [field, boost] of Object.entries(resolved.boosts)) requireBetween(`boosts.${field}`, boost, 0, 100);
  return resolved;
}

function requireBetween(name: string, value: number, low: number, high: number): void {
  if (!(value >= low && value <= high))
    throw new RangeError(`index option ${name} must be from ${low} to ${high}, got ${value}`);
}
