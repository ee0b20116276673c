import type { CartTotals } from '../contract';
import type { TaxPart } from '../contract/orders/tax-part';
import { addressOfSale, taxParts, taxPlaceOf } from '../pricing';
import { isVirtualCart } from '../totals';
import type { CartRecord, Taxing } from './cart-record';

type Sold = Pick<CartRecord, 'address' | 'cartItems' | 'shipping'>;

interface Taxed extends Sold {
  readonly taxing: Taxing;
  readonly totals: Pick<CartTotals, 'rules'> | null;
}

/** Returns the rates of a product class where a cart is sold. */
export function cartTaxParts(
  { taxing: { rules, tax, at }, totals, ...sold }: Taxed,
  productClassId: number | null | undefined,
): readonly TaxPart[] {
  const customerClassId = totals?.rules?.customer_tax_class_id;
  return taxParts({ rules, productClassId, customerClassId, place: taxPlaceOf(saleOf(sold), tax), at });
}

/** False if the server alone knows the place, or the rates by postcode of the country. */
export function knowsTaxes({ rules, tax }: Taxing, sold: Sold): boolean {
  const sale = saleOf(sold);
  if (sale !== null && 'id' in sale && sale.country_id === undefined) return false;
  const { country } = taxPlaceOf(sale, tax);
  return rules.every(({ partial_countries: partial = [] }) => !partial.includes(country));
}

function saleOf({ address, cartItems, shipping }: Sold) {
  const shop = address?.pickup;
  if (shop === undefined || isVirtualCart(cartItems)) return address;
  return addressOfSale(address, { method: shipping?.method_code, shop });
}
