import { orderMailPriority } from '../../../../core/contract/people/message-priority';
import type { Repositories } from '../../ports/database';
import type { NewMessage } from '../../ports/messages/outbox';
import type { StoredOrder } from '../../ports/orders/orders';
import { isPaidByMoney } from './order-mail-bound';

/** Returns an email about an order, which a customer caused, with its priority in the outbox. */
export async function inOrder(
  db: Pick<Repositories, 'customers' | 'giftCards'>,
  order: StoredOrder,
  mail: NewMessage,
): Promise<NewMessage> {
  const isPaid = order.status === 'paid' && (await isPaidByMoney(db, order));
  const isConfirmed = !isPaid && order.customerId !== undefined && (await isConfirmedLogin(db, order.email));
  return { ...mail, priority: orderMailPriority({ isPaid, isConfirmed }) };
}

async function isConfirmedLogin({ customers }: Pick<Repositories, 'customers'>, email: string): Promise<boolean> {
  return (await customers.byLogin(email))?.isVerified === true;
}
