import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Which cart took the lines of one that was joined with it: a client that missed the answer asks again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('ALTER TABLE cart ADD COLUMN joined_into TEXT').execute(db);
}
