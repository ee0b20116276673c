import type { CartItem, CartState } from '../../core';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useTell } from '../state/use-tell';

/** Most units of one line (S §5 leaves the quantity rules open; core enforces the same). */
const MAX_QUANTITY = 10_000;

export interface CartView {
  readonly cart: CartState;
  readonly taxIncluded: boolean;
  readonly max: number;
  readonly setQuantity: (item: CartItem, qty: number) => void;
  readonly remove: (item: CartItem) => void;
}

/** The cart and what a page does with it; a refusal becomes a notice. */
export function useCartView(): CartView {
  const shop = useShop();
  const cart = useObservable(shop.cart.state$, shop.cart.snapshot);
  const tell = useTell();
  return {
    cart,
    taxIncluded: shop.storeViews.current.tax.sourcePriceIncludesTax,
    max: MAX_QUANTITY,
    setQuantity: (item, qty) => void shop.cart.setQuantity(item.sku, qty, item.checksum).catch(tell),
    remove: (item) => void shop.cart.remove(item.sku, item.checksum).catch(tell),
  };
}
