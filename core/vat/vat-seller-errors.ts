import { countryCode } from '../contract/foundation/country-code';
import { EU_COUNTRIES } from '../contract/foundation/eu-countries';
import type { FieldError } from '../contract';
import type { InvoiceSeller } from '../contract/staff/invoice-settings';
import { readVatNumber } from './read-vat-number';

interface AskingStore {
  /** One of the sellers. */
  readonly seller: InvoiceSeller | undefined;
  /** Country of the store, for a seller without one. */
  readonly country: string;
}

/**
 * Returns an error for each seller in the EU whose stores ask for VAT numbers, and whose own VAT ID cannot be read: the
 * register would refuse it.
 */
export function vatSellerErrors(
  sellers: readonly InvoiceSeller[],
  stores: readonly AskingStore[],
): readonly FieldError[] {
  const wrong = stores.flatMap(({ seller, country: home }) => {
    const own = seller?.country?.trim() ?? '';
    const country = countryCode(own === '' ? home : own);
    const number = seller?.vat_id?.trim() ?? '';
    const isWrong = number !== '' && EU_COUNTRIES.has(country) && readVatNumber(number, country) === undefined;
    return seller !== undefined && isWrong ? [sellers.indexOf(seller)] : [];
  });
  return [...new Set(wrong)].map((at) => {
    const field = `invoice_sellers[${String(at)}].vat_id`;
    return { field, message: `${field} must be a VAT number of its country, such as DE136695976` };
  });
}
