import type { AddResult, CartItem } from '../cart/cart';
import type { ReadOptions } from '../ports';

/** A read-only shared cart at current prices and stock. */
export interface SharedCart {
  readonly code: string;
  readonly items: readonly CartItem[];
  readonly lost: number;
}

/** Result of sharing a cart; 'unreached' if the shop lacks its current state. */
export type ShareOutcome =
  | { readonly status: 'shared'; readonly code: string }
  | { readonly status: 'empty' | 'unreached' };

/** Shares carts by link; a code grants no access to the original cart. */
export interface SharedCartsArea {
  /**
   * Returns a link to a snapshot of the cart, the same while the cart is unchanged. Page:
   * `routing.localPath('/cart/{code}')`.
   */
  share(): Promise<ShareOutcome>;
  /**
   * @returns null for unknown codes
   * @throws ShopError 'request-failed' without an answer
   */
  load(code: string, options?: ReadOptions): Promise<SharedCart | null>;
  addAll(shared: SharedCart): Promise<AddResult>;
}
