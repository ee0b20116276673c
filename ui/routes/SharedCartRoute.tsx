import { useEffect, useState } from 'react';
import type { SharedCart } from '../../core/shopper';
import { lineLink } from '../parts/line-link';
import { SharedCartPage, type SharedCartState } from '../pages/SharedCartPage';
import { useShop } from '../state/shop-context';
import { useAttempt } from '../state/use-attempt';

export function SharedCartRoute({ code }: { readonly code: string }) {
  const shop = useShop();
  const [shared, setShared] = useState<SharedCartState>({ kind: 'loading' });
  const [round, setRevision] = useState(0);
  const { attempt, run } = useAttempt();
  useEffect(() => {
    let live = true;
    const show = (state: SharedCartState) => {
      if (live) setShared(state);
    };
    shop
      .sharedCarts()
      .then((carts) => carts.load(code))
      .then(
        (cart) => show(cart === null ? { kind: 'gone' } : { kind: 'here', cart }),
        () => show({ kind: 'unreached' }),
      );
    return () => {
      live = false;
    };
  }, [shop, code, round]);
  const addAll = (cart: SharedCart) =>
    run(async () => {
      const { items } = await (await shop.sharedCarts()).addAll(cart);
      if (items.length > 0) shop.cart.toggleMicrocart(true);
      return items.length > 0;
    });
  return (
    <SharedCartPage
      shared={shared}
      adding={attempt}
      homePath={shop.routing.localPath('/')}
      linkOf={(item) => lineLink(shop, item)}
      onAdd={(cart) => void addAll(cart)}
      onRetry={() => {
        setShared({ kind: 'loading' });
        setRevision((before) => before + 1);
      }}
    />
  );
}
