import type { CartTotals } from '../contract';
import type { CartData } from './cart-record';

/** True if the server exempted the cart's address; another address is taxed until the server answers. */
export function isTaxExempt({
  totals,
  address,
}: {
  readonly totals: Pick<CartTotals, 'rules'> | null;
  readonly address: CartData['address'];
}): boolean {
  const exempt = totals?.rules?.tax_exempt;
  return exempt !== undefined && exempt.country_id === address?.country_id && exempt.vat_id === address.vat_id;
}
