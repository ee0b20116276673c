import type { MetaOf, ServerCartItem } from '../contract';
import type { createCart } from '../contract/selling/create-cart';
import type { Sha3 } from '../kernel/sha3';
import type { CartItem } from './cart';
import { lineKey, NEVER_SYNCED, type BaseLine, type CartData } from './cart-record';
import { forgetServer } from './change-lines';
import { fromServerLine } from './fold-server-line';
import { isBaseOf, type ServerLine } from './plan-merge';
import { productsEqual } from './products-equal';
import { revisionOf } from './server-revision';

interface GivenCart {
  readonly result: string;
  readonly meta?: MetaOf<typeof createCart> | undefined;
}

/** Derived from stored state, so that reloads and lost answers are harmless. */
export function needsClaim(
  { owner }: Pick<CartData, 'owner'>,
  { userId, userToken }: { readonly userId: string; readonly userToken: string },
): boolean {
  return userId !== '' && userToken !== '' && owner !== userId;
}

export function waitingLines({ meta }: GivenCart): number {
  return meta?.waiting ?? 0;
}

function wasJoined({ meta }: GivenCart): boolean {
  return meta?.joined === true;
}

/** Removes ordered units; units the server never confirmed were added here and stay. */
export function lessOrdered(cart: CartData, { meta }: GivenCart): CartData {
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

export function claimed(cart: CartData, given: GivenCart, owner: string): CartData {
  const theirs = { ...cart, owner, keeps: false };
  if (given.result !== cart.cartServerToken) return switchCart(theirs, given, wasJoined(given) ? 'joined' : 'apart');
  return revisionOf(given.meta) === cart.revision ? theirs : { ...theirs, revision: NEVER_SYNCED };
}

/**
 * Switches to another server cart.
 * @param why 'joined': it includes these lines; 'apart': they come on top; 'again': unknown after a lost cart
 */
export function switchCart(cart: CartData, given: GivenCart, why: 'joined' | 'apart' | 'again'): CartData {
  const fresh = { ...forgetServer(cart), cartServerToken: given.result };
  const revision = revisionOf(given.meta);
  if (revision === null || revision === 0 || why === 'again')
    return { ...fresh, revision: revision === null || revision === 0 ? revision : NEVER_SYNCED };
  const had = new Map(cart.base.map(({ key, qty, confirmed }) => [key, qty ?? confirmed ?? 0]));
  const mergedOf = (item: CartItem): number => (why === 'joined' ? (had.get(lineKey(item)) ?? 0) : 0);
  const kept = new Set(cart.cartItems.map(lineKey));
  const removed = why === 'joined' ? cart.base.filter(({ key }) => !kept.has(key)) : [];
  return {
    ...fresh,
    revision: NEVER_SYNCED,
    cartItems: fresh.cartItems.map((item) => ({ ...item, merged: mergedOf(item) })),
    base: removed.map(({ item_id: _id, confirmed, ...line }) => ({ ...line, qty: line.qty ?? confirmed ?? null })),
  };
}

export function connectTo(cart: CartData, given: GivenCart, owner: string): CartData {
  return cart.cartServerToken === '' ? { ...switchCart(cart, given, 'apart'), owner } : cart;
}

export function onTop(item: CartItem, { revision, cartServerToken }: CartData): CartItem {
  return cartServerToken !== '' && revision === NEVER_SYNCED ? { ...item, merged: 0 } : item;
}

export function isMerging(cart: CartData): boolean {
  return (
    cart.cartItems.some(({ merged }) => merged !== undefined) ||
    (cart.revision === NEVER_SYNCED && cart.base.length > 0)
  );
}

/**
 * Merges client and server lines without losing units; lines confirmed meanwhile are not added again.
 * @param max maximum quantity per line
 */
export function foldMerge(
  cart: CartData,
  server: readonly ServerCartItem[],
  { max, sha3_224 }: { readonly max: number; readonly sha3_224: Sha3 },
): CartData {
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

function lessen(
  line: BaseLine,
  cart: CartData,
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
