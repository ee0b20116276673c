import type { CartTotals } from '../contract';
import { sameJson } from '../kernel/same-json';
import type { CartItem } from './cart';
import { lineKey, NEVER_SYNCED, type CartData, type Taxing } from './cart-record';
import { choicesHash, itemsHash, totalsFit, totalsHash } from './items-hash';
import { withMethodPrices } from './method-prices';

export interface TotalsAnswer {
  /** The cart as the request sent it. */
  readonly asked: CartData;
  readonly totals: CartTotals;
  /** For prices of shipping methods. */
  readonly taxing: Taxing | null;
}

/** Applies the server's totals; stale if the cart changed or moved to another server cart meanwhile. */
export function takeTotals(cart: CartData, { asked, totals, taxing }: TotalsAnswer): CartData {
  if (asked.cartServerToken !== cart.cartServerToken) return cart;
  const revision = asked.revision ?? NEVER_SYNCED;
  if (revision < cart.totalsRevision && totalsFit(cart)) return cart;
  const code = totals.coupon_code ?? null;
  const coupon = code === null ? null : keep(asked.coupon, { code, active: true });
  return {
    ...cart,
    coupon,
    spendUserAccount: totals.rules?.bonuses?.spend ?? cart.spendUserAccount,
    totals,
    segments: totals.total_segments,
    totalsItems: itemsHash(asked.cartItems),
    totalsFor: totalsHash({ ...asked, coupon }),
    totalsChoices: choicesHash(asked),
    totalsRevision: revision,
    cartItems: withRowTotals(cart.cartItems, totals),
    shippingMethods: withMethodPrices({ ...cart, taxing }, totals),
  };
}

/** Applies totals that came with another answer, if the server has exactly these lines and choices. */
export function takeOffered(
  cart: CartData,
  { asked, totals, taxing }: Omit<TotalsAnswer, 'totals'> & { readonly totals: CartTotals | undefined },
): CartData {
  if (totals === undefined || !isConfirmed(cart) || !knowsChoices(asked)) return cart;
  if (itemsHash(asked.cartItems) !== itemsHash(cart.cartItems) || choicesHash(asked) !== choicesHash(cart)) return cart;
  // The change that the answer is about is in the totals.
  return takeTotals(cart, { asked: { ...asked, revision: cart.revision ?? asked.revision }, totals, taxing });
}

/** Invalidates the choices: until the response arrives, it is unknown what the server computes with. */
export function beforeSending(cart: CartData): CartData {
  const isOther = cart.totalsChoices !== '' && cart.totalsChoices !== choicesHash(cart);
  return isOther ? { ...cart, totalsChoices: '' } : cart;
}

function knowsChoices(cart: CartData): boolean {
  const isPlain = cart.shipping === null && cart.payment === null;
  return isPlain || (cart.totals !== null && cart.totalsChoices === choicesHash(cart));
}

export function isConfirmed({ base, cartItems }: CartData): boolean {
  const confirmed = new Map(base.map((line) => [line.key, line.qty]));
  return base.length === cartItems.length && cartItems.every((item) => confirmed.get(lineKey(item)) === item.qty);
}

/** Skips rows with another quantity, which are stale. Rows of exempt sales are net, so their lines keep their price. */
function withRowTotals(items: readonly CartItem[], totals: CartTotals): readonly CartItem[] {
  const rows = new Map(totals.items.map((row) => [String(row.item_id), row]));
  const fresh = items.map((item) => {
    const row = rows.get(String(item.server_item_id));
    if (row?.qty !== item.qty) return item;
    const price = totals.rules?.tax_exempt === undefined ? row.price : item.price;
    if (isOfRow(item, { ...row, price })) return item;
    const { row_total, row_total_incl_tax } = row;
    const incl = row_total_incl_tax === undefined ? {} : { row_total_incl_tax };
    return { ...item, price, totals: { row_total, ...incl } };
  });
  return fresh.every((item, index) => item === items[index]) ? items : fresh;
}

function isOfRow({ price, totals }: CartItem, row: CartTotals['items'][number]): boolean {
  return (
    price === row.price && totals?.row_total === row.row_total && totals.row_total_incl_tax === row.row_total_incl_tax
  );
}

/** Returns the old reference for equal values, to avoid needless emissions. */
export function keep<T>(before: T, after: T): T {
  return sameJson(before, after) ? before : after;
}
