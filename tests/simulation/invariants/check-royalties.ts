import { numberOf, textOf } from '../../../adapters/database/sql/base/columns';
import { BLOGGER_CODE, type BackEnd } from '../back-end';
import { Broken } from '../broken';
import type { World } from '../world';

/** Checks that each order has one royalty of the right amount and that the books sum to zero. */
export async function checkRoyalties({ backEnd }: World): Promise<void> {
  const { sum, faults } = await backEnd.platform.bloggers.verify();
  if (sum !== 0 || faults.length > 0) throw new Broken(`the books of bloggers: sum ${sum}; ${faults.join('; ')}`);
  for (const row of rowsOf(backEnd)) {
    const order = textOf(row, 'order_id');
    const [earned, kept, base] = [numberOf(row, 'sum'), numberOf(row, 'kept'), numberOf(row, 'base')];
    const isOff = textOf(row, 'status') === 'canceled';
    const isWaiting = textOf(row, 'status') === 'new' && numberOf(row, 'redirect') === 1;
    const expected = isOff || isWaiting ? 0 : Math.floor(kept / 10);
    if (earned !== expected)
      throw new Broken(`${order} earns ${earned}, its ${kept} of ${base} should earn ${expected}`);
  }
  const missing = backEnd.database
    .sql(
      `SELECT order_id FROM shop_order WHERE document LIKE '%"promo_code":"${BLOGGER_CODE}"%'
       AND NOT EXISTS (SELECT 1 FROM royalty WHERE royalty.order_id = shop_order.id)
       AND NOT EXISTS (SELECT 1 FROM customer JOIN blogger_code ON blogger_code.blogger_id = customer.id
         WHERE customer.id = shop_order.customer_id OR lower(shop_order.email) = customer.login_email) LIMIT 1`,
    )
    .first();
  if (missing !== undefined)
    throw new Broken(`${textOf(missing, 'order_id')} came by a blogger's link and is credited to nobody`);
}

function rowsOf({ database }: BackEnd) {
  return database
    .sql(
      `SELECT o.order_id AS order_id, o.status AS status, o.redirect AS redirect, r.sum AS sum, r.kept AS kept, r.base AS base
       FROM royalty r JOIN shop_order o ON o.id = r.order_id`,
    )
    .all();
}
