import { DatabaseUnusableError, SchemaTooNewError } from '../../platform/ports/database';
import { fillOf, type FoldedTable } from '../sql/base/folded';
import type { Row } from '../sql/base/connection';
import { numbered } from './connection';
import type { Line, Lines } from './lines';
import { BASELINE, BASELINE_VERSION } from './baseline';
import { PRODUCT_COSTS } from './migrations/product-costs';
import { PRODUCT_OPTIONS } from './migrations/product-options';
import { MESSAGE_PRIORITY } from './migrations/message-priority';
import { MISSED_SEARCHES } from './migrations/missed-searches';
import { NEXT_ORDER } from './migrations/next-order';
import { GIFT_CARD_EVENTS } from './migrations/gift-card-events';
import { REDIRECTS } from './migrations/redirects';
import { PERSON_RECORDS } from './migrations/person-records';
import { SALES_FACT_MOMENTS } from './migrations/sales-fact-moments';
import { SALES_FACTS } from './migrations/sales-facts';
import { ACTIVITY_INDEX } from './migrations/activity-index';
import { ADD_INVOICES } from './migrations/add-invoices';
import { BANK_FILES } from './migrations/bank-files';
import { BOOK_MOVES } from './migrations/book-moves';
import { EDITED_INVOICES } from './migrations/edited-invoices';
import { COUPON_TERMS } from './migrations/coupon-terms';
import { CURRENCY_RATES } from './migrations/currency-rates';
import { BLOGGER_LABELS } from './migrations/blogger-labels';
import { FOLDED_TEXTS } from './migrations/folded-texts';
import { VAT_CHECKS } from './migrations/vat-checks';
import { STOCK_PLACES } from './migrations/stock-places';
import { STOCK_TRANSFERS } from './migrations/stock-transfers';
import { EXCHANGE_CREDITS } from './migrations/exchange-credits';
import { GIFT_CARD_GOODWILL } from './migrations/gift-card-goodwill';

/** Statements of one schema version, and folded columns to fill. */
export type Migration = readonly (FoldedTable | string)[];

/** Migrations after the baseline. Append-only: never change one that was released. */
export const MIGRATIONS: readonly Migration[] = [
  ...[
    PRODUCT_OPTIONS,
    SALES_FACTS,
    ADD_INVOICES,
    PERSON_RECORDS,
    STOCK_PLACES,
    BLOGGER_LABELS,
    COUPON_TERMS,
    STOCK_TRANSFERS,
    ACTIVITY_INDEX,
    EDITED_INVOICES,
    GIFT_CARD_EVENTS,
    BANK_FILES,
    GIFT_CARD_GOODWILL,
    MESSAGE_PRIORITY,
    FOLDED_TEXTS,
    SALES_FACT_MOMENTS,
    REDIRECTS,
    BOOK_MOVES,
    MISSED_SEARCHES,
    NEXT_ORDER,
    VAT_CHECKS,
    CURRENCY_RATES,
    PRODUCT_COSTS,
    EXCHANGE_CREDITS,
  ],
];

export const POSTGRES_SCHEMA_VERSION = BASELINE_VERSION + MIGRATIONS.length;

/** Advisory lock key that serializes processes starting at once. */
const LOCK = 7_234_001;

/**
 * Creates the schema in an empty database, or runs all pending migrations, in one transaction.
 * @param migrations those after the baseline; tests pass their own
 * @throws DatabaseUnavailableError; SchemaTooNewError; DatabaseUnusableError if the schema is older than the baseline
 */
export async function migrate(lines: Lines, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const target = BASELINE_VERSION + migrations.length;
  const line = await lines.open();
  const { client } = line;
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)');
    const { rows } = await client.query<{ readonly version: number }>('SELECT version FROM schema_version');
    const found = rows[0]?.version ?? 0;
    for (const step of pending(found, target, migrations)) {
      if (typeof step === 'string') await client.query(step);
      else await fill(client, step);
    }
    if (rows.length === 0) await client.query('INSERT INTO schema_version VALUES ($1)', [target]);
    else await client.query('UPDATE schema_version SET version = $1', [target]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: unknown) => line.explain(lost));
    throw line.explain(error);
  } finally {
    line.release();
  }
}

async function fill(client: Line['client'], folded: FoldedTable): Promise<void> {
  const steps = fillOf(folded);
  for (let step = steps.next(); step.done !== true;) {
    const { text, values } = step.value;
    const { rows } = await client.query<Row>(numbered(text), [...values]);
    step = steps.next(rows);
  }
}

function pending(found: number, target: number, migrations: readonly Migration[]): Migration {
  if (found > target)
    throw new SchemaTooNewError(
      `The database has schema ${String(found)}, this shop knows ${String(target)}: update the shop`,
    );
  if (found === 0) return [...BASELINE, ...migrations.flat()];
  if (found < BASELINE_VERSION)
    throw new DatabaseUnusableError(
      `The database has schema ${String(found)}: schemas before ${String(BASELINE_VERSION)} were never released and cannot be upgraded`,
    );
  return migrations.slice(found - BASELINE_VERSION).flat();
}
