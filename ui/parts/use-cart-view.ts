import { useState } from 'react';
import { lineStock, pendingTotal } from '../../core/internal';
import type { CartItem, CartState, ShippingMethod, TotalSegment } from '../../core/shopper';
import type { Reach } from '../components/bag/BagNotes';
import type { BagLines } from '../components/bag/CartLines';
import { isConfirmed } from '../components/products/line-state';
import { askFor, startWatch, watchLines } from '../components/bag/watch-lines';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useOnline } from '../state/use-online';
import { useNotify } from '../state/use-notify';
import { useDeliveryWays } from './use-delivery-ways';
import { lineLink } from './line-link';
import { useChangeLine, type ChangeLine } from './use-change-line';
import { useShippingEstimate } from './use-shipping-estimate';
import { useGoneLines } from './use-gone-lines';

export interface CartView {
  readonly cart: CartState;
  readonly segments: readonly TotalSegment[];
  readonly bag: BagLines;
  readonly ways: readonly ShippingMethod[];
  readonly notes: {
    readonly reach: Reach;
    readonly soldOut: number;
    readonly short: number;
    readonly onRetry: () => void;
    readonly onRemoveSoldOut: () => void;
    readonly onSetToLeft: () => void;
  };
}

/** Cart view with optimistic changes; refusals become notices or line messages. */
export function useCartView(ChangeLine?: ChangeLine, isShown = true): CartView {
  const shop = useShop();
  const cart = useObservable(shop.cart.state$, shop.cart.snapshot);
  const segments = useObservable(shop.cart.segments$, []);
  const online = useOnline();
  const notify = useNotify();
  const ways = useDeliveryWays(cart);
  useShippingEstimate(cart, isShown);
  const [watch, setWatch] = useState(() => startWatch(cart.cartItems));
  const seen = watchLines(watch, cart.cartItems, cart.isSyncing);
  if (seen !== watch) setWatch(seen);

  const setQuantity = async (item: CartItem, qty: number) => {
    await shop.cart.setQuantity(item.sku, qty, item.checksum);
    setWatch((before) => askFor(before, item, qty));
  };
  const { removed, remove, save, undo } = useGoneLines();
  const { dialog, came, change } = useChangeLine(ChangeLine);
  const soldOut = cart.cartItems.filter((item) => lineStock(item).kind === 'sold-out');
  const short = cart.cartItems.filter((item) => lineStock(item).kind === 'short');
  const taxIncluded = shop.storeViews.current.tax.sourcePriceIncludesTax;
  return {
    cart,
    segments,
    ways,
    bag: {
      items: cart.cartItems,
      removed,
      news: seen.news,
      isAnswering: cart.isSyncing && online,
      taxIncluded,
      pending: pendingTotal(cart, segments, taxIncluded),
      confirmRemoval: shop.config.cart.confirmRemoval,
      min: shop.config.cart.minQuantity,
      max: shop.config.cart.maxQuantity,
      linkOf: (item) => lineLink(shop, item),
      onQuantity: (item, qty) => void setQuantity(item, qty).catch(notify),
      onRemove: (item) => void remove([item]).catch(notify),
      onUndo: (line) => void undo(line).catch(notify),
      onSave: (item) => void save(item).catch(notify),
      onChange: change && ((item) => void change(item).catch(notify)),
      came,
      dialog,
    },
    notes: {
      reach: reachOf(cart, online),
      soldOut: soldOut.length,
      short: short.length,
      onRetry: () => void shop.cart.sync({ force: true }).catch(notify),
      onSetToLeft: () => void setToLeft(short, setQuantity).catch(notify),
      onRemoveSoldOut: () => void remove(soldOut).catch(notify),
    },
  };
}

/** Reduces lines to the available stock, one by one. */
async function setToLeft(
  short: readonly CartItem[],
  setQuantity: (item: CartItem, qty: number) => Promise<unknown>,
): Promise<void> {
  for (const item of short) {
    const stock = lineStock(item);
    if (stock.kind === 'short') await setQuantity(item, stock.left);
  }
}

function reachOf(cart: CartState, online: boolean): Reach {
  if (cart.isLocal === true || cart.cartItems.every(isConfirmed)) return 'known';
  if (!online) return 'offline';
  return cart.isSyncing || cart.isAddingToCart || !cart.isLoaded ? 'known' : 'unreached';
}
