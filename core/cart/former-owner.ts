import { lineKey, type CartRecord, type FormerOwner } from './cart-record';
import { forgetServer, withoutServerIds } from './change-lines';

/**
 * The cart of a customer whose session the shop has ended while they checked out: its lines stay as a guest's. What the customer's own
 * server cart had is remembered, so that they find one cart when they are back and not two. Pure.
 */
export function withoutSession(cart: CartRecord, userId: string): CartRecord {
  const keys = cart.cartItems.map(lineKey);
  if (cart.owner !== userId) return { ...cart, former: { owner: userId, token: '', base: [], revision: null, keys } };
  const { cartServerToken: token, base, revision } = cart;
  return { ...forgetServer(cart), owner: '', keeps: false, former: { owner: userId, token, base, revision, keys } };
}

/** The cart as a user who has signed in finds it: the customer who was here before goes on with it, anybody else gets none of it. Pure. */
export function settleFormer(cart: CartRecord, userId: string): CartRecord {
  const { former } = cart;
  if (former === null) return cart;
  return former.owner === userId ? takenUp(cart, former) : withoutLinesOf(cart, former);
}

function takenUp(cart: CartRecord, { owner, token, base, revision }: FormerOwner): CartRecord {
  if (token === '') return { ...cart, former: null };
  return { ...forgetServer(cart), cartServerToken: token, base, revision, owner, keeps: false, former: null };
}

function withoutLinesOf(cart: CartRecord, { keys }: FormerOwner): CartRecord {
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
