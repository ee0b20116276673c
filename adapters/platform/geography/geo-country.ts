import type { StoreView } from '../../../core/store-views';
import { countries } from './geography';

/**
 * The country that a caller is in. The platform stands behind a proxy that knows; without one it is the store's own country, or
 * that of the default store where the shop ships nothing to it.
 */
export function countryOfCaller(request: Request, store: StoreView, defaultStore: StoreView): string {
  const header = request.headers.get('cf-ipcountry') ?? request.headers.get('x-country-code') ?? '';
  const country = /^[A-Z]{2}$/.test(header) && header !== 'XX' ? header : store.tax.defaultCountry;
  return countries().some(({ id }) => id === country) ? country : defaultStore.tax.defaultCountry;
}
