import type { LedgerCheck } from '../../../platform/ports/orders/ledger';
import { numberOf, textOf } from '../base/columns';
import type { SqlConnection } from '../base/connection';

const MAX_FAULTS = 20;

const EARNED = (kind: 'bonus' | 'sum') =>
  `coalesce((SELECT sum(CASE WHEN t.target IN ('pending', 'active') THEN t.${kind} ELSE 0 END - CASE WHEN t.source IN ('pending', 'active') THEN t.${kind} ELSE 0 END)
    FROM ledger_transaction t WHERE t.order_id = r.order_id), 0)`;

const LEFT = (kind: 'bonus' | 'sum') =>
  `coalesce((SELECT sum(CASE WHEN t.target = 'active' THEN t.${kind} ELSE -t.${kind} END) FROM ledger_transaction t
    WHERE t.payout_id = p.id AND (t.source = 'active' OR t.target = 'active')), 0)`;

const QUESTIONS: readonly string[] = [
  `SELECT 'the entries of movement ' || e.transaction_id || ' do not sum to zero' AS fault FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
   GROUP BY e.transaction_id, a.kind HAVING sum(e.amount) <> 0 LIMIT 20`,
  `SELECT 'movement ' || t.id || ' is not what its entries say' AS fault FROM ledger_transaction t
   LEFT JOIN (SELECT e.transaction_id AS id, sum(CASE WHEN a.kind = 'profit' AND e.amount > 0 THEN e.amount ELSE 0 END) AS sum,
     sum(CASE WHEN a.kind = 'bonus' AND e.amount > 0 THEN e.amount ELSE 0 END) AS bonus
     FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id GROUP BY e.transaction_id) s ON s.id = t.id
   WHERE coalesce(s.sum, 0) <> t.sum OR coalesce(s.bonus, 0) <> t.bonus LIMIT 20`,
  `SELECT 'the ' || a.kind || ' of blogger ' || a.blogger_id || ' in ' || a.currency || ', account ' || a.name || ', is not the sum of its entries' AS fault
   FROM ledger_account a LEFT JOIN (SELECT account_id, sum(amount) AS amount FROM ledger_entry GROUP BY account_id) s ON s.account_id = a.id
   WHERE a.balance <> coalesce(s.amount, 0) LIMIT 20`,
  `SELECT 'the accounts of blogger ' || blogger_id || ' in ' || currency || ' do not sum to zero' AS fault FROM ledger_account
   GROUP BY blogger_id, currency, kind HAVING sum(balance) <> 0 LIMIT 20`,
  `SELECT 'the royalty of order ' || r.order_id || ' is not what was posted for it' AS fault FROM royalty r
   WHERE r.sum <> ${EARNED('sum')} OR r.bonus <> ${EARNED('bonus')} LIMIT 20`,
  `SELECT 'payout ' || p.id || ' is not the sum of what is in it' AS fault FROM blogger_payout p WHERE p.withdrawn_at IS NULL AND (
     p.sum <> coalesce((SELECT sum(t.sum) FROM ledger_transaction t WHERE t.payout_id = p.id AND t.reason = 'payout_made'), 0)
     OR p.bonus <> coalesce((SELECT sum(t.bonus) FROM ledger_transaction t WHERE t.payout_id = p.id AND t.reason = 'payout_made'), 0)
     OR 0 <> ${LEFT('sum')} OR 0 <> ${LEFT('bonus')}) LIMIT 20`,
];

export async function checkLedger(connection: SqlConnection): Promise<LedgerCheck> {
  const faults: string[] = [];
  for (const question of QUESTIONS) {
    for (const row of await connection.sql(question).all()) faults.push(textOf(row, 'fault'));
  }
  const all = await connection
    .sql('SELECT count(*) AS entries, coalesce(sum(amount), 0) AS total FROM ledger_entry')
    .first();
  const movements = await connection.sql('SELECT count(*) AS n FROM ledger_transaction').first();
  return {
    transactions: numberOf(movements ?? {}, 'n'),
    entries: numberOf(all ?? {}, 'entries'),
    sum: numberOf(all ?? {}, 'total'),
    faults: faults.slice(0, MAX_FAULTS),
  };
}
