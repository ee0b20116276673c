import { useCallback } from 'react';
import { LastUpdatedLabel } from '../shell/LastUpdatedLabel';
import { PoweredBy } from '../shell/PoweredBy';
import { useShop } from '../state/shop-context';
import { useFullUpdate } from './use-full-update';

/** In the footer of staff and bloggers: how old the shop's data are, with the full update (A §4.6), and what runs the shop (A §2.4). */
export function ShopState() {
  const shop = useShop();
  const follow = useCallback(() => shop.content.followLastUpdated(), [shop]);
  return (
    <>
      <LastUpdatedLabel at={shop.content.lastUpdated} follow={follow} {...useFullUpdate()} />
      <PoweredBy />
    </>
  );
}
