import { numberOf, optionalDocumentOf, optionalNumberOf, textOf } from '../../../adapters/database/sql/base/columns';
import type { Fulfilment } from '../../../adapters/platform/ports/orders/orders';
import { Broken } from '../broken';
import type { World } from '../world';

/**
 * Checks that staff actions apply once: refunds never exceed payments, cancelled paid orders are refunded in full,
 * bonuses balance.
 */
export function checkAdmin({ backEnd: { database } }: World): void {
  const rows = database
    .sql(
      `SELECT o.order_id AS id, o.status AS status, o.grand_total AS total, coalesce(sum(r.amount), 0) AS back,
         (SELECT count(*) FROM payment_event e WHERE e.order_id = o.order_id AND e.outcome = 'paid') AS paid
       FROM shop_order o LEFT JOIN order_refund r ON r.order_id = o.id GROUP BY o.id`,
    )
    .all();
  for (const row of rows) {
    const [id, total, back] = [textOf(row, 'id'), numberOf(row, 'total'), numberOf(row, 'back')];
    if (back > total) throw new Broken(`${id} cost ${total} and ${back} went back`);
    const isCanceled = textOf(row, 'status') === 'canceled';
    if (isCanceled && numberOf(row, 'paid') > 0 && back !== total) {
      throw new Broken(`${id} was paid, is cancelled, and ${back} of ${total} went back`);
    }
  }
  const spent = new Map<number, number>();
  const orders = database.sql("SELECT customer_id, fulfilment FROM shop_order WHERE status <> 'canceled'").all();
  for (const row of orders) {
    const [customer, fulfilment] = [
      optionalNumberOf(row, 'customer_id'),
      optionalDocumentOf<Fulfilment>(row, 'fulfilment'),
    ];
    if (customer === undefined) continue;
    spent.set(customer, (spent.get(customer) ?? 0) + (fulfilment?.bonus ?? 0) - (fulfilment?.bonusBack ?? 0));
  }
  const accounts = database
    .sql(
      'SELECT c.id AS id, c.bonus AS bonus, t.bonus AS before FROM customer c JOIN template.customer t ON t.id = c.id',
    )
    .all();
  for (const row of accounts) {
    const [has, due] = [numberOf(row, 'bonus'), numberOf(row, 'before') - (spent.get(numberOf(row, 'id')) ?? 0)];
    if (has !== due) throw new Broken(`customer ${numberOf(row, 'id')} has ${has} bonuses and should have ${due}`);
  }
}
