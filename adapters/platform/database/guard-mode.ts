import type { PlatformMode } from '../options';
import type { Sqlite } from './sqlite';

/** Raised when a shop with the demo's people is to be opened for production: they have roles and no owner. */
export class DemoPeopleError extends Error {
  override readonly name = 'DemoPeopleError';
}

/** Raised when the data of a production shop are to be opened in development, which shows the mails of its customers. */
export class ProductionDataError extends Error {
  override readonly name = 'ProductionDataError';
}

/** Whether a platform has opened these data for production before. */
export function isProductionData(database: Sqlite): boolean {
  return database.sql("SELECT 1 FROM meta WHERE key = 'production'").first() !== undefined;
}

/**
 * Keeps demo and production apart: what was opened for production once stays so, and gets none of the demo's people.
 * @throws DemoPeopleError, ProductionDataError when the mode does not suit the data
 */
export function guardMode(database: Sqlite, mode: PlatformMode): void {
  if (mode === 'development') {
    if (!isProductionData(database)) return;
    throw new ProductionDataError(
      'These data were opened for production: in development everybody could read the mails and codes of their customers',
    );
  }
  database.transaction(() => {
    if (database.sql("SELECT 1 FROM customer WHERE source = 'demo' LIMIT 1").first() !== undefined) {
      throw new DemoPeopleError(
        "These data have the demo's people, an admin among them: they are not opened for production",
      );
    }
    if (!isProductionData(database)) database.sql("INSERT INTO meta (key, value) VALUES ('production', 1)").run();
  });
}
