import type { ClientCartItem, MetaOf } from '../contract';
import type { createCart } from '../contract/create-cart';
import type { CartItem } from './cart';
import type { CartRecord } from './cart-record';
import { connectTo } from './claim-cart';
import { confirmLine, forgetServer } from './change-lines';
import { atRevision } from './server-revision';
import { takeOffered } from './take-totals';

/** What the server says of a cart that it made or gave. */
interface NewCart {
  readonly result: string;
  readonly meta?: MetaOf<typeof createCart> | undefined;
}

/** A line as the server takes it. Pure. */
export function lineToSend(item: CartItem): ClientCartItem {
  return {
    sku: item.sku,
    qty: item.qty,
    ...(item.parentSku === undefined ? {} : { parentSku: item.parentSku }),
    ...(item.product_option === undefined ? {} : { product_option: item.product_option }),
  };
}

/** The line that a guest's new cart can be made with: the only one (S §4, cart connect). Pure. */
export function firstLine({ cartItems, base }: CartRecord, owner: string): CartItem | undefined {
  return owner === '' && cartItems.length === 1 && base.length === 0 ? cartItems[0] : undefined;
}

/** The cart with the server cart that it was given, and with its first line where that one was made with it. Pure. */
export function connected(
  cart: CartRecord,
  given: NewCart,
  owner: string,
  { asked, line, now }: { readonly asked: CartRecord; readonly line: CartItem | undefined; readonly now: number },
): CartRecord {
  const begun = line && connectWith(cart, given, { asked, line, now });
  return begun ?? connectTo(cart, given, owner);
}

/**
 * The cart with the new server cart that was made with its first line, and with what that costs: one round trip in place of two. Where another
 * tab was faster its cart stays, and the new one is never used. Pure.
 * @param asked the cart as the request sent it
 * @returns undefined where the server did not take the line: it is sent as any other then
 */
function connectWith(
  cart: CartRecord,
  given: NewCart,
  { asked, line, now }: { readonly asked: CartRecord; readonly line: CartItem; readonly now: number },
): CartRecord | undefined {
  const { meta, result: cartServerToken } = given;
  if (meta?.item === undefined || meta.revision === undefined) return undefined;
  if (cart.cartServerToken !== '') return cart;
  const begun = { ...forgetServer(cart), cartServerToken, revision: 0, owner: '' };
  const confirmed = atRevision(confirmLine(begun, line, line.qty, meta.item), meta);
  return takeOffered(confirmed, { ...asked, cartServerToken, revision: 0 }, meta.totals, now);
}
