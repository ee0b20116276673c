import { DatabaseUnusableError } from '../../platform/ports/database';
import { numberOf } from '../sql/base/columns';
import { isChange } from '../sql/base/connection';
import { fillOf, type FoldedTable } from '../sql/base/folded';
import { BASELINE, BASELINE_VERSION } from './baseline';
import type { SqliteDriver } from './connection';
import { PRODUCT_COSTS } from './migrations/product-costs';
import { PRODUCT_OPTIONS } from './migrations/product-options';
import { ADD_INVOICES } from './migrations/add-invoices';
import { BANK_FILES } from './migrations/bank-files';
import { BOOK_MOVES } from './migrations/book-moves';
import { EDITED_INVOICES } from './migrations/edited-invoices';
import { ACTIVITY_INDEX } from './migrations/activity-index';
import { COUPON_TERMS } from './migrations/coupon-terms';
import { CURRENCY_RATES } from './migrations/currency-rates';
import { BLOGGER_LABELS } from './migrations/blogger-labels';
import { FOLDED_TEXTS } from './migrations/folded-texts';
import { VAT_CHECKS } from './migrations/vat-checks';
import { STOCK_PLACES } from './migrations/stock-places';
import { STOCK_TRANSFERS } from './migrations/stock-transfers';
import { EXCHANGE_CREDITS } from './migrations/exchange-credits';
import { GIFT_CARD_GOODWILL } from './migrations/gift-card-goodwill';
import { dumpSchema } from './dump-schema';
import { keepCopy } from './keep-copy';
import { MESSAGE_PRIORITY } from './migrations/message-priority';
import { MISSED_SEARCHES } from './migrations/missed-searches';
import { GIFT_CARD_EVENTS } from './migrations/gift-card-events';
import { REDIRECTS } from './migrations/redirects';
import { PERSON_RECORDS } from './migrations/person-records';
import { SALES_FACT_MOMENTS } from './migrations/sales-fact-moments';
import { SALES_FACTS } from './migrations/sales-facts';
import { SCHEMA_VERSION } from './schema-version';
import { UpgradeError } from './unusable';

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
    VAT_CHECKS,
    CURRENCY_RATES,
    PRODUCT_COSTS,
    EXCHANGE_CREDITS,
  ],
];

/** Finished schemas as one text: six times as fast, since SQLite reads the whole schema again for each `ALTER TABLE`. */
const finished = new WeakMap<readonly Migration[], string>();

/**
 * Creates the schema in an empty database, or runs all pending migrations, in one transaction under the write lock.
 * An existing shop is copied first.
 * @param migrations those after the baseline; tests pass their own
 * @throws DatabaseUnusableError if the schema is older than the baseline; UpgradeError if a statement fails. The
 * database is unchanged then.
 */
export function runMigrations(driver: SqliteDriver, migrations: readonly Migration[] = MIGRATIONS): void {
  if (MIGRATIONS.length !== SCHEMA_VERSION - BASELINE_VERSION)
    throw new Error('SCHEMA_VERSION must be the baseline and the number of migrations');
  const target = BASELINE_VERSION + migrations.length;
  const found = versionOf(driver);
  if (found > 0 && found < BASELINE_VERSION) throw new DatabaseUnusableError(tooOld(found));
  if (found > 0 && found < target) keepCopy(driver, found);
  driver.exec('BEGIN IMMEDIATE');
  try {
    const current = versionOf(driver);
    if (current === 0) create(driver, migrations);
    else runAll(driver, migrations.slice(current - BASELINE_VERSION).flat());
    driver.exec(`PRAGMA user_version = ${String(Math.max(target, current))}`);
    driver.exec('COMMIT');
  } catch (error) {
    driver.exec('ROLLBACK');
    throw new UpgradeError(found, { cause: error });
  }
}

function create(driver: SqliteDriver, migrations: readonly Migration[]): void {
  const schema = finished.get(migrations);
  if (schema === undefined) {
    runAll(driver, [...BASELINE, ...migrations.flat()]);
    finished.set(migrations, dumpSchema(driver));
  } else driver.exec(schema);
}

function runAll(driver: SqliteDriver, steps: Migration): void {
  for (const step of steps) {
    if (typeof step === 'string') driver.exec(step);
    else fill(driver, step);
  }
}

function fill(driver: SqliteDriver, folded: FoldedTable): void {
  const steps = fillOf(folded);
  for (let step = steps.next(); step.done !== true;) {
    const { text, values } = step.value;
    const statement = driver.statement(text);
    if (!isChange(text)) step = steps.next(statement.all(values));
    else {
      statement.run(values);
      step = steps.next([]);
    }
  }
}

function tooOld(found: number): string {
  return `The database has schema ${String(found)}: schemas before ${String(BASELINE_VERSION)} were never released and cannot be upgraded`;
}

export function versionOf(driver: SqliteDriver): number {
  return numberOf(driver.statement('PRAGMA user_version').first([]) ?? {}, 'user_version');
}
