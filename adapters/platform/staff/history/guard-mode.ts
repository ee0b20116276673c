import type { PlatformMode } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';

export const DEMO_SOURCE = 'demo';

/** Raised when production would open demo people, who have roles but no owner. */
export class DemoPeopleError extends Error {
  override readonly name = 'DemoPeopleError';
}

/** Raised when development would open production data: it shows customer mail. */
export class ProductionDataError extends Error {
  override readonly name = 'ProductionDataError';
}

const PRODUCTION = 'production';

export function isProductionData(db: Pick<Repositories, 'flags'>): Promise<boolean> {
  return db.flags.has(PRODUCTION);
}

/**
 * Separates demo and production data permanently.
 * @throws DemoPeopleError, ProductionDataError if the mode does not match the data
 */
export async function guardMode(database: Database, mode: PlatformMode): Promise<void> {
  const isProduction = await database.read(isProductionData);
  if (mode === 'development') {
    if (!isProduction) return;
    throw new ProductionDataError(
      'This data was opened for production: in development, anyone could read the emails and codes of its customers',
    );
  }
  if ((await database.read((db) => db.customers.countSource(DEMO_SOURCE))) > 0) {
    throw new DemoPeopleError(
      'This data contains the demo accounts, including an admin: it cannot be opened for production',
    );
  }
  if (!isProduction) await database.write((db) => db.flags.set(PRODUCTION));
}
