import { SENT_STEP } from '../../../../core/contract/orders/order-status';
import { largeDue, LARGE_UNITS } from '../../../../core/contract/orders/large-unpaid';
import { ROUGHLY_RATED } from '../../../../core/kernel/rough-rate';
import type { SqlConnection } from '../base/connection';
import { jsonNumber } from '../base/json';
import { STEP } from './order-step';

const UNITS = {
  sqlite: `(SELECT coalesce(sum(json_extract(held.value, '$.qty')), 0) FROM json_each(o.units) AS held)`,
  postgres: `(SELECT coalesce(sum((held ->> 'qty')::float8), 0) FROM json_array_elements(o.units::json) AS held)`,
} as const;

const LARGE_DUE = `CASE o.currency ${ROUGHLY_RATED.map((code) => `WHEN '${code}' THEN ${String(largeDue(code))}`).join(' ')}
  ELSE ${String(largeDue(''))} END`;

export function largeUnpaid(dialect: SqlConnection['dialect']): string {
  const due = `o.grand_total - coalesce(${jsonNumber(dialect, 'o.fulfilment', 'giftCards')}, 0)`;
  return `o.status = 'new' AND o.redirect = 0 AND ${STEP} < ${String(SENT_STEP)}
    AND (${due} >= ${LARGE_DUE} OR ${UNITS[dialect]} >= ${String(LARGE_UNITS)})`;
}
