import { useEffect } from 'react';
import { useShop } from '../state/shop-context';
import { useOnline } from '../state/use-online';

/**
 * Reads the user again when a page of theirs is opened, and when the network is back: another device may have changed what this one
 * knows of them. What is known is shown meanwhile, and stays without an answer.
 * @param userId undefined for a guest
 */
export function useFreshProfile(userId: number | undefined): void {
  const shop = useShop();
  const online = useOnline();
  useEffect(() => {
    if (userId === undefined || !online) return;
    shop
      .accounts()
      .then((accounts) => accounts.refreshProfile())
      .catch(() => undefined);
  }, [shop, userId, online]);
}
