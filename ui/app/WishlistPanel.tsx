import { useEffect } from 'react';
import { WishlistSidebar } from '../shell/WishlistSidebar';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import type { PanelProps } from './PanelSlot';

/** The wishlist sidebar over the shop's wishlist; each time it opens it asks for today's prices. */
export function WishlistPanel({ open, onClose }: PanelProps) {
  const shop = useShop();
  const list = useObservable(shop.wishlist.state$, shop.wishlist.snapshot);
  useEffect(() => {
    if (open) void shop.wishlist.refresh();
  }, [open, shop]);
  return (
    <WishlistSidebar
      open={open}
      onClose={onClose}
      list={list}
      path={shop.routing.localPath('/my-account/wishlist')}
      linkOf={(product) => shop.routing.productLink(product)}
    />
  );
}
