import type { PlatformMode } from '../settings/options';
import type { Database, Repositories } from '../ports/database';

/** The source of people that a demo wrote: they have roles and no owner. */
export const DEMO_SOURCE = 'demo';

/** Raised when a shop with the demo's people is to be opened for production: they have roles and no owner. */
export class DemoPeopleError extends Error {
  override readonly name = 'DemoPeopleError';
}

/** Raised when the data of a production shop are to be opened in development, which shows the mails of its customers. */
export class ProductionDataError extends Error {
  override readonly name = 'ProductionDataError';
}

/** Set once a platform has opened the data for production. */
const PRODUCTION = 'production';

/** Whether a platform has opened these data for production before. */
export function isProductionData(db: Pick<Repositories, 'flags'>): Promise<boolean> {
  return db.flags.has(PRODUCTION);
}

/**
 * Keeps demo and production apart: what was opened for production once stays so, and gets none of the demo's people.
 * @throws DemoPeopleError, ProductionDataError when the mode does not suit the data
 */
export async function guardMode(database: Database, mode: PlatformMode): Promise<void> {
  const isProduction = await database.read(isProductionData);
  if (mode === 'development') {
    if (!isProduction) return;
    throw new ProductionDataError(
      'These data were opened for production: in development everybody could read the mails and codes of their customers',
    );
  }
  if ((await database.read((db) => db.customers.countSource(DEMO_SOURCE))) > 0) {
    throw new DemoPeopleError(
      "These data have the demo's people, an admin among them: they are not opened for production",
    );
  }
  if (!isProduction) await database.write((db) => db.flags.set(PRODUCTION));
}
