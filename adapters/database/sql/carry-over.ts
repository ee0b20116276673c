import type { SqlConnection } from './connection';

const GOODS = {
  sqlite: `(SELECT coalesce(sum(CAST(round(json_extract(line.value, '$.value') * 100) AS INTEGER)), 0)
    FROM json_each(o.document, '$.totals') AS line WHERE json_extract(line.value, '$.code') IN ('subtotal', 'discount', 'payment_discount'))`,
  postgres: `(SELECT coalesce(sum(round((line ->> 'value')::numeric * 100)), 0)::bigint
    FROM json_array_elements(o.document::json -> 'totals') AS line WHERE line ->> 'code' IN ('subtotal', 'discount', 'payment_discount'))`,
} as const;

const ACCOUNTS = ['shop', 'pending', 'active', 'payout', 'paid'];
const COLUMNS = 'blogger_id, currency, at, reason, source, target, sum, bonus, order_id, payout_id';

const difference = (kind: 'bonus' | 'sum', isMore: boolean) => {
  const own = `(SELECT coalesce(sum(r.${kind}), 0) FROM royalty r WHERE r.payout_id = p.id)`;
  const [more, less] = isMore ? [`p.${kind}`, own] : [own, `p.${kind}`];
  const [source, target] = isMore ? ['shop', 'active'] : ['active', 'shop'];
  const amounts = kind === 'sum' ? `${more} - ${less}, 0` : `0, ${more} - ${less}`;
  return `INSERT INTO ledger_transaction (${COLUMNS})
    SELECT p.blogger_id, p.currency, p.created_at, 'carried_over', '${source}', '${target}', ${amounts}, NULL, p.id FROM blogger_payout p WHERE ${more} > ${less}`;
};

const entriesOf = (kind: 'bonus' | 'profit') => {
  const amount = kind === 'profit' ? 't.sum' : 't.bonus';
  return `INSERT INTO ledger_entry (transaction_id, account_id, amount)
    SELECT t.id, a.id, CASE WHEN a.name = t.source THEN -${amount} ELSE ${amount} END FROM ledger_transaction t
    JOIN ledger_account a ON a.blogger_id = t.blogger_id AND a.currency = t.currency AND a.kind = '${kind}' AND a.name IN (t.source, t.target)
    WHERE ${amount} > 0`;
};

/**
 * Posts earlier earnings and payouts to the ledger as `carried_over`. Payouts that mixed currencies become unpaid
 * again.
 */
export const CARRIED_OVER = (dialect: SqlConnection['dialect']): readonly string[] => {
  const order = '(SELECT o.%s FROM shop_order o WHERE o.id = royalty.order_id)';
  const of = (column: string) => order.replace('%s', column);
  const isConfirmed = `state = 'confirmed'`;
  return [
    `UPDATE royalty SET ordered_at = ${of('created_at')}, order_total = ${of('grand_total')},
       base = (SELECT ${GOODS[dialect]} FROM shop_order o WHERE o.id = royalty.order_id)`,
    `UPDATE royalty SET payout_id = NULL WHERE EXISTS (SELECT 1 FROM blogger_payout p WHERE p.id = royalty.payout_id AND p.currency <> royalty.currency)`,
    `UPDATE royalty SET state = CASE
       WHEN payout_id IS NOT NULL THEN 'confirmed'
       WHEN ${of('status')} = 'canceled' THEN 'rejected'
       WHEN ${of('status')} = 'new' AND ${of('redirect')} = 1 THEN 'awaits-payment'
       WHEN coalesce(${of('stage')}, CASE WHEN ${of('delivery_status')} IN ('J', 'I', 'E', 'F', 'O') THEN 5 ELSE 0 END) >= 5 THEN 'confirmed'
       ELSE 'pending' END`,
    `UPDATE royalty SET sum = 0, bonus = 0 WHERE state IN ('rejected', 'awaits-payment')`,
    `UPDATE royalty SET kept = base WHERE state <> 'rejected'`,
    `UPDATE royalty SET confirmed_at = ordered_at, due_at = ordered_at WHERE ${isConfirmed}`,
    ...ACCOUNTS.flatMap((name) =>
      ['profit', 'bonus'].map(
        (kind) => `INSERT INTO ledger_account (blogger_id, currency, kind, name)
          SELECT blogger_id, currency, '${kind}', '${name}' FROM royalty UNION SELECT blogger_id, currency, '${kind}', '${name}' FROM blogger_payout`,
      ),
    ),
    `INSERT INTO ledger_transaction (${COLUMNS})
       SELECT blogger_id, currency, ordered_at, 'carried_over', 'shop', CASE WHEN ${isConfirmed} THEN 'active' ELSE 'pending' END, sum, bonus, order_id, payout_id
       FROM royalty WHERE sum + bonus > 0 ORDER BY order_id`,
    difference('sum', true),
    difference('sum', false),
    difference('bonus', true),
    difference('bonus', false),
    `INSERT INTO ledger_transaction (${COLUMNS})
       SELECT blogger_id, currency, created_at, 'payout_made', 'active', 'payout', sum, bonus, NULL, id FROM blogger_payout WHERE sum + bonus > 0 ORDER BY id`,
    `INSERT INTO ledger_transaction (${COLUMNS})
       SELECT blogger_id, currency, paid_at, 'payout_sent', 'payout', 'paid', sum, bonus, NULL, id FROM blogger_payout
       WHERE sum + bonus > 0 AND paid_at IS NOT NULL ORDER BY id`,
    entriesOf('profit'),
    entriesOf('bonus'),
    `UPDATE ledger_account SET balance = coalesce((SELECT sum(amount) FROM ledger_entry WHERE account_id = ledger_account.id), 0)`,
  ];
};
