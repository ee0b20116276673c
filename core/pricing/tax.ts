import { countryCode } from '../contract/foundation/country-code';
import type { TaxRule } from '../contract';
import { isPickup } from '../contract/selling/pickup';
import type { TaxPart } from '../contract/orders/tax-part';
import { areaSize, coversPostcode, postcodeKey } from '../contract/selling/postcode-area';
import { taxInside, taxOn, toDecimal, toMinor, type Minor } from '../kernel/money';
import type { StoreView } from '../store-views';
import { ratesNear, type IndexedRate } from './tax-index';

export interface TaxPlace {
  readonly country: string;
  readonly regionId?: number | null | undefined;
  readonly region?: string | null | undefined;
  readonly postcode?: string | null | undefined;
}

export interface TaxQuestion {
  /** With moments instead of days (`taxRulesIn`). */
  readonly rules: readonly TaxRule[];
  readonly productClassId: number | null | undefined;
  /** Undefined matches rules for any customer class. */
  readonly customerClassId?: number | undefined;
  readonly place: TaxPlace;
  /** In milliseconds. */
  readonly at: number;
}

type Rate = TaxRule['rates'][number];

/** 1: exact region, 0: whole country; undefined: no match. */
function regionFit(rate: Rate, place: TaxPlace): 0 | 1 | undefined {
  const name = rate.region_name === '*' ? '' : (rate.region_name ?? '');
  const id = rate.tax_region_id ?? 0;
  if (name === '' && id === 0) return 0;
  const regionId = place.regionId ?? 0;
  const fits = id !== 0 && regionId !== 0 ? id === regionId : matchesName(name, place.region);
  return fits ? 1 : undefined;
}

function matchesName(name: string, region: string | null | undefined): boolean {
  return name !== '' && name.toLowerCase() === region?.toLowerCase();
}

function countryOf(code: string): string {
  return countryCode(code.toUpperCase());
}

function applies(rule: TaxRule, question: TaxQuestion): boolean {
  const { productClassId, customerClassId } = question;
  if (typeof productClassId !== 'number' || !rule.product_tax_class_ids.includes(productClassId)) return false;
  return customerClassId === undefined || rule.customer_tax_class_ids.includes(customerClassId);
}

/** Compared from the first figure on, larger first: postcode, region, period, position. */
type Fit = readonly [postcode: number, region: number, from: number, until: number, at: number];

function fitOf({ rule, rate, area, from, until, at }: IndexedRate, question: TaxQuestion, key: string) {
  if (from > question.at || until < question.at || !applies(rule, question)) return undefined;
  const region = regionFit(rate, question.place);
  if (region === undefined || (area !== undefined && (key === '' || !coversPostcode(area, key)))) return undefined;
  return [area === undefined ? -Infinity : -areaSize(area, key.length), region, from, -until, -at] satisfies Fit;
}

function isBetter(a: Fit, b: Fit): boolean {
  const at = a.findIndex((figure, index) => figure !== b[index]);
  return (a[at] ?? 0) > (b[at] ?? 0);
}

/**
 * Returns the rates that add up to the tax, in the order of the rules: one for each name. The narrowest postcode
 * precedes, then the region, then the period that begins later or ends earlier, then the earlier rule.
 */
export function taxParts(question: TaxQuestion): readonly TaxPart[] {
  const country = countryOf(question.place.country);
  const key = postcodeKey(question.place.postcode ?? '', country);
  const best = new Map<string, { readonly part: TaxPart; readonly fit: Fit; readonly at: number }>();
  for (const indexed of ratesNear(question.rules, country, key)) {
    const fit = fitOf(indexed, question, key);
    if (fit === undefined) continue;
    const { rate, name } = indexed.rate;
    const id = (name ?? '').toLowerCase();
    const known = best.get(id);
    if (known === undefined || isBetter(fit, known.fit))
      best.set(id, { part: { name: name ?? null, rate }, fit, at: indexed.at });
  }
  if (best.size < 2) return [...best.values()].map(({ part }) => part);
  return [...best.values()].sort((a, b) => a.at - b.at).map(({ part }) => part);
}

/** Adds rates up, in percent. */
export function sumOfRates(parts: readonly TaxPart[]): number {
  const [first] = parts;
  if (parts.length < 2) return first?.rate ?? 0;
  return toDecimal(
    parts.reduce((sum, { rate }) => sum + toMinor(rate, 6), 0),
    6,
  );
}

/** Returns the tax rate in percent, or 0 if no rule matches: the sum of `taxParts`. */
export function taxRate(question: TaxQuestion): number {
  return sumOfRates(taxParts(question));
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
  readonly postcode?: string | null | undefined;
}

/**
 * Returns the address whose taxes apply: collected goods are sold in the shop, wherever the buyer lives.
 * @param shop undefined if none is chosen or known
 */
export function addressOfSale<Buyer, Shop>(
  buyer: Buyer,
  { method, shop }: { readonly method: string | undefined; readonly shop: Shop | undefined },
): Buyer | Shop {
  return shop !== undefined && isPickup(method ?? '') ? shop : buyer;
}

export function taxPlaceOf(address: TaxAddress | null | undefined, tax: StoreView['tax']): TaxPlace {
  const { country_id: country, region_id: id, region, postcode } = address ?? {};
  if (country === undefined || country === '') return defaultTaxPlace(tax);
  const regionId = id === null || id === '' ? Number.NaN : Number(id);
  return {
    country: countryCode(country),
    ...(!Number.isNaN(regionId) && { regionId }),
    ...(region && { region }),
    ...(postcode && { postcode }),
  };
}

export function defaultTaxPlace(tax: StoreView['tax']): TaxPlace {
  return { country: tax.defaultCountry, region: tax.defaultRegion };
}
