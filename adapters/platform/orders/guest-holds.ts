import { payLaterLimit } from '../../../core/contract/orders';
import { isPaidByGiftCards } from '../../../core/contract/methods';
import type { GuestHoldRules } from '../../../core/contract/unpaid-hold';
import { isGuestHold, mostHeld, overAll, overHold } from '../../../core/orders/guest-hold';
import { boundMailboxOf } from '../../../core/orders/order-mail-bound';
import { isWithinCredit } from '../../../core/orders/pay-later-credit';
import type { StockAnswer } from '../../../core/contract';
import { refuse } from '../http/api-error';
import { withAsciiHost } from '../kernel/counted-mailbox';
import { networkOf } from '../kernel/network-of';
import { hashToken } from '../kernel/secrets';
import type { Repositories } from '../ports/database';
import type { HoldOwner } from '../ports/guest-holds';
import type { StoredOrder } from '../ports/orders';
import type { Units } from '../ports/stock';
import { isPaidOnPage, isPromoOrder, type ReadyOrder } from './ready-order';

/** Returns true for an order that is paid later, of a guest or of a customer who has never paid. */
export function isHeldForGuest({ isTrusted, methods, totals }: ReadyOrder): boolean {
  const isPaid = isPromoOrder(methods) || isPaidByGiftCards(totals.segments);
  return isGuestHold({ isTrusted, paysFirst: isPaidOnPage(methods), isPaid });
}

/** The network of an address as holds are counted by: nobody reads in it where an order came from. */
function holderOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : hashToken(`guest-hold:${networkOf(address)}`);
}

/** The mailbox of an address as holds are counted by: its spellings and plus parts are one, and nobody reads in it whose it is. */
function mailboxOfHold(email: string): string {
  return hashToken(`guest-hold-mailbox:${boundMailboxOf(withAsciiHost(email))}`);
}

/** Strangers order with anybody's address: against a customer who has confirmed theirs count the orders that they placed themselves. */
function ownerOfHold({ customerId, isConfirmed }: ReadyOrder, email: string): HoldOwner {
  return isConfirmed && customerId !== undefined ? { customerId } : { mailbox: mailboxOfHold(email) };
}

/**
 * Bounds what somebody holds with orders that are paid later, by the rules of the shop: units for who has never paid, value for who has (with those units
 * as the floor). To be called once the stock is taken: another order of the same goods waits until then, and so none is overlooked.
 * @param taken stock as it is now; what is not counted is held by nobody
 * @throws ApiError 400 'pay_later_limit' with SKU, name and limit
 */
export async function mustFitHold(
  db: Pick<Repositories, 'guestHolds'>,
  ready: ReadyOrder,
  { units, email, taken }: Pick<StoredOrder, 'email' | 'units'> & { readonly taken: readonly StockAnswer[] },
  { units: bound }: GuestHoldRules,
): Promise<void> {
  const held = await heldBefore(db, ready, email);
  if (held === undefined || bound === 0) return;
  const { order, priced } = ready;
  const counted = new Set(taken.flatMap(({ sku, manage_stock: isCounted }) => (isCounted === false ? [] : [sku])));
  const wanted = units.filter(({ sku }) => counted.has(sku));
  const lineOf = (sku: string) => priced.lines.find((one) => one.units.some((unit) => unit.sku === sku));
  const mostOf = (sku: string) => mostHeld(bound, lineOf(sku)?.product ?? {});
  const sku = overHold(wanted, held.near, mostOf);
  const over =
    sku === undefined
      ? (overAll(wanted, held.own, { bound, by: 'contact', mostOf }) ??
        overAll(wanted, held.near, { bound, by: 'network', mostOf }))
      : { sku, most: mostOf(sku) };
  if (over === undefined) return;
  const { most } = over;
  const name = lineOf(over.sku)?.product.name ?? over.sku;
  const method = order.addressInformation.payment_method_code;
  throw refuse(
    payLaterLimit,
    `Until more orders are paid, at most ${String(most)} of ${name} can be ordered by ${method}: order fewer, or pay by card`,
    { sku: over.sku, name, most },
  );
}

/**
 * Units that count against the bound of an order, by contact and by network; undefined for an order without a bound. Strangers cannot fill the bound of a
 * customer who has paid: only the customer's own orders count.
 */
async function heldBefore(
  { guestHolds }: Pick<Repositories, 'guestHolds'>,
  ready: ReadyOrder,
  email: string,
): Promise<{ readonly own: readonly Units[]; readonly near: readonly Units[] } | undefined> {
  if (isHeldForGuest(ready)) return guestHolds.units(ownerOfHold(ready, email), holderOf(ready.address));
  const { customerId, isByStaff, methods, totals, store } = ready;
  const isPaid = isPromoOrder(methods) || isPaidByGiftCards(totals.segments);
  if (customerId === undefined || isByStaff || isPaid || isPaidOnPage(methods)) return undefined;
  const { units, ...balance } = await guestHolds.balance(customerId, store.i18n.currencyCode);
  return isWithinCredit(balance, totals.grandTotal) ? undefined : { own: units, near: units };
}

/** Writes down until when such an order keeps its goods; nothing of any other. */
export async function keepHold(
  { guestHolds }: Pick<Repositories, 'guestHolds'>,
  ready: ReadyOrder,
  { id, email, fulfilment: { heldUntil } }: Pick<StoredOrder, 'email' | 'fulfilment' | 'id'>,
): Promise<void> {
  if (heldUntil === undefined || !isHeldForGuest(ready)) return;
  await guestHolds.keep(id, { heldUntil, mailbox: mailboxOfHold(email), network: holderOf(ready.address) });
}
