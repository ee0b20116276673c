import type { ClientCartItem, MetaOf } from '../contract';
import type { createCart } from '../contract/selling/create-cart';
import type { CartItem } from './cart';
import type { CartRecord } from './cart-record';
import { connectTo } from './claim-cart';
import { confirmLine, forgetServer } from './change-lines';
import { atRevision } from './server-revision';
import { takeOffered } from './take-totals';

interface NewCart {
  readonly result: string;
  readonly meta?: MetaOf<typeof createCart> | undefined;
}

export function lineToSend(item: CartItem): ClientCartItem {
  return {
    sku: item.sku,
    qty: item.qty,
    ...(item.parentSku === undefined ? {} : { parentSku: item.parentSku }),
    ...(item.product_option === undefined ? {} : { product_option: item.product_option }),
  };
}

/** Returns the single line with which a new guest cart can be created. */
export function firstLine({ cartItems, base }: CartRecord, owner: string): CartItem | undefined {
  return owner === '' && cartItems.length === 1 && base.length === 0 ? cartItems[0] : undefined;
}

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
 * Saves one round trip. If another tab connected first, its cart wins.
 * @returns undefined if the server rejected the line, which is then sent separately
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
