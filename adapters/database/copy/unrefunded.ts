import { readSchema, within, type DatabasePlace } from './side';

const MAX_FOUND = 20;

const UNREFUNDED = `SELECT o.number AS number FROM shop_order o WHERE o.status = 'canceled' AND o.redirect = 1
  AND EXISTS (SELECT 1 FROM payment_attempt a WHERE a.order_id = o.order_id AND a.status = 'approved')
  AND NOT EXISTS (SELECT 1 FROM payment_refund r WHERE r.order_id = o.order_id)
  AND NOT EXISTS (SELECT 1 FROM refund_task t WHERE t.order_id = o.order_id)
  AND NOT EXISTS (SELECT 1 FROM order_refund g WHERE g.order_id = o.id)
  ORDER BY o.id LIMIT ${String(MAX_FOUND)}`;

/**
 * Returns the numbers of cancelled orders, at most 20, whose payment was approved and neither refunded nor listed for
 * staff. @returns undefined without a shop of this version @throws DatabaseUnreachableError
 */
export async function readUnrefunded(place: DatabasePlace): Promise<readonly string[] | undefined> {
  const { found, known } = await readSchema(place);
  if (found !== known) return undefined;
  const rows = await within(place, 'read', ({ query }) => query(UNREFUNDED));
  return rows.map((row) => String(row['number']));
}
