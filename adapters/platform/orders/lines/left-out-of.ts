import { MAX_UNCONFIRMED_ORDER_MAILS } from '../../../../core/orders/rules/order-mail-bound';
import type { StoredOrder } from '../../ports/orders/orders';

const LEFT_OUT = `Left out: more than ${String(MAX_UNCONFIRMED_ORDER_MAILS)} order mails in a day to a mailbox that nobody has confirmed`;

/** Returns why emails of an order are held back, if they are. */
export function leftOutOf({ fulfilment }: Pick<StoredOrder, 'fulfilment'>): string | undefined {
  return fulfilment.unmailed === true ? LEFT_OUT : undefined;
}
