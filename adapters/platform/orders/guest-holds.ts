import { payLaterLimit } from '../../../core/contract/orders';
import { isPaidByGiftCards } from '../../../core/contract/methods';
import type { GuestHoldRules } from '../../../core/contract/unpaid-hold';
import { isGuestHold, mostHeld, overHold } from '../../../core/orders/guest-hold';
import type { StockAnswer } from '../../../core/contract';
import { refuse } from '../http/api-error';
import { networkOf } from '../kernel/network-of';
import { hashToken } from '../kernel/secrets';
import type { Repositories } from '../ports/database';
import type { StoredOrder } from '../ports/orders';
import { isPaidOnPage, isPromoOrder, type ReadyOrder } from './ready-order';

/** Returns true for an order of a guest without a confirmed contact that is paid later. */
export function isHeldForGuest({ isConfirmed, methods, totals }: ReadyOrder): boolean {
  const isPaid = isPromoOrder(methods) || isPaidByGiftCards(totals.segments);
  return isGuestHold({ isConfirmed, paysFirst: isPaidOnPage(methods), isPaid });
}

/** The network of an address as holds are counted by: nobody reads in it where an order came from. */
function holderOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : hashToken(`guest-hold:${networkOf(address)}`);
}

/**
 * Keeps a guest without a confirmed contact from holding more units of something than the rules of the shop let be held. To be asked once the stock is
 * taken: another order of the same goods waits until then, and so none is overlooked.
 * @param taken stock as it is now; what is not counted is held by nobody
 * @throws ApiError 400 'pay_later_limit' with SKU, name and limit
 */
export async function mustFitHold(
  db: Pick<Repositories, 'guestHolds'>,
  ready: ReadyOrder,
  { units, email, taken }: Pick<StoredOrder, 'email' | 'units'> & { readonly taken: readonly StockAnswer[] },
  { units: bound }: GuestHoldRules,
): Promise<void> {
  if (!isHeldForGuest(ready)) return;
  const { order, priced, address } = ready;
  const counted = new Set(taken.flatMap(({ sku, manage_stock: isCounted }) => (isCounted === false ? [] : [sku])));
  const wanted = units.filter(({ sku }) => counted.has(sku));
  const lineOf = (sku: string) => priced.lines.find((one) => one.units.some((unit) => unit.sku === sku));
  const mostOf = (sku: string) => mostHeld(bound, lineOf(sku)?.product ?? {});
  const sku = overHold(wanted, await db.guestHolds.units(email, holderOf(address)), mostOf);
  if (sku === undefined) return;
  const [name, most] = [lineOf(sku)?.product.name ?? sku, mostOf(sku)];
  const method = order.addressInformation.payment_method_code;
  throw refuse(
    payLaterLimit,
    `Without a confirmed contact at most ${String(most)} of ${name} can be ordered by ${method}: order fewer, pay at once or sign in`,
    { sku, name, most },
  );
}

/** Writes down until when such an order keeps its goods; nothing of any other. */
export async function keepHold(
  { guestHolds }: Pick<Repositories, 'guestHolds'>,
  ready: ReadyOrder,
  { id, fulfilment: { heldUntil } }: Pick<StoredOrder, 'fulfilment' | 'id'>,
): Promise<void> {
  if (heldUntil === undefined || !isHeldForGuest(ready)) return;
  await guestHolds.keep(id, { heldUntil, network: holderOf(ready.address) });
}
