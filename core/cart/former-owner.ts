import { lineKey, type CartData, type FormerOwner } from './cart-record';
import { forgetServer, leftBehind, withoutServerIds } from './change-lines';

export interface Departure {
  readonly userId: string;
  /** 'lost': the session ended; 'lost-in-checkout': all lines stay, as a guest's. */
  readonly why: 'signed-out' | 'lost' | 'lost-in-checkout';
}

export function leftBy(cart: CartData, { userId, why }: Departure): CartData {
  if (why === 'lost-in-checkout') return withoutSession(cart, userId);
  // Somebody else has signed in since.
  if (cart.owner !== '' && cart.owner !== userId) return cart;
  return why === 'lost' ? onlyUnsent(cart, userId) : leftBehind(cart);
}

/**
 * Keeps the lines as a guest's and remembers the customer's server cart, so that signing in again does not duplicate
 * it.
 */
function withoutSession(cart: CartData, userId: string): CartData {
  const keys = cart.cartItems.map(lineKey);
  if (cart.owner !== userId) return { ...cart, former: { owner: userId, token: '', base: [], revision: null, keys } };
  const { cartServerToken: token, base, revision } = cart;
  return { ...forgetServer(cart), owner: '', keeps: false, former: { owner: userId, token, base, revision, keys } };
}

/** Keeps only unsent lines, for this customer alone. */
function onlyUnsent(cart: CartData, userId: string): CartData {
  if (cart.owner !== userId) return leftBehind(cart);
  const had = new Map(cart.base.map(({ key, qty, confirmed }) => [key, qty ?? confirmed ?? 0]));
  const cartItems = cart.cartItems.flatMap((item) => {
    const qty = item.qty - (had.get(lineKey(item)) ?? item.merged ?? 0);
    return qty > 0 ? [{ ...withoutServerIds(item), qty }] : [];
  });
  const keys = cartItems.map(lineKey);
  const former = keys.length === 0 ? null : { owner: userId, token: '', base: [], revision: null, keys };
  return { ...leftBehind(cart), cartItems, former };
}

/** Returns the lines to the same customer; any other user gets none. */
export function settleFormer(cart: CartData, userId: string): CartData {
  const { former } = cart;
  if (former === null) return cart;
  return former.owner === userId ? takenUp(cart, former) : withoutLinesOf(cart, former);
}

function takenUp(cart: CartData, { owner, token, base, revision }: FormerOwner): CartData {
  if (token === '') return { ...cart, former: null };
  return { ...forgetServer(cart), cartServerToken: token, base, revision, owner, keeps: false, former: null };
}

function withoutLinesOf(cart: CartData, { keys }: FormerOwner): CartData {
  const theirs = new Set(keys);
  const cartItems = cart.cartItems.filter((item) => !theirs.has(lineKey(item))).map(withoutServerIds);
  return {
    ...forgetServer({ ...cart, cartItems }),
    former: null,
    coupon: null,
    address: null,
    shipping: null,
    payment: null,
  };
}
