import { countedMailboxOf } from '../../../../core/contract/foundation/contact';
import { payLaterLimit } from '../../../../core/contract/orders/orders';
import type { GuestHoldRules } from '../../../../core/contract/staff/unpaid-hold';
import {
  isGuestHold,
  isPageHold,
  maxHeld,
  overAll,
  overHold,
  type GuestHoldFacts,
} from '../../../../core/orders/rules/guest-hold';
import { isWithinCredit } from '../../../../core/orders/rules/pay-later-credit';
import type { StockAnswer } from '../../../../core/contract';
import { refuse, networkOf, hashToken } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { HoldOwner } from '../../ports/orders/guest-holds';
import type { StoredOrder } from '../../ports/orders/orders';
import type { Units } from '../../ports/catalogue/stock';
import { isPaidOnPage, isPaidWhenPlaced, type ReadyOrder } from './ready-order';

export function isHeldForGuest(ready: ReadyOrder): boolean {
  return isGuestHold(factsOf(ready));
}

function factsOf(ready: ReadyOrder): GuestHoldFacts {
  const { isTrusted, methods } = ready;
  return { isTrusted, paysFirst: isPaidOnPage(methods), isPaid: isPaidWhenPlaced(ready) };
}

/** Hashed, so that no address is stored. */
function holderOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : hashToken(`guest-hold:${networkOf(address)}`);
}

/** Hashed, and normalized over spellings and plus parts. */
function mailboxOfHold(email: string): string {
  return hashToken(`guest-hold-mailbox:${countedMailboxOf(email)}`);
}

/** Strangers may use any email, so only a verified customer's own orders count against them. */
function ownerOfHold({ customerId, isConfirmed }: ReadyOrder, email: string): HoldOwner {
  return isConfirmed && customerId !== undefined ? { customerId } : { mailbox: mailboxOfHold(email) };
}

/**
 * Limits goods held by unpaid orders. Call after taking the stock, whose locks serialize competing orders.
 * @throws ApiError 400 'pay_later_limit' with SKU, name and limit
 */
export async function mustFitHold(
  db: Pick<Repositories, 'guestHolds'>,
  ready: ReadyOrder,
  goods: TakenGoods,
  { units: bound }: GuestHoldRules,
): Promise<void> {
  const held = await heldBefore(db, ready, goods.email);
  const over = held && overBound(ready, goods, held, bound);
  if (over === undefined) return;
  const { sku, max } = over;
  const name = lineOf(ready, sku)?.product.name ?? sku;
  const method = ready.order.addressInformation.payment_method_code;
  throw refuse(
    payLaterLimit,
    `Until more orders are paid, at most ${String(max)} of ${name} can be ordered by ${method}: order fewer, or pay by card`,
    { sku, name, max },
  );
}

/** Returns true if an order may hold goods during online payment. Call after taking the stock. */
export async function fitsPageHold(
  { guestHolds }: Pick<Repositories, 'guestHolds'>,
  ready: ReadyOrder,
  goods: TakenGoods,
  { pageUnits: bound }: GuestHoldRules,
): Promise<boolean> {
  if (!isPageHold(factsOf(ready))) return true;
  const held = await guestHolds.units(ownerOfHold(ready, goods.email), holderOf(ready.address), 'page');
  return overBound(ready, goods, held, bound) === undefined;
}

type TakenGoods = Pick<StoredOrder, 'email' | 'units'> & { readonly taken: readonly StockAnswer[] };

interface HeldUnits {
  readonly own: readonly Units[];
  readonly near: readonly Units[];
}

/** Undefined if nothing exceeds the limit; 0 means no limit. */
function overBound(
  ready: ReadyOrder,
  { units, taken }: TakenGoods,
  held: HeldUnits,
  bound: number,
): { readonly sku: string; readonly max: number } | undefined {
  if (bound === 0) return undefined;
  const counted = new Set(taken.flatMap(({ sku, manage_stock: isCounted }) => (isCounted === false ? [] : [sku])));
  const wanted = units.filter(({ sku }) => counted.has(sku));
  const maxOf = (sku: string) => maxHeld(bound, lineOf(ready, sku)?.product ?? {});
  const sku = overHold(wanted, held.near, maxOf);
  if (sku !== undefined) return { sku, max: maxOf(sku) };
  return (
    overAll(wanted, held.own, { bound, by: 'contact', maxOf }) ??
    overAll(wanted, held.near, { bound, by: 'network', maxOf })
  );
}

function lineOf({ priced }: ReadyOrder, sku: string) {
  return priced.lines.find((one) => one.units.some((unit) => unit.sku === sku));
}

async function heldBefore(
  { guestHolds }: Pick<Repositories, 'guestHolds'>,
  ready: ReadyOrder,
  email: string,
): Promise<HeldUnits | undefined> {
  if (isHeldForGuest(ready)) return guestHolds.units(ownerOfHold(ready, email), holderOf(ready.address), 'later');
  const { customerId, isByStaff, methods, totals, store } = ready;
  if (customerId === undefined || isByStaff || isPaidWhenPlaced(ready) || isPaidOnPage(methods)) return undefined;
  const { units, ...balance } = await guestHolds.balance(customerId, store.i18n.currencyCode);
  return isWithinCredit(balance, totals.grandTotal) ? undefined : { own: units, near: units };
}

export async function keepHold(
  { guestHolds }: Pick<Repositories, 'guestHolds'>,
  ready: ReadyOrder,
  { id, email, fulfilment: { heldUntil } }: Pick<StoredOrder, 'email' | 'fulfilment' | 'id'>,
): Promise<void> {
  const facts = factsOf(ready);
  if (heldUntil === undefined || !(isGuestHold(facts) || isPageHold(facts))) return;
  await guestHolds.keep(id, { heldUntil, mailbox: mailboxOfHold(email), network: holderOf(ready.address) });
}
