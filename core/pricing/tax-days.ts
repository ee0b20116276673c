import type { TaxRule } from '../contract';
import { countryCode } from '../contract/foundation/country-code';
import { endOfDay, startOfDay } from '../kernel/calendar-days';
import { isDay } from '../kernel/is-day';

type Rate = TaxRule['rates'][number];

/** Returns rules whose days are the first and the last moment of the day in a time zone: `taxRate` needs no zone then. */
export function taxRulesIn(rules: readonly TaxRule[], timeZone: string): readonly TaxRule[] {
  const momentsOf = (rate: Rate): Rate => {
    const { valid_from: from, valid_until: until } = rate;
    if (!from && !until) return rate;
    return {
      ...rate,
      ...(from && isDay(from) && { valid_from: textOf(startOfDay(from, timeZone)) }),
      ...(until && isDay(until) && { valid_until: textOf(endOfDay(until, timeZone) - 1) }),
    };
  };
  return rules.map((rule) => ({ ...rule, rates: rule.rates.map(momentsOf) }));
}

function textOf(at: number): string {
  return new Date(at).toISOString();
}

/** Postcode rates of a rule and country that are served. */
export const MAX_SERVED_POSTCODES = 200;

/**
 * Returns what clients need of rules: without ended rates, and without postcodes where a table has too many of a
 * country, which is then named in `partial_countries`.
 */
export function servedTaxRules(rules: readonly TaxRule[], now: number): readonly TaxRule[] {
  return rules.map((rule) => {
    const rates = rule.rates.filter(({ valid_until: until }) => !until || Date.parse(until) >= now);
    const partial = partialCountries(rates);
    if (partial.length === 0) return rates.length === rule.rates.length ? rule : { ...rule, rates };
    const served = rates.filter(
      ({ postcode, tax_country_id: country }) => !postcode || !partial.includes(countryCode(country)),
    );
    return { ...rule, rates: served, partial_countries: partial };
  });
}

function partialCountries(rates: readonly Rate[]): string[] {
  const counts = new Map<string, number>();
  for (const { postcode, tax_country_id: code } of rates) {
    const country = countryCode(code);
    if (postcode) counts.set(country, (counts.get(country) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MAX_SERVED_POSTCODES).map(([country]) => country);
}
