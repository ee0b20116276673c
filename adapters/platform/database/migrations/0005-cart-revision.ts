import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** How often the lines of a cart were changed, so that a change can say which state it is meant for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('ALTER TABLE cart ADD COLUMN revision INTEGER NOT NULL DEFAULT 0').execute(db);
}
