import type { AggregationBucket, Attribute } from '../contract';
import { lookUp } from '../kernel/look-up';
import { excludedOf, excludedValue, WITHOUT_CODE } from './excluded-value';
import { switchOf } from './switches';

type Filters = Readonly<Record<string, readonly string[]>>;

/** The option that a person means by a word: its value, else its value or label in whatever case. */
function meant(attribute: Attribute, word: string): string {
  const excluded = excludedOf(word);
  if (excluded !== undefined) return excludedValue(meant(attribute, excluded));
  if (attribute.options.some((option) => option.value === word)) return word;
  const folded = word.trim().toLowerCase();
  const byValue = attribute.options.find((option) => option.value.toLowerCase() === folded);
  const found = byValue ?? attribute.options.find((option) => option.label.trim().toLowerCase() === folded);
  return found?.value ?? word;
}

/**
 * Filters with option values where a label ('Black') or another case ('BLACK') was given. The same object when nothing had to be
 * changed; words that mean no option stay, and find nothing.
 */
export function resolveFilters(filters: Filters, attributes: ReadonlyMap<string, Attribute>): Filters {
  let changed = false;
  const resolved: Record<string, readonly string[]> = {};
  for (const [code, words] of Object.entries(filters)) {
    const attribute = attributes.get(code);
    const values = attribute ? [...new Set(words.map((word) => meant(attribute, word)))] : words;
    changed ||= values.length !== words.length || values.some((value, index) => value !== words[index]);
    resolved[code] = values;
  }
  return changed ? resolved : filters;
}

export interface CountedAnswer {
  readonly total: number;
  readonly aggregations?: Readonly<Record<string, readonly AggregationBucket[]>> | undefined;
}

/**
 * Whether a filter holds a word that the catalogue does not know as a value. It has the count of each value that is filtered by,
 * also when that is 0; where it does not count an attribute at all, an empty list is the only sign.
 */
export function hasUnknownWords(filters: Filters, answer: CountedAnswer): boolean {
  return Object.entries(filters).some(([code, words]) => {
    if (code === 'price' || code === WITHOUT_CODE || words.length === 0 || switchOf(code) !== undefined) return false;
    // The code comes from an address: 'toString' is a member of every object, but no attribute.
    const counted = answer.aggregations ?? {};
    const buckets = lookUp(counted, code);
    if (buckets === undefined) return answer.total === 0;
    return words.some((word) => excludedOf(word) === undefined && !buckets.some(({ value }) => value === word));
  });
}
