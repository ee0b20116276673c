import { countryCode } from '../contract/foundation/country-code';
import type { TaxRule } from '../contract';
import { taxInside, taxOn, type Minor } from '../kernel/money';
import type { StoreView } from '../store-views';

export interface TaxPlace {
  readonly country: string;
  readonly regionId?: number | null | undefined;
  readonly region?: string | null | undefined;
}

export interface TaxQuestion {
  readonly rules: readonly TaxRule[];
  readonly productClassId: number | null | undefined;
  /** Undefined matches rules for any customer class. */
  readonly customerClassId?: number | undefined;
  readonly place: TaxPlace;
}

type Rate = TaxRule['rates'][number];

/** 2: exact region, 1: whole country, 0: no match. */
function fit(rate: Rate, place: TaxPlace, country: string): 0 | 1 | 2 {
  if (countryOf(rate.tax_country_id) !== country) return 0;
  const name = rate.region_name === '*' ? '' : (rate.region_name ?? '');
  const id = rate.tax_region_id ?? 0;
  if (name === '' && id === 0) return 1;
  const regionId = place.regionId ?? 0;
  if (id !== 0 && regionId !== 0) return id === regionId ? 2 : 0;
  return name !== '' && name.toLowerCase() === place.region?.toLowerCase() ? 2 : 0;
}

function countryOf(code: string): string {
  return countryCode(code.toUpperCase());
}

function applies(rule: TaxRule, question: TaxQuestion): boolean {
  const { productClassId, customerClassId } = question;
  if (typeof productClassId !== 'number' || !rule.product_tax_class_ids.includes(productClassId)) return false;
  return customerClassId === undefined || rule.customer_tax_class_ids.includes(customerClassId);
}

/**
 * Returns the tax rate in percent, or 0 if no rule matches. Region rates precede country rates, earlier rules later
 * ones.
 */
export function taxRate(question: TaxQuestion): number {
  let best: { readonly rate: number; readonly fit: number } = { rate: 0, fit: 0 };
  const country = countryOf(question.place.country);
  for (const rule of question.rules) {
    if (!applies(rule, question)) continue;
    for (const rate of rule.rates) {
      const found = fit(rate, question.place, country);
      if (found > best.fit) best = { rate: rate.rate, fit: found };
    }
  }
  return best.rate;
}

/** In minor units. */
export interface TaxedPrice {
  readonly net: Minor;
  readonly tax: Minor;
  readonly gross: Minor;
}

/** @param step taxes are multiples of it (`currencyStep`) */
export function withTax(price: Minor, rate: number, includesTax: boolean, step: Minor = 1): TaxedPrice {
  if (includesTax) {
    const tax = taxInside(price, rate, step);
    return { net: price - tax, tax, gross: price };
  }
  const tax = taxOn(price, rate, step);
  return { net: price, tax, gross: price + tax };
}

export interface TaxAddress {
  readonly country_id?: string | undefined;
  readonly region_id?: number | string | null | undefined;
  readonly region?: string | null | undefined;
}

export function taxPlaceOf(address: TaxAddress | null | undefined, tax: StoreView['tax']): TaxPlace {
  const { country_id: country, region_id: id, region } = address ?? {};
  if (country === undefined || country === '') return defaultTaxPlace(tax);
  const regionId = id === null || id === '' ? Number.NaN : Number(id);
  return {
    country: countryCode(country),
    ...(!Number.isNaN(regionId) && { regionId }),
    ...(region && { region }),
  };
}

export function defaultTaxPlace(tax: StoreView['tax']): TaxPlace {
  return { country: tax.defaultCountry, region: tax.defaultRegion };
}
