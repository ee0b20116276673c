import { earningAfter } from '../../../../core/totals';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { paidBesidesCards } from '../lines/settled-lines';

/**
 * Lowers the promised cashback and the royalty base of an order that gift cards pay after it was placed. The caller
 * posts the royalty.
 * @param more goodwill in the payment, in minor units
 * @returns the order as stored
 */
export async function withGoodwill(
  { orderLog, royalties }: Pick<Repositories, 'orderLog' | 'royalties'>,
  order: StoredOrder,
  more: number,
  now: number,
): Promise<StoredOrder> {
  if (more === 0) return order;
  const { goodwill: before = 0, cashback: promised = 0, ...kept } = order.fulfilment;
  const after = before + more;
  const lowered = (amount: number) => earningAfter(amount, paidBesidesCards(order), { before, after });
  const cashback = lowered(promised);
  const next = { ...order, fulfilment: { ...kept, goodwill: after, ...(cashback > 0 && { cashback }) } };
  await orderLog.write(order, next, now);
  const royalty = await royalties.ofOrder(order.id);
  if (royalty !== undefined)
    await royalties.rebase(order.id, { base: lowered(royalty.base), orderTotal: royalty.orderTotal });
  return next;
}
