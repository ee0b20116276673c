import type { Database, Repositories } from '../ports/database';

/** What a later version gives a shop that was begun before it: once, and never in place of what is there. */
export interface StarterAddition {
  /** By this the shop remembers that it was given; never used again for anything else. */
  readonly id: string;
  /** Adds what is missing, within one unit of work. */
  readonly give: (db: Repositories) => Promise<void>;
}

type Flags = Pick<Repositories, 'flags'>;

/**
 * Gives a shop that was begun earlier what has come since, each addition once: what its merchant removes afterwards stays removed.
 * @param additions in the order in which they are given
 */
export async function giveAdditions(
  database: Pick<Database, 'read' | 'write'>,
  additions: readonly StarterAddition[],
): Promise<void> {
  const missing = await database.read((db) => missingOf(db, additions));
  if (missing.length === 0) return;
  await database.write(async (db) => {
    let isChanged = false;
    for (const addition of missing) {
      // Set first: of two processes that open a shop at once, the second waits here and finds it given.
      if (!(await db.flags.set(flagOf(addition)))) continue;
      await addition.give(db);
      isChanged = true;
    }
    if (isChanged) await db.versions.raise('catalogue');
  });
}

/** Remembers of a shop that begins now that it has all of them. */
export async function markAdditions({ flags }: Flags, additions: readonly StarterAddition[]): Promise<void> {
  for (const addition of additions) await flags.set(flagOf(addition));
}

async function missingOf({ flags }: Flags, additions: readonly StarterAddition[]): Promise<readonly StarterAddition[]> {
  const missing: StarterAddition[] = [];
  for (const addition of additions) if (!(await flags.has(flagOf(addition)))) missing.push(addition);
  return missing;
}

function flagOf({ id }: StarterAddition): string {
  return `starter:${id}`;
}
