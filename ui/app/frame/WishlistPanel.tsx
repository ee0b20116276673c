import { useEffect } from 'react';
import { SignInHint } from './SignInHint';
import { WishlistSidebar } from '../../shell/WishlistSidebar';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import type { PanelProps } from '../../parts/PanelSlot';

export function WishlistPanel({ open, onClose }: PanelProps) {
  const shop = useShop();
  const user = useObservable(shop.user$, null);
  const list = useObservable(shop.wishlist.state$, shop.wishlist.snapshot);
  useEffect(() => {
    if (open) shop.wishlist.refresh().catch(() => undefined);
  }, [open, shop]);
  return (
    <WishlistSidebar
      open={open}
      onClose={onClose}
      list={list}
      isOwn={user !== null}
      hint={user === null && <SignInHint />}
      path={shop.routing.localPath('/my-account/wishlist')}
      linkOf={(product) => shop.routing.productLink(product)}
    />
  );
}
