import { SchemaTooNewError } from '../../platform/ports/database';
import type { Lines } from './lines';
import { STATEMENTS as shop } from './migrations/0001-shop';
import { STATEMENTS as changes } from './migrations/0002-changes';
import { STATEMENTS as commerce } from './migrations/0003-commerce';
import { STATEMENTS as cartQuotes } from './migrations/0004-cart-quotes';
import { STATEMENTS as events } from './migrations/0005-events';
import { STATEMENTS as files } from './migrations/0006-files';
import { STATEMENTS as paymentProviders } from './migrations/0007-payment-providers';
import { STATEMENTS as messages } from './migrations/0008-messages';
import { STATEMENTS as eventsAndNumbers } from './migrations/0009-events-and-numbers';
import { STATEMENTS as ledger } from './migrations/0010-ledger';
import { STATEMENTS as bloggerWork } from './migrations/0011-blogger-work';
import { STATEMENTS as staffChanges } from './migrations/0012-staff-changes';
import { STATEMENTS as contentRemoved } from './migrations/0013-content-removed';
import { STATEMENTS as ownRoles } from './migrations/0014-own-roles';
import { STATEMENTS as productRows } from './migrations/0015-product-rows';
import { STATEMENTS as orderList } from './migrations/0016-order-list';
import { STATEMENTS as orderSteps } from './migrations/0017-order-steps';
import { STATEMENTS as staffViews } from './migrations/0018-staff-views';
import { STATEMENTS as staffPresence } from './migrations/0019-staff-presence';
import { STATEMENTS as letters } from './migrations/0020-letters';
import { STATEMENTS as partsInStock } from './migrations/0021-parts-in-stock';
import { STATEMENTS as orderChoices } from './migrations/0022-order-choices';
import { STATEMENTS as stockAlerts } from './migrations/0023-stock-alerts';
import { STATEMENTS as downloads } from './migrations/0024-downloads';
import { STATEMENTS as giftCards } from './migrations/0025-gift-cards';
import { STATEMENTS as giftCardUse } from './migrations/0026-gift-card-use';
import { STATEMENTS as couponLimits } from './migrations/0027-coupon-limits';
import { STATEMENTS as cartGiftCards } from './migrations/0028-cart-gift-cards';
import { STATEMENTS as importMaps } from './migrations/0029-import-maps';
import { STATEMENTS as sessionDevices } from './migrations/0030-session-devices';
import { STATEMENTS as newsletterKeys } from './migrations/0031-newsletter-keys';
import { STATEMENTS as secondFactors } from './migrations/0032-second-factors';
import { STATEMENTS as passkeys } from './migrations/0033-passkeys';
import { STATEMENTS as guestHolds } from './migrations/0034-guest-holds';
import { STATEMENTS as guestHoldMailbox } from './migrations/0035-guest-hold-mailbox';

/** Append-only: never change a migration. */
const MIGRATIONS: readonly (readonly string[])[] = [
  shop,
  changes,
  commerce,
  cartQuotes,
  events,
  files,
  paymentProviders,
  messages,
  eventsAndNumbers,
  ledger,
  bloggerWork,
  staffChanges,
  contentRemoved,
  ownRoles,
  productRows,
  orderList,
  orderSteps,
  staffViews,
  staffPresence,
  letters,
  partsInStock,
  orderChoices,
  stockAlerts,
  downloads,
  giftCards,
  giftCardUse,
  couponLimits,
  cartGiftCards,
  importMaps,
  sessionDevices,
  newsletterKeys,
  secondFactors,
  passkeys,
  guestHolds,
  guestHoldMailbox,
];

export const POSTGRES_SCHEMA_VERSION = MIGRATIONS.length;

/** Advisory lock key that serializes processes starting at once. */
const LOCK = 7_234_001;

/**
 * Runs all pending migrations in one transaction.
 * @throws DatabaseUnavailableError; SchemaTooNewError
 */
export async function migrate(lines: Lines, upTo = MIGRATIONS.length): Promise<void> {
  const line = await lines.open();
  const { client } = line;
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)');
    const { rows } = await client.query<{ readonly version: number }>('SELECT version FROM schema_version');
    const found = rows[0]?.version ?? 0;
    if (found > MIGRATIONS.length) {
      throw new SchemaTooNewError(
        `The database has schema ${String(found)}, this shop knows ${String(MIGRATIONS.length)}: update the shop`,
      );
    }
    for (const statements of MIGRATIONS.slice(found, upTo))
      for (const statement of statements) await client.query(statement);
    if (rows.length === 0) await client.query('INSERT INTO schema_version VALUES ($1)', [upTo]);
    else await client.query('UPDATE schema_version SET version = $1', [upTo]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch((lost: unknown) => line.explain(lost));
    throw line.explain(error);
  } finally {
    line.release();
  }
}
