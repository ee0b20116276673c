import { countryCode } from '../contract/foundation/country-code';
import { EU_COUNTRIES } from '../contract/foundation/eu-countries';
import type { VatCheck } from '../contract/selling/vat-number';

export interface ExemptionFacts {
  /** Country by the shop's codes, and VAT number; empty if unknown. */
  readonly seller: { readonly country: string; readonly vatId: string };
  readonly vat: Pick<VatCheck, 'number' | 'status'>;
  /** Country of the delivery, or of the buyer if nothing is delivered. */
  readonly country: string;
}

/**
 * True if a sale between businesses of two countries of the European Union has no tax: the seller has a VAT number, the
 * buyer's is valid and of another country, and the goods are sent to another country. The buyer owes the tax (Directive
 * 2006/112/EC, articles 138 and 196). Goods that the buyer collects in a shop are taxed (`withoutTax`).
 */
export function isTaxExempt({ seller, vat, country }: ExemptionFacts): boolean {
  const home = countryCode(seller.country.toUpperCase());
  const isForeign = (code: string) => EU_COUNTRIES.has(code) && code !== home;
  return (
    EU_COUNTRIES.has(home) &&
    seller.vatId.trim() !== '' &&
    vat.status === 'valid' &&
    isForeign(countryOfNumber(vat.number)) &&
    isForeign(countryCode(country.toUpperCase()))
  );
}

/** @param number of the European Union, with its prefix */
function countryOfNumber(number: string): string {
  const prefix = number.slice(0, 2);
  return prefix === 'EL' ? 'GR' : prefix;
}
