import { countryCode } from '../contract/foundation/country-code';
import type { TaxRule } from '../contract';
import { postcodeArea, type PostcodeArea } from '../contract/selling/postcode-area';
import { rememberFor } from '../kernel/async/remember-for';

export interface IndexedRate {
  readonly rule: TaxRule;
  readonly rate: TaxRule['rates'][number];
  readonly area: PostcodeArea | undefined;
  readonly from: number;
  readonly until: number;
  /** Position in the rules. */
  readonly at: number;
}

/** Characters of postcodes that rates are indexed by. */
const INDEXED = 3;

/** Indexes rates by country and the beginning of their postcodes, so that a lookup reads few of many. */
const indexOf = rememberFor((rules: readonly TaxRule[]): ReadonlyMap<string, readonly IndexedRate[]> => {
  const index = new Map<string, IndexedRate[]>();
  let at = 0;
  for (const rule of rules) {
    for (const rate of rule.rates) {
      const { postcode, valid_from: from, valid_until: until } = rate;
      const area = postcode ? postcodeArea(postcode) : undefined;
      at += 1;
      // An unreadable postcode covers nothing.
      if (postcode && area === undefined) continue;
      const key = keyOf(countryCode(rate.tax_country_id.toUpperCase()), area);
      const own = index.get(key) ?? [];
      own.push({ rule, rate, area, from: momentOf(from, -Infinity), until: momentOf(until, Infinity), at });
      index.set(key, own);
    }
  }
  return index;
});

function keyOf(country: string, area: PostcodeArea | undefined): string {
  const [from, to] = [area?.from.slice(0, INDEXED) ?? '', area?.to.slice(0, INDEXED) ?? ''];
  return from === to && from.length === INDEXED ? `${country} ${from}` : country;
}

function momentOf(text: string | null | undefined, otherwise: number): number {
  const at = Date.parse(text ?? '');
  return Number.isNaN(at) ? otherwise : at;
}

/** Returns the rates that may apply at a place, in any order. */
export function ratesNear(rules: readonly TaxRule[], country: string, postcode: string): readonly IndexedRate[] {
  const index = indexOf(rules);
  const wide = index.get(country) ?? [];
  const near = postcode === '' ? undefined : index.get(`${country} ${postcode.slice(0, INDEXED)}`);
  return near === undefined ? wide : [...wide, ...near];
}

const edgesOf = rememberFor((rules: readonly TaxRule[]): readonly number[] => {
  const all = rules.flatMap(({ rates }) =>
    rates.flatMap(({ valid_from: from, valid_until: until }) => [momentOf(from, NaN), momentOf(until, NaN) + 1]),
  );
  return [...new Set(all)].filter((at) => !Number.isNaN(at)).sort((a, b) => a - b);
});

/** Returns the first moment after `now` at which a rate begins or ends; `Infinity` without one. */
export function nextTaxEdge(rules: readonly TaxRule[], now: number): number {
  return edgesOf(rules).find((at) => at > now) ?? Infinity;
}

/** Returns the moment since which the rates have been those of `now`; 0 if they never changed. */
export function lastTaxEdge(rules: readonly TaxRule[], now: number): number {
  return edgesOf(rules).findLast((at) => at <= now) ?? 0;
}
