import type { CartTotals } from '../contract';
import { sameJson } from '../kernel/same-json';
import type { CartItem } from './cart';
import { lineKey, UNSEEN, type CartRecord } from './cart-record';
import { choicesHash, itemsHash, totalsHash } from './items-hash';
import { withMethodPrices } from './method-prices';

/**
 * The cart with the server's totals (S §4, totals sync). They are of the cart that was asked about: if it changed meanwhile,
 * they do not fit it and are not shown. Those of a server cart that it has left since, as another tab went over to its own, say nothing
 * of this one, which has no address and no methods yet: nobody would send them, believing that it had them (seed 2044730).
 * @param asked the cart as the request sent it
 * @param now milliseconds since the epoch
 */
export function takeTotals(cart: CartRecord, asked: CartRecord, totals: CartTotals, now: number): CartRecord {
  if (asked.cartServerToken !== cart.cartServerToken) return cart;
  const code = totals.coupon_code ?? null;
  const coupon = code === null ? null : keep(asked.coupon, { code, active: true });
  return {
    ...cart,
    coupon,
    spendUserAccount: totals.rules?.bonuses?.spend ?? cart.spendUserAccount,
    totals,
    segments: totals.total_segments,
    cartServerLastTotalsSyncDate: now,
    totalsItems: itemsHash(asked.cartItems),
    totalsFor: totalsHash({ ...asked, coupon }),
    totalsChoices: choicesHash(asked),
    totalsRevision: asked.revision ?? UNSEEN,
    cartItems: withRowTotals(cart.cartItems, totals),
    shippingMethods: withMethodPrices(cart, totals),
  };
}

/**
 * Totals that came with the answer to a change, so that nobody has to ask for them (one round trip less). They count only
 * if by now the server has exactly these lines, and computes with the address and methods that the shopper chose.
 */
export function takeOffered(
  cart: CartRecord,
  asked: CartRecord,
  totals: CartTotals | undefined,
  now: number,
): CartRecord {
  if (totals === undefined || !isConfirmed(cart) || !knowsChoices(asked)) return cart;
  if (itemsHash(asked.cartItems) !== itemsHash(cart.cartItems) || choicesHash(asked) !== choicesHash(cart)) return cart;
  return takeTotals(cart, asked, totals, now);
}

/**
 * The cart while the server is sent address and methods: until it has said what it costs so, nobody knows what it computes with. It may
 * be sent another address only to be asked how to ship there; totals may then fit the cart again without the server knowing it.
 */
export function beforeSending(cart: CartRecord): CartRecord {
  const isOther = cart.totalsChoices !== '' && cart.totalsChoices !== choicesHash(cart);
  return isOther ? { ...cart, totalsChoices: '' } : cart;
}

/** Whether the server has address and methods, or there is nothing to send. */
function knowsChoices(cart: CartRecord): boolean {
  const isPlain = cart.shipping === null && cart.payment === null;
  return isPlain || (cart.totals !== null && cart.totalsChoices === choicesHash(cart));
}

/** Whether the server has confirmed each line with its quantity, and knows no other. */
export function isConfirmed({ base, cartItems }: CartRecord): boolean {
  const confirmed = new Map(base.map((line) => [line.key, line.qty]));
  return base.length === cartItems.length && cartItems.every((item) => confirmed.get(lineKey(item)) === item.qty);
}

/** The lines with what the totals say of each. A row of another quantity is of an earlier state of the line. */
function withRowTotals(items: readonly CartItem[], totals: CartTotals): readonly CartItem[] {
  const rows = new Map(totals.items.map((row) => [String(row.item_id), row]));
  const fresh = items.map((item) => {
    const row = rows.get(String(item.server_item_id));
    if (row?.qty !== item.qty || isOfRow(item, row)) return item;
    const { row_total, row_total_incl_tax, price } = row;
    const incl = row_total_incl_tax === undefined ? {} : { row_total_incl_tax };
    return { ...item, price, totals: { row_total, ...incl } };
  });
  return fresh.every((item, index) => item === items[index]) ? items : fresh;
}

/** Whether the line says already what the totals say of it. Member by member: a cart may have hundreds of lines. */
function isOfRow({ price, totals }: CartItem, row: CartTotals['items'][number]): boolean {
  return (
    price === row.price && totals?.row_total === row.row_total && totals.row_total_incl_tax === row.row_total_incl_tax
  );
}

/** The old value where the new one says the same, so that nobody hears of a change that is none. */
export function keep<T>(before: T, after: T): T {
  return sameJson(before, after) ? before : after;
}
