import { salesVersions, wholeFacts, type BookedRefund } from '../../../../core/orders/sales/sales-facts';
import { promotionFacts } from '../../../../core/orders/sales/promotion-facts';
import type { BookedOrder } from '../../../../core/orders/sales/sold-order';
import type { Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import type { Facts } from '../../ports/orders/sales-facts';

const FILLED = 200;

type Db = Pick<Repositories, 'orderLog' | 'salesFacts'>;

/** Two processes that start together must not fill in the same orders. */
const FILLING = 'sales-facts';

/** Writes the sales facts of an order that was just placed, in its unit of work. */
export function bookPlaced(
  { salesFacts: facts }: Pick<Repositories, 'salesFacts'>,
  order: StoredOrder,
  coupon: string | undefined,
): Promise<void> {
  const { createdAt: updatedAt } = order;
  return facts.add({ ...order, coupon }, factsOf({ ...order, status: 'new', updatedAt, canceledAt: undefined }, []));
}

/**
 * Writes the sales facts of an order anew, in the unit of work that cancelled, refunded or returned it. Facts of
 * earlier events do not change.
 */
export async function bookChanged(db: Db, orderId: number): Promise<void> {
  const order = await db.salesFacts.booked(orderId);
  if (order !== undefined) await db.salesFacts.replace(order, factsOf(order, await db.orderLog.refunds(orderId)));
}

/** Writes the facts of some orders that have none. @returns false if there are no such orders */
export async function bookMissing(db: Db & Pick<Repositories, 'orders'>): Promise<boolean> {
  await db.orders.lock(FILLING);
  const ids = await db.salesFacts.missing(FILLED);
  for (const id of ids) await bookChanged(db, id);
  return ids.length > 0;
}

function factsOf(order: BookedOrder, refunds: readonly BookedRefund[]): Facts {
  const versions = salesVersions(order, refunds);
  const parts = versions.flatMap(({ facts }) => facts);
  return { wholes: wholeFacts(parts), parts, promotions: promotionFacts(versions) };
}
