import type { StoreView } from '../../../../core/store-views';
import type { Settings } from './options';

/**
 * Returns the store of an order. If it was removed, another store in the order's currency
 * replaces it, or else the default store with that currency.
 */
export function storeOfOrder(
  { storeCode, currency }: { readonly storeCode: string; readonly currency: string },
  { stores, defaultStore }: Pick<Settings, 'defaultStore' | 'stores'>,
): StoreView {
  const found =
    stores.find((view) => view.storeCode === storeCode) ?? stores.find(({ i18n }) => i18n.currencyCode === currency);
  if (found !== undefined) return found;
  return { ...defaultStore, i18n: { ...defaultStore.i18n, currencyCode: currency, currencySign: currency } };
}
