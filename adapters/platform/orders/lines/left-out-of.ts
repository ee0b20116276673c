import { MAX_UNCONFIRMED_ORDER_MAILS } from '../../../../core/orders/rules/order-mail-bound';
import type { StoredOrder } from '../../ports/orders/orders';

export const LEFT_OUT = `Left out: more than ${String(MAX_UNCONFIRMED_ORDER_MAILS)} order mails in a day to a mailbox that nobody has confirmed`;

/** Returns the reason for holding back emails of an order, if any. */
export function leftOutOf({ fulfilment }: Pick<StoredOrder, 'fulfilment'>): string | undefined {
  return fulfilment.unmailed === true ? LEFT_OUT : undefined;
}
