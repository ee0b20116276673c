import type { ServerCartItem } from '../contract';
import type { CartItem } from './cart';
import { lineKey, NEVER_SYNCED, type BaseLine, type CartData } from './cart-record';
import { baseOf, serverFacts } from './fold-server-line';
import { isBaseOf, type ServerLine } from './plan-merge';

function replaceItem(cart: CartData, key: string, change: (item: CartItem) => CartItem): CartData {
  return { ...cart, cartItems: cart.cartItems.map((item) => (lineKey(item) === key ? change(item) : item)) };
}

function putBase(cart: CartData, line: BaseLine): CartData {
  const others = cart.base.filter((entry) => entry.key !== line.key);
  return { ...cart, base: [...others, line] };
}

function dropBase(cart: CartData, key: string): CartData {
  return { ...cart, base: cart.base.filter((entry) => entry.key !== key) };
}

function unconfirmed({ confirmed, ...line }: BaseLine): BaseLine {
  const before = line.qty ?? confirmed;
  return { ...line, qty: null, ...(before === undefined ? {} : { confirmed: before }) };
}

/** Marks a line as in flight: its server state is unknown until answered. */
export function markSent(cart: CartData, item: CartItem): CartData {
  const known = cart.base.find((line) => line.key === lineKey(item));
  return putBase(
    cart,
    unconfirmed({ ...baseOf(item, null, known?.item_id), qty: known?.qty ?? null, confirmed: known?.confirmed }),
  );
}

export function markDeleting(cart: CartData, line: ServerLine): CartData {
  if (!cart.base.some((entry) => isBaseOf(entry, line))) return cart;
  return { ...cart, base: cart.base.map((entry) => (isBaseOf(entry, line) ? unconfirmed(entry) : entry)) };
}

/**
 * Applies the server's line; its quantity only if the shopper has not changed it since.
 * @param sentQty quantity sent; for a line only read, the client's
 */
export function confirmLine(cart: CartData, item: CartItem, sentQty: number, line: ServerCartItem): CartData {
  const key = lineKey(item);
  const folded = replaceItem(cart, key, (current) => ({
    ...current,
    ...serverFacts(line),
    qty: current.qty === sentQty ? Math.max(1, line.qty) : current.qty,
    prev_qty: line.qty,
  }));
  return putBase(folded, baseOf(item, line.qty, line.item_id));
}

export function restoreLine(cart: CartData, item: CartItem, qty: number): CartData {
  const restored = replaceItem(cart, lineKey(item), (current) =>
    current.qty === item.qty ? { ...current, qty } : current,
  );
  const known = cart.base.find((line) => line.key === lineKey(item));
  return putBase(restored, baseOf(item, qty, known?.item_id));
}

/** Keeps a line that the shopper changed since. */
export function dropLine(cart: CartData, item: CartItem): CartData {
  const key = lineKey(item);
  const isMeant = (entry: CartItem) => lineKey(entry) === key && entry.qty === item.qty;
  return { ...dropBase(cart, key), cartItems: cart.cartItems.filter((entry) => !isMeant(entry)) };
}

/** Adds a line of the server, unless another tab has taken and removed it meanwhile. */
export function takeLine(cart: CartData, item: CartItem, line: ServerCartItem): CartData {
  const known = cart.cartItems.some((entry) => lineKey(entry) === lineKey(item));
  if (!known && cart.base.some((entry) => isBaseOf(entry, line))) return cart;
  const cartItems = known ? cart.cartItems : [...cart.cartItems, item];
  return putBase({ ...cart, cartItems }, baseOf(item, line.qty, line.item_id));
}

export function forgetServer(cart: CartData): CartData {
  return {
    ...cart,
    cartServerToken: '',
    cartItemsHash: '',
    base: [],
    revision: null,
    totals: null,
    segments: [],
    totalsItems: '',
    totalsFor: '',
    totalsChoices: '',
    totalsRevision: NEVER_SYNCED,
    cartItems: cart.cartItems.map(withoutServerIds),
  };
}

export function leftBehind(cart: CartData): CartData {
  return {
    ...forgetServer({ ...cart, cartItems: [] }),
    owner: '',
    keeps: false,
    former: null,
    coupon: null,
    address: null,
    shipping: null,
    payment: null,
    shippingMethods: [],
    paymentMethods: [],
  };
}

export function withoutServerIds(item: CartItem): CartItem {
  const {
    server_item_id: _id,
    server_cart_id: _cart,
    item_id: _item,
    quote_id: _quote,
    merged: _units,
    ...rest
  } = item;
  return { ...rest, sku: item.sku, name: item.name, qty: item.qty, price: item.price, checksum: item.checksum };
}
