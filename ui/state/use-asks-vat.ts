import { useShop } from './shop-context';
import { useObservable } from './use-observable';

/** Returns true if the current store asks businesses for their VAT number. */
export function useAsksVat(): boolean {
  const shop = useShop();
  const settings = useObservable(shop.content.settings$, null);
  return settings?.vat_number_stores?.includes(shop.storeViews.current.storeCode) === true;
}
