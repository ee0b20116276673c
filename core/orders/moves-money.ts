import type { GiftCardAct } from '../contract/gift-cards';
import type { OrderAdvance } from '../contract/manage-orders';
import type { Permission } from '../contract/permissions';

/** Permission to move money of orders, both ways: it refunds, takes payments by hand, and blocks gift cards. */
export const MONEY_PERMISSION = 'orders:refund' satisfies Permission;

/**
 * True if a change of an order moves money: a cancelled or returned order pays out, one that is marked as paid gives what was bought, such as a
 * gift card that is spent like money, and one that is sent although nothing is paid gives goods for nothing. Pure.
 */
export function movesMoney({ cancel_reason, paid, returned = [], send_anyway }: OrderAdvance): boolean {
  return paid === true || send_anyway === true || cancel_reason !== undefined || returned.length > 0;
}

/** True if an act changes whether a gift card can be spent; sending it again goes to the address that the buyer named. Pure. */
export function changesCardMoney(act: GiftCardAct): boolean {
  return act !== 'send';
}
