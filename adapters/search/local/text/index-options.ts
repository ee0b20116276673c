import { DEFAULT_BOOSTS } from './boosts';
import type { IndexDocument, IndexVariant } from '../../../platform/ports/catalogue/search';
import { thesaurusOf } from '../thesaurus';

export type { IndexDocument, IndexVariant } from '../../../platform/ports/catalogue/search';

export type BareDocument = Omit<IndexDocument, 'text' | 'variants'> & {
  readonly variants: readonly Omit<IndexVariant, 'text'>[];
};

export interface IndexOptions {
  /** Default 'en'; selects suffix folding. Cyrillic and CJK are detected. */
  readonly language?: string | undefined;
  readonly boosts?: Readonly<Record<string, number>> | undefined;
  /** Max typos in long words, 0–2. Default 2. */
  readonly fuzziness?: number | undefined;
  /** Required share of query words, 0–1. Default 0.75. */
  readonly minimumMatch?: number | undefined;
  /** Min score, 0–1. Default 0.02. */
  readonly minimumScore?: number | undefined;
  /** Numeric key for which variants have their own price. Default 'final_price'. */
  readonly priceField?: string | undefined;
  readonly synonyms?: readonly (readonly string[])[] | undefined;
  /** Default product_type, category.name, brand_name, collection_name. */
  readonly suggestFields?: readonly string[] | undefined;
}

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

/** @throws RangeError naming the invalid option */
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
