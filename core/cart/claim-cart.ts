import type { MetaOf, ServerCartItem } from '../contract';
import type { createCart } from '../contract/create-cart';
import type { Sha3 } from '../kernel/sha3';
import type { CartItem } from './cart';
import { lineKey, UNSEEN, type BaseLine, type CartRecord } from './cart-record';
import { forgetServer } from './change-lines';
import { fromServerLine } from './fold-server-line';
import { isBaseOf, type ServerLine } from './plan-merge';
import { productsEqual } from './products-equal';
import { revisionOf } from './server-revision';

/** What the server says of a cart that was asked for. */
interface GivenCart {
  readonly result: string;
  readonly meta?: MetaOf<typeof createCart> | undefined;
}

/**
 * Whether the cart is still to become that of the signed-in user. It follows from what is kept, not from the moment of signing in:
 * a reload, a lost answer or a lost network in between changes nothing.
 */
export function needsClaim(
  { owner }: Pick<CartRecord, 'owner'>,
  { userId, userToken }: { readonly userId: string; readonly userToken: string },
): boolean {
  return userId !== '' && userToken !== '' && owner !== userId;
}

/** Lines of the customer's that wait in another cart while this one is kept. */
export function waitingLines({ meta }: GivenCart): number {
  return meta?.waiting ?? 0;
}

function wasJoined({ meta }: GivenCart): boolean {
  return meta?.joined === true;
}

/**
 * The cart without what was ordered of its server cart on another device: units that the server is not known to have had were added
 * here, and stay.
 */
export function lessOrdered(cart: CartRecord, { meta }: GivenCart): CartRecord {
  const ordered = meta?.ordered ?? [];
  if (ordered.length === 0) return cart;
  const known = new Map(cart.base.map(({ key, qty }) => [key, qty]));
  const cartItems = cart.cartItems.flatMap((item) => {
    const had = known.has(lineKey(item)) ? (known.get(lineKey(item)) ?? item.qty) : 0;
    const taken = Math.min(had, ordered.find((line) => isSame(item, line))?.qty ?? 0);
    const qty = item.qty - taken;
    return qty > 0 ? [taken === 0 ? item : { ...item, qty }] : [];
  });
  return { ...cart, cartItems };
}

/** The cart as that of a customer, with the server cart that they were given (S §4, cart merge). */
export function claimed(cart: CartRecord, given: GivenCart, owner: string): CartRecord {
  const theirs = { ...cart, owner, keeps: false };
  if (given.result !== cart.cartServerToken) return goOver(theirs, given, wasJoined(given) ? 'joined' : 'apart');
  // Others of theirs may have been joined with it: then there is more in it than is known here.
  return revisionOf(given.meta) === cart.revision ? theirs : { ...theirs, revision: UNSEEN };
}

/**
 * The cart went over to another server cart. Lines stay as they are seen until that one is looked into.
 * @param why 'joined': it took what the server had of the lines; 'apart': it knows nothing of them, they come on top of what it has;
 *   'again': the old cart is gone, and nobody knows whether it was this one
 */
export function goOver(cart: CartRecord, given: GivenCart, why: 'joined' | 'apart' | 'again'): CartRecord {
  const fresh = { ...forgetServer(cart), cartServerToken: given.result };
  const revision = revisionOf(given.meta);
  if (revision === null || revision === 0 || why === 'again')
    return { ...fresh, revision: revision === null || revision === 0 ? revision : UNSEEN };
  const had = new Map(cart.base.map(({ key, qty, confirmed }) => [key, qty ?? confirmed ?? 0]));
  const mergedOf = (item: CartItem): number => (why === 'joined' ? (had.get(lineKey(item)) ?? 0) : 0);
  const kept = new Set(cart.cartItems.map(lineKey));
  const removed = why === 'joined' ? cart.base.filter(({ key }) => !kept.has(key)) : [];
  return {
    ...fresh,
    revision: UNSEEN,
    cartItems: fresh.cartItems.map((item) => ({ ...item, merged: mergedOf(item) })),
    base: removed.map(({ item_id: _id, confirmed, ...line }) => ({ ...line, qty: line.qty ?? confirmed ?? null })),
  };
}

/** The cart with the server cart that it connected to. Another tab may have been faster: its cart stays, and this one is never used. */
export function connectTo(cart: CartRecord, given: GivenCart, owner: string): CartRecord {
  return cart.cartServerToken === '' ? { ...goOver(cart, given, 'apart'), owner } : cart;
}

/** A line that is put in while nobody has looked into the server's cart: its units come on top of what that one has. */
export function onTop(item: CartItem, { revision, cartServerToken }: CartRecord): CartItem {
  return cartServerToken !== '' && revision === UNSEEN ? { ...item, merged: 0 } : item;
}

/** Whether lines wait to be joined with those of a server cart that is looked into for the first time. */
export function isMerging(cart: CartRecord): boolean {
  return (
    cart.cartItems.some(({ merged }) => merged !== undefined) || (cart.revision === UNSEEN && cart.base.length > 0)
  );
}

/**
 * The cart's lines joined with those of the server cart: what it has, and on top what the shopper put in that it does not know;
 * less what they took out. Units of either side are kept. Of a line that was confirmed meanwhile nothing is added.
 * @param max the largest quantity of a line
 */
export function foldMerge(
  cart: CartRecord,
  server: readonly ServerCartItem[],
  { max, sha3_224 }: { readonly max: number; readonly sha3_224: Sha3 },
): CartRecord {
  const confirmed = new Set(cart.base.map(({ key }) => key));
  const folded = cart.cartItems.flatMap((item) => {
    const { merged, ...rest } = item;
    if (merged === undefined) return [item];
    const line: CartItem = {
      ...rest,
      sku: item.sku,
      name: item.name,
      qty: item.qty,
      price: item.price,
      checksum: item.checksum,
    };
    if (confirmed.has(lineKey(item))) return [line];
    const theirs = server.find((entry) => isSame(line, entry))?.qty ?? 0;
    const qty = Math.min(max, theirs + item.qty - merged);
    return qty > 0 ? [{ ...line, qty }] : [];
  });
  const lessened = cart.base.flatMap((line) => lessen(line, cart, server, sha3_224));
  const gone = new Set(lessened.map(({ line }) => line));
  return {
    ...cart,
    cartItems: [...folded, ...lessened.map(({ item }) => item)],
    base: cart.base.filter((line) => !gone.has(line)),
  };
}

/** A line that was removed while the carts were joined: what the other one had of it stays. */
function lessen(
  line: BaseLine,
  cart: CartRecord,
  server: readonly ServerCartItem[],
  sha3_224: Sha3,
): readonly { readonly line: BaseLine; readonly item: CartItem }[] {
  if (line.qty === null || cart.cartItems.some((item) => lineKey(item) === line.key)) return [];
  const theirs = server.find((entry) => isBaseOf(line, entry));
  if (theirs === undefined || theirs.qty <= line.qty) return [];
  return [{ line, item: { ...fromServerLine(theirs, sha3_224), qty: theirs.qty - line.qty } }];
}

function isSame(item: CartItem, line: ServerLine): boolean {
  return productsEqual({ ...item, server_item_id: undefined }, line);
}
