import type { GiftCardAct } from '../../contract/orders/gift-cards';
import type { OrderAdvance } from '../../contract/orders/manage-orders';
import type { Permission } from '../../contract/foundation/permissions';

/** Permission to refund orders, record manual payments and block gift cards. */
export const MONEY_PERMISSION = 'orders:refund' satisfies Permission;

/**
 * Returns true if a change moves money: cancelling or returning pays out, marking paid releases goods, sending unpaid
 * gives them away.
 */
export function movesMoney({
  cancel_reason,
  cancel_units = [],
  paid,
  returned = [],
  send_anyway,
}: OrderAdvance): boolean {
  const isGoneMore = cancel_units.length > 0 || returned.length > 0;
  return paid === true || send_anyway === true || cancel_reason !== undefined || isGoneMore;
}

/**
 * Returns true if an action changes whether a gift card can be spent; resending only goes to the buyer's chosen
 * address.
 */
export function changesCardMoney(act: GiftCardAct): boolean {
  return act !== 'send';
}
