import type { AggregationBucket, Attribute } from '../contract';
import { lookUp } from '../kernel/look-up';
import { excludedOf, excludedValue, WITHOUT_CODE } from './excluded-value';
import { switchOf } from './switches';

type Filters = Readonly<Record<string, readonly string[]>>;

function meant(attribute: Attribute, word: string): string {
  const excluded = excludedOf(word);
  if (excluded !== undefined) return excludedValue(meant(attribute, excluded));
  if (attribute.options.some((option) => option.value === word)) return word;
  const folded = word.trim().toLowerCase();
  const byValue = attribute.options.find((option) => option.value.toLowerCase() === folded);
  const found = byValue ?? attribute.options.find((option) => option.label.trim().toLowerCase() === folded);
  return found?.value ?? word;
}

/** Maps labels and other cases to option values. Returns the same object if unchanged. */
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

/** The catalogue counts every filtered value, even at 0; a missing count means an unknown word. */
export function hasUnknownWords(filters: Filters, answer: CountedAnswer): boolean {
  return Object.entries(filters).some(([code, words]) => {
    if (code === 'price' || code === WITHOUT_CODE || words.length === 0 || switchOf(code) !== undefined) return false;
    // Own members only: the code could be 'toString'.
    const counted = answer.aggregations ?? {};
    const buckets = lookUp(counted, code);
    if (buckets === undefined) return answer.total === 0;
    return words.some((word) => excludedOf(word) === undefined && !buckets.some(({ value }) => value === word));
  });
}
