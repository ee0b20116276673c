import { DatabaseCatalogueWriter } from '../catalogue/catalogue-writer';
import type { Database, Repositories } from '../ports/database';
import { ADDITIONS } from './additions';
import { giveAdditions, markAdditions } from './give-additions';

/** Set once a shop has been given what it begins with. */
const BEGUN = 'starter';

/**
 * Gives a shop that is opened for the first time what any shop begins with, and one that was begun by an earlier version what has come
 * since. What is there already, from before or from an import, is the merchant's and stays; later openings find that it was done, at the
 * cost of one read each.
 * @param now milliseconds since the epoch
 */
export async function beginShop(database: Database, now: number): Promise<void> {
  if (await database.read((db) => db.flags.has(BEGUN))) return giveAdditions(database, ADDITIONS);
  const { writeStarter } = await import('./write-starter');
  await database.write(async (db) => {
    // Of two processes that open an empty shop at once the second waits here and finds it done.
    if (!(await db.flags.set(BEGUN))) return;
    await markAdditions(db, ADDITIONS);
    if (!(await hasContent(db))) await writeStarter(new DatabaseCatalogueWriter(within(db)), { now });
  });
}

async function hasContent(db: Repositories): Promise<boolean> {
  return (await db.catalogue.taxRules()).length > 0 || (await db.content.blocks()).length > 0;
}

/** A unit of work under way, for what would open its own. */
function within(db: Repositories): Pick<Database, 'read' | 'write'> {
  return { read: (work) => work(db), write: (work) => work(db) };
}
