import type { ClientCartItem, MetaOf } from '../contract';
import type { createCart } from '../contract/selling/create-cart';
import type { CartItem } from './cart';
import type { CartData, Taxing } from './cart-record';
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
export function firstLine({ cartItems, base }: CartData, owner: string): CartItem | undefined {
  return owner === '' && cartItems.length === 1 && base.length === 0 ? cartItems[0] : undefined;
}

export function connected(
  cart: CartData,
  given: NewCart,
  owner: string,
  {
    asked,
    line,
    taxing,
  }: { readonly asked: CartData; readonly line: CartItem | undefined; readonly taxing: Taxing | null },
): CartData {
  const begun = line && connectWith(cart, given, { asked, line, taxing });
  return begun ?? connectTo(cart, given, owner);
}

/**
 * Saves one round trip. If another tab connected first, its cart wins.
 * @returns undefined if the server rejected the line, which is then sent separately
 */
function connectWith(
  cart: CartData,
  given: NewCart,
  { asked, line, taxing }: { readonly asked: CartData; readonly line: CartItem; readonly taxing: Taxing | null },
): CartData | undefined {
  const { meta, result: cartServerToken } = given;
  if (meta?.item === undefined || meta.revision === undefined) return undefined;
  if (cart.cartServerToken !== '') return cart;
  const begun = { ...forgetServer(cart), cartServerToken, revision: 0, owner: '' };
  const confirmed = atRevision(confirmLine(begun, line, line.qty, meta.item), meta);
  return takeOffered(confirmed, { asked: { ...asked, cartServerToken, revision: 0 }, totals: meta.totals, taxing });
}
