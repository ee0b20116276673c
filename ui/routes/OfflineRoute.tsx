import { useEffect, useState } from 'react';
import { OfflinePage } from '../pages/OfflinePage';
import { offlinePageOf } from '../service-worker/cache-policy';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';
import { keptPages, type KeptPage } from './kept-pages';
import { untilAnswered } from './order/until-answered';

/** Reopens the requested page once the shop answers; /offline itself leads home. */
function openAgain(home: string): void {
  if (window.location.pathname === offlinePageOf(home)) window.location.replace(home);
  else window.location.reload();
}

export function OfflineRoute() {
  const shop = useShop();
  const t = useText();
  const home = shop.routing.localPath('/');
  const [kept, setKept] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    let live = true;
    keptPages(home).then(
      (pages) => live && setKept(pages),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [home]);
  useEffect(() => untilAnswered(() => openAgain(home)), [home]);
  const ways = [
    { path: home, title: t('thanks.back') },
    { path: shop.routing.localPath('/cart'), title: t('cart.title') },
    { path: shop.routing.localPath('/my-account/wishlist'), title: t('nav.wishlist') },
  ];
  return <OfflinePage kept={kept} ways={ways} />;
}
