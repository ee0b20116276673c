import Libsql from 'libsql';
import * as z from 'zod/mini';
import { openSqlite } from '../../../../adapters/database/sqlite';

const columnSchema = z.object({ name: z.string(), type: z.string(), notnull: z.number(), pk: z.number() });
const parentSchema = z.object({ from: z.string(), table: z.string(), to: z.string() });

export type Value = string | number | bigint | null | Buffer;

/** Values constrained by checks; all others are generated. */
export const CHECKED: Readonly<Record<string, Value>> = {
  'cart.status': 'open',
  'coupon.kind': 'percent',
  'product.document': '{"category_ids":[1],"name":"Jacke"}',
  'session_token.kind': 'access',
  'proof.kind': 'code',
  'shop_order.status': 'paid',
  'sales_fact.kind': 'sale',
  'bank_file.format': 'csv',
  'blogger_post.type': 'story',
  'staff_change.action': 'changed',
  'royalty.rule': 'link',
  'royalty.state': 'confirmed',
  'ledger_account.kind': 'bonus',
  'ledger_account.name': 'active',
  'payment_event.status': 'approved',
  'payment_event.outcome': 'none',
  'test_payment.status': 'declined',
  'gift_card_use.goodwill': 0,
  'invoice.kind': 'credit_note',
  'order_file.kind': 'invoice',
  'stock.elsewhere': '{"berlin":1}',
  'stock_transfer.state': 'sent',
  'cart_quote.kind': 'tax',
  'payment_attempt.status': 'open',
  'payment_refund.state': 'failed',
  'outbox.channel': 'email',
  'outbox.priority': 1,
  'outbox.state': 'sent',
  'shop_event.name': 'order.placed',
  'event_dead_letter.event': '{"id":"1","name":"order.placed"}',
};

/** The second row is null where possible. */
const ROWS = 3;

export async function fillShop(file: string): Promise<readonly string[]> {
  await (await openSqlite(file)).close();
  return fillTables(file);
}

/**
 * Fills every table of a file, of any schema version.
 * @param said fixed values by 'table.column'
 * @returns the tables
 */
export function fillTables(file: string, said: Readonly<Record<string, Value>> = {}): readonly string[] {
  const db = new Libsql(file);
  db.exec('PRAGMA foreign_keys = OFF');
  const tables = db
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`)
    .all([])
    .map((row) => z.parse(z.object({ name: z.string() }), row).name);
  const checked = new Map(Object.entries({ ...CHECKED, ...said }));
  for (const table of tables) for (let at = 0; at < ROWS; at += 1) insert(db, { table, at, checked });
  db.exec('UPDATE sqlite_sequence SET seq = seq + 100');
  const broken = db.prepare('PRAGMA foreign_key_check').all([]);
  db.close();
  if (broken.length > 0) throw new Error(`Rows without what they refer to: ${JSON.stringify(broken)}`);
  return tables;
}

interface FillOptions {
  readonly table: string;
  readonly at: number;
  readonly checked: ReadonlyMap<string, Value>;
}

function insert(db: Libsql.Database, wanted: FillOptions): void {
  const { table, at } = wanted;
  const columns = db
    .prepare(`PRAGMA table_info(${table})`)
    .all([])
    .map((row) => z.parse(columnSchema, row));
  const parents = db
    .prepare(`PRAGMA foreign_key_list(${table})`)
    .all([])
    .map((row) => z.parse(parentSchema, row));
  if (table === 'change') db.exec(`DELETE FROM change WHERE id = ${String(7 * at + 3)}`); // Triggers write there too.
  const values = columns.map((column): Value => {
    const parent = parents.find(({ from }) => from === column.name);
    const mayMiss = column.notnull === 0 && column.pk === 0;
    // A customer needs a phone or an address.
    if (mayMiss && at === 1 && column.name !== 'login_email') return null;
    return parent === undefined
      ? valueOf(wanted, column)
      : valueOf({ ...wanted, table: parent.table }, typed(db, parent));
  });
  const places = columns.map(() => '?').join(', ');
  db.prepare(`INSERT INTO ${table} VALUES (${places})`).run(values);
}

function typed(db: Libsql.Database, { table, to }: z.infer<typeof parentSchema>): z.infer<typeof columnSchema> {
  const columns = db
    .prepare(`PRAGMA table_info(${table})`)
    .all([])
    .map((row) => z.parse(columnSchema, row));
  const found = columns.find(({ name }) => name === to);
  if (found === undefined) throw new Error(`${table} has no ${to}`);
  return found;
}

function valueOf({ table, at, checked }: FillOptions, { name, type }: z.infer<typeof columnSchema>): Value {
  const known = checked.get(`${table}.${name}`);
  if (known !== undefined) return known;
  if (type === 'TEXT') return `${table} ${name} ${String(at)}: Ключ 外套 𝄞 'é' "\\"\n\t%_`;
  if (type === 'REAL') return 4 + at / 4;
  if (type === 'BLOB')
    return at === 0 ? Buffer.alloc(0) : Buffer.from(Array.from({ length: 256 * at }, (_, byte) => byte % 256));
  if (name === 'version' && table === 'stock') return 2n ** 53n + 1n + BigInt(at); // Exceeds JavaScript's safe integers.
  return 7 * at + 3;
}
