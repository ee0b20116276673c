import { useEffect } from 'react';
import { useShop } from '../state/shop-context';
import { useOnline } from '../state/use-online';

/**
 * Refreshes the user on mount and reconnect; known data stays meanwhile.
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
