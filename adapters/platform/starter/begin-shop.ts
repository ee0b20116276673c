import { DatabaseCatalogueWriter } from '../catalogue';
import type { Database, Repositories } from '../ports/database';
import { ADDITIONS } from './additions';
import { giveAdditions, markAdditions } from './give-additions';

const BEGUN = 'starter';

/**
 * Seeds a new shop and applies additions of later versions; existing content is kept.
 * @param now milliseconds since the epoch
 */
export async function beginShop(database: Database, now: number): Promise<void> {
  if (await database.read((db) => db.flags.has(BEGUN))) return giveAdditions(database, ADDITIONS);
  const { writeStarter } = await import('./write-starter');
  await database.write(async (db) => {
    // The flag serializes processes that open an empty shop.
    if (!(await db.flags.set(BEGUN))) return;
    await markAdditions(db, ADDITIONS);
    if (!(await hasContent(db))) await writeStarter(new DatabaseCatalogueWriter(within(db)), { now });
  });
}

async function hasContent(db: Repositories): Promise<boolean> {
  return (await db.catalogue.taxRules()).length > 0 || (await db.content.blocks()).length > 0;
}

function within(db: Repositories): Pick<Database, 'read' | 'write'> {
  return { read: (work) => work(db), write: (work) => work(db) };
}
