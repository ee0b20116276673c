import { numberOf } from '../sql/columns';
import type { SqliteDriver } from './connection';
import { STATEMENTS as shop } from './migrations/0001-shop';
import { STATEMENTS as people } from './migrations/0002-people';
import { STATEMENTS as changes } from './migrations/0003-changes';
import { STATEMENTS as payments } from './migrations/0004-payments';
import { STATEMENTS as cartRevision } from './migrations/0005-cart-revision';
import { STATEMENTS as joinedCarts } from './migrations/0006-joined-carts';
import { STATEMENTS as joinedCartsIndex } from './migrations/0007-joined-carts-index';
import { STATEMENTS as orderHistory } from './migrations/0008-order-history';
import { STATEMENTS as cartShare } from './migrations/0009-cart-share';
import { STATEMENTS as guestOrders } from './migrations/0010-guest-orders';
import { STATEMENTS as couponSource } from './migrations/0011-coupon-source';
import { STATEMENTS as commerce } from './migrations/0012-commerce';
import { STATEMENTS as cartQuotes } from './migrations/0013-cart-quotes';
import { STATEMENTS as events } from './migrations/0014-events';
import { STATEMENTS as files } from './migrations/0015-files';
import { STATEMENTS as paymentProviders } from './migrations/0016-payment-providers';
import { STATEMENTS as messages } from './migrations/0017-messages';
import { STATEMENTS as numbers } from './migrations/0018-numbers';
import { STATEMENTS as ledger } from './migrations/0019-ledger';
import { STATEMENTS as bloggerWork } from './migrations/0020-blogger-work';
import { STATEMENTS as staffChanges } from './migrations/0021-staff-changes';
import { STATEMENTS as bloggerIds } from './migrations/0022-blogger-ids';
import { STATEMENTS as contentRemoved } from './migrations/0023-content-removed';
import { STATEMENTS as ownRoles } from './migrations/0024-own-roles';
import { STATEMENTS as productRows } from './migrations/0025-product-rows';
import { STATEMENTS as orderList } from './migrations/0026-order-list';
import { STATEMENTS as orderSteps } from './migrations/0027-order-steps';
import { STATEMENTS as staffViews } from './migrations/0028-staff-views';
import { STATEMENTS as staffPresence } from './migrations/0029-staff-presence';
import { STATEMENTS as letters } from './migrations/0030-letters';
import { STATEMENTS as partsInStock } from './migrations/0031-parts-in-stock';
import { STATEMENTS as orderChoices } from './migrations/0032-order-choices';
import { STATEMENTS as stockAlerts } from './migrations/0033-stock-alerts';
import { STATEMENTS as downloads } from './migrations/0034-downloads';
import { STATEMENTS as giftCards } from './migrations/0035-gift-cards';
import { STATEMENTS as giftCardUse } from './migrations/0036-gift-card-use';
import { STATEMENTS as couponLimits } from './migrations/0037-coupon-limits';
import { STATEMENTS as cartGiftCards } from './migrations/0038-cart-gift-cards';
import { STATEMENTS as importMaps } from './migrations/0039-import-maps';
import { STATEMENTS as sessionDevices } from './migrations/0040-session-devices';
import { STATEMENTS as newsletterKeys } from './migrations/0041-newsletter-keys';
import { STATEMENTS as secondFactors } from './migrations/0042-second-factors';
import { STATEMENTS as passkeys } from './migrations/0043-passkeys';
import { STATEMENTS as guestHolds } from './migrations/0044-guest-holds';
import { STATEMENTS as guestHoldMailbox } from './migrations/0045-guest-hold-mailbox';
import { FINISHED_SCHEMA } from './finished-schema';
import { keepCopy } from './keep-copy';
import { SCHEMA_VERSION } from './schema-version';
import { UpgradeError } from './unusable';

/** Append-only: never change a migration. */
const MIGRATIONS: readonly (readonly string[])[] = [
  shop,
  people,
  changes,
  payments,
  cartRevision,
  joinedCarts,
  joinedCartsIndex,
  orderHistory,
  cartShare,
  guestOrders,
  couponSource,
  commerce,
  cartQuotes,
  events,
  files,
  paymentProviders,
  messages,
  numbers,
  ledger,
  bloggerWork,
  staffChanges,
  bloggerIds,
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

/**
 * Runs all pending migrations in one transaction under the write lock, after copying an existing shop. An empty
 * database takes the finished schema, five times faster.
 * @param upTo version to stop at, for tests
 * @throws Error if the number of migrations is not `SCHEMA_VERSION`, or a statement fails
 */
export function runMigrations(driver: SqliteDriver, upTo = SCHEMA_VERSION): void {
  if (MIGRATIONS.length !== SCHEMA_VERSION) throw new Error('SCHEMA_VERSION must count the migrations');
  const found = versionOf(driver);
  if (found > 0 && found < upTo) keepCopy(driver, found);
  driver.exec('BEGIN IMMEDIATE');
  try {
    if (upTo === SCHEMA_VERSION && isEmpty(driver)) driver.exec(FINISHED_SCHEMA);
    else for (const statement of MIGRATIONS.slice(versionOf(driver), upTo).flat()) driver.exec(statement);
    driver.exec(`PRAGMA user_version = ${String(Math.max(upTo, versionOf(driver)))}`);
    driver.exec('COMMIT');
  } catch (error) {
    driver.exec('ROLLBACK');
    throw new UpgradeError(found, { cause: error });
  }
}

/** Tables without a schema version belong to another program. */
function isEmpty(driver: SqliteDriver): boolean {
  return versionOf(driver) === 0 && driver.statement('SELECT name FROM sqlite_schema').first([]) === undefined;
}

export function versionOf(driver: SqliteDriver): number {
  return numberOf(driver.statement('PRAGMA user_version').first([]) ?? {}, 'user_version');
}
