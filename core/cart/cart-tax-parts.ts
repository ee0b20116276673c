import type { CartTotals } from '../contract';
import type { TaxPart } from '../contract/orders/tax-part';
import { taxParts, taxPlaceOf } from '../pricing';
import type { CartRecord, Taxing } from './cart-record';

interface Taxed {
  readonly taxing: Taxing;
  readonly address: CartRecord['address'];
  readonly totals: Pick<CartTotals, 'rules'> | null;
}

/** Returns the rates of a product class at the address of a cart. */
export function cartTaxParts(
  { taxing: { rules, tax, at }, address, totals }: Taxed,
  productClassId: number | null | undefined,
): readonly TaxPart[] {
  const customerClassId = totals?.rules?.customer_tax_class_id;
  return taxParts({ rules, productClassId, customerClassId, place: taxPlaceOf(address, tax), at });
}

/** False if rates by postcode of the country are known to the server only. */
export function knowsTaxes({ rules, tax }: Taxing, address: CartRecord['address']): boolean {
  const { country } = taxPlaceOf(address, tax);
  return rules.every(({ partial_countries: partial = [] }) => !partial.includes(country));
}
