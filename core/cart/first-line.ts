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

interface Making {
  /** The cart as the request sent it. */
  readonly asked: CartData;
  readonly line: CartItem | undefined;
  readonly taxing: Taxing | null;
}

/**
 * Takes the new server cart and, to save a round trip, the line that it was created with. If another tab connected
 * first, its cart wins; a line that the server rejected is sent separately.
 */
export function connected(cart: CartData, given: NewCart, owner: string, { asked, line, taxing }: Making): CartData {
  const { meta, result: cartServerToken } = given;
  if (cart.cartServerToken !== '' || line === undefined || meta?.item === undefined || meta.revision === undefined) {
    return connectTo(cart, given, owner);
  }
  const begun = { ...forgetServer(cart), cartServerToken, revision: 0, owner: '' };
  const confirmed = atRevision(confirmLine(begun, line, line.qty, meta.item), meta);
  return takeOffered(confirmed, { asked: { ...asked, cartServerToken, revision: 0 }, totals: meta.totals, taxing });
}
