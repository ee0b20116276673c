import type { ServerCartItem } from '../contract';
import type { CartItem } from './cart';
import { lineKey, UNSEEN, type BaseLine, type CartRecord } from './cart-record';
import { baseOf, serverFacts } from './fold-server-line';
import { itemsHash } from './items-hash';
import { isBaseOf, type ServerLine } from './plan-merge';

function replaceItem(cart: CartRecord, key: string, change: (item: CartItem) => CartItem): CartRecord {
  return { ...cart, cartItems: cart.cartItems.map((item) => (lineKey(item) === key ? change(item) : item)) };
}

function putBase(cart: CartRecord, line: BaseLine): CartRecord {
  const others = cart.base.filter((entry) => entry.key !== line.key);
  return { ...cart, base: [...others, line] };
}

function dropBase(cart: CartRecord, key: string): CartRecord {
  return { ...cart, base: cart.base.filter((entry) => entry.key !== key) };
}

/** What the server was known to have of the line has a change on its way. */
function unconfirmed({ confirmed, ...line }: BaseLine): BaseLine {
  const before = line.qty ?? confirmed;
  return { ...line, qty: null, ...(before === undefined ? {} : { confirmed: before }) };
}

/** A change of this line is about to be sent: until it is answered nobody knows what the server has. */
export function markSent(cart: CartRecord, item: CartItem): CartRecord {
  const known = cart.base.find((line) => line.key === lineKey(item));
  return putBase(
    cart,
    unconfirmed({ ...baseOf(item, null, known?.item_id), qty: known?.qty ?? null, confirmed: known?.confirmed }),
  );
}

/** The deletion of this line is about to be sent: until it is answered nobody knows whether the server still has it. */
export function markDeleting(cart: CartRecord, line: ServerLine): CartRecord {
  if (!cart.base.some((entry) => isBaseOf(entry, line))) return cart;
  return { ...cart, base: cart.base.map((entry) => (isBaseOf(entry, line) ? unconfirmed(entry) : entry)) };
}

/**
 * The server has the line. Its prices, stock and id come in; its quantity too, unless the shopper changed the line
 * again while the request was under way.
 * @param sentQty the quantity that the request carried; of a line that was only read, that of the client
 */
export function confirmLine(cart: CartRecord, item: CartItem, sentQty: number, line: ServerCartItem): CartRecord {
  const key = lineKey(item);
  const folded = replaceItem(cart, key, (current) => ({
    ...current,
    ...serverFacts(line),
    qty: current.qty === sentQty ? Math.max(1, line.qty) : current.qty,
    prev_qty: line.qty,
  }));
  return putBase(folded, baseOf(item, line.qty, line.item_id));
}

/** The server refused a change for good: the line has its last confirmed quantity again. */
export function restoreLine(cart: CartRecord, item: CartItem, qty: number): CartRecord {
  const restored = replaceItem(cart, lineKey(item), (current) =>
    current.qty === item.qty ? { ...current, qty } : current,
  );
  const known = cart.base.find((line) => line.key === lineKey(item));
  return putBase(restored, baseOf(item, qty, known?.item_id));
}

/** The line is neither here nor on the server. One that the shopper has changed since is another wish, and stays. */
export function dropLine(cart: CartRecord, item: CartItem): CartRecord {
  const key = lineKey(item);
  const isMeant = (entry: CartItem) => lineKey(entry) === key && entry.qty === item.qty;
  return { ...dropBase(cart, key), cartItems: cart.cartItems.filter((entry) => !isMeant(entry)) };
}

/** A line that came from the server. */
export function takeLine(cart: CartRecord, item: CartItem, line: ServerCartItem): CartRecord {
  const known = cart.cartItems.some((entry) => lineKey(entry) === lineKey(item));
  const cartItems = known ? cart.cartItems : [...cart.cartItems, item];
  return putBase({ ...cart, cartItems }, baseOf(item, line.qty, line.item_id));
}

/** The server's cart is gone: what it knew of the lines is void, the lines stay. */
export function forgetServer(cart: CartRecord): CartRecord {
  return {
    ...cart,
    cartServerToken: '',
    cartItemsHash: '',
    cartServerLastSyncDate: 0,
    base: [],
    revision: null,
    totals: null,
    segments: [],
    totalsItems: '',
    totalsFor: '',
    totalsChoices: '',
    totalsRevision: UNSEEN,
    cartItems: cart.cartItems.map(withoutServerIds),
  };
}

/** What stays of a cart on the device when whose it is has left: nothing of theirs. */
export function leftBehind(cart: CartRecord): CartRecord {
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

/** The line as one that no server cart has. */
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

/** Client and server agree, as far as the last answers said. */
export function markSynced(cart: CartRecord, now: number): CartRecord {
  return { ...cart, cartServerLastSyncDate: now, cartItemsHash: itemsHash(cart.cartItems) };
}
