import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Finds the carts that were joined with one, without looking at all of them: orders of those wait for their payment still. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('CREATE INDEX cart_joined ON cart (joined_into) WHERE joined_into IS NOT NULL').execute(db);
}
