import { useCallback } from 'react';
import { LastUpdatedLabel } from '../../shell/notices/LastUpdatedLabel';
import { PoweredBy } from '../../shell/frame/PoweredBy';
import { useShop } from '../../state/shop-context';
import { useFullUpdate } from './use-full-update';

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
