import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Guests' orders are found by the address they were placed with, so that each sign-in need not read all orders. */
const STATEMENT = 'CREATE INDEX shop_order_guest ON shop_order (lower(trim(email))) WHERE customer_id IS NULL';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENT).execute(db);
}
