import type { StoreView } from '../../../../core/store-views';
import { countries } from './geography';

/** Returns the country reported by a proxy, else the store's. */
export function countryOfCaller(request: Request, store: StoreView, defaultStore: StoreView): string {
  const header = request.headers.get('cf-ipcountry') ?? request.headers.get('x-country-code') ?? '';
  const country = /^[A-Z]{2}$/.test(header) && header !== 'XX' ? header : store.tax.defaultCountry;
  return countries().some(({ id }) => id === country) ? country : defaultStore.tax.defaultCountry;
}
