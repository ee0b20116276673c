import type { Database, Repositories } from '../ports/database';

/** Content that later versions add to existing shops, once and without overwriting. */
export interface StarterAddition {
  /** Stored as a flag; never reuse an id. */
  readonly id: string;
  readonly give: (db: Repositories) => Promise<void>;
}

type Flags = Pick<Repositories, 'flags'>;

export async function giveAdditions(
  database: Pick<Database, 'read' | 'write'>,
  additions: readonly StarterAddition[],
): Promise<void> {
  const missing = await database.read((db) => missingOf(db, additions));
  if (missing.length === 0) return;
  await database.write(async (db) => {
    let isChanged = false;
    for (const addition of missing) {
      // Set first, to serialize processes that open the shop.
      if (!(await db.flags.set(flagOf(addition)))) continue;
      await addition.give(db);
      isChanged = true;
    }
    if (isChanged) await db.versions.raise('catalogue');
  });
}

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
