import type { AddResult, CartItem } from '../cart/cart';

/** A bag that somebody shared: what was in it then, at the prices and with the stock of now. It cannot be changed. */
export interface SharedCart {
  readonly code: string;
  readonly items: readonly CartItem[];
  /** Lines that the shop no longer sells. */
  readonly lost: number;
}

/** 'unreached': the shop does not have the cart as it is here, for want of an answer or of a cart there (`cart.synchronize`). */
export type ShareOutcome =
  | { readonly status: 'shared'; readonly code: string }
  | { readonly status: 'empty' | 'unreached' };

/** Carts behind links (S §2, /cart/{code}; S §7, cart get). A code gives no right to the cart that it was made from. */
export interface SharedCartsArea {
  /**
   * Makes a link to what is in the shopper's cart now: the same one as long as that is the same. Later changes are not seen by it.
   * The page of it is `routing.localPath('/cart/{code}')`.
   */
  share(): Promise<ShareOutcome>;
  /**
   * @returns null where nothing is shared by that code (any more)
   * @throws ShopError 'request-failed' when no answer came
   */
  load(code: string): Promise<SharedCart | null>;
  /**
   * Puts lines of a shared cart into the shopper's own, as `cart.add` puts a product: what is sold out is not added, and is reported.
   * Nobody else's cart changes.
   */
  addAll(shared: SharedCart): Promise<AddResult>;
}
