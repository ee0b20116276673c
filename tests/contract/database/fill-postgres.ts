import type pg from 'pg';
import * as z from 'zod/mini';
import { CHECKED, type Value } from './copy/fill-shop';

const columnSchema = z.object({
  table: z.string(),
  column: z.string(),
  type: z.string(),
  must: z.boolean(),
  parent: z.nullable(z.string()),
});
type Column = z.infer<typeof columnSchema>;

/** The second row is null where possible. */
const ROWS = 3;

/** Excludes generated columns. */
const COLUMNS = `
  SELECT c.table_name AS "table", c.column_name AS "column", c.data_type AS type,
    c.is_nullable = 'NO' AS must,
    (SELECT r.table_name || '.' || r.column_name
       FROM information_schema.key_column_usage k
       JOIN information_schema.referential_constraints f ON f.constraint_name = k.constraint_name
       JOIN information_schema.key_column_usage r
         ON r.constraint_name = f.unique_constraint_name AND r.ordinal_position = k.position_in_unique_constraint
      WHERE k.table_name = c.table_name AND k.column_name = c.column_name LIMIT 1) AS parent
  FROM information_schema.columns c
  JOIN information_schema.tables t ON t.table_name = c.table_name AND t.table_schema = c.table_schema
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> 'schema_version'
    AND c.is_generated = 'NEVER'
  ORDER BY c.table_name, c.ordinal_position`;

/**
 * @param client with the right to disable references and triggers
 * @param said fixed values by 'table.column'
 */
export async function fillPostgres(client: pg.Client, said: Readonly<Record<string, Value>>): Promise<void> {
  const { rows } = await client.query(COLUMNS);
  const columns = z.parse(z.array(columnSchema), rows);
  const checked = new Map(Object.entries({ ...CHECKED, ...said }));
  await client.query('SET session_replication_role = replica');
  for (const table of new Set(columns.map((column) => column.table))) {
    const own = columns.filter((column) => column.table === table);
    for (let at = 0; at < ROWS; at += 1) {
      const names = own.map(({ column }) => `"${column}"`).join(', ');
      const places = own.map((_, place) => `$${String(place + 1)}`).join(', ');
      const values = own.map((column) => valueOf(column, at, checked));
      await client.query(`INSERT INTO "${table}" (${names}) OVERRIDING SYSTEM VALUE VALUES (${places})`, values);
    }
  }
  await client.query('SET session_replication_role = origin');
}

function valueOf(
  { table, column, type, must, parent }: Column,
  at: number,
  checked: ReadonlyMap<string, Value>,
): unknown {
  // A customer needs a phone or an address.
  if (!must && at === 1 && column !== 'login_email') return null;
  const name = parent ?? `${table}.${column}`;
  const known = checked.get(name) ?? checked.get(`${table}.${column}`);
  if (type === 'boolean') return at % 2 === 0;
  if (type === 'bytea') return known ?? Buffer.from([at, 0, 255]);
  if (known !== undefined) return known;
  if (type === 'json' || type === 'jsonb') return '{}';
  if (type === 'text' || type.startsWith('character')) return `${name} ${String(at)}: Ключ 外套 'é' "\\"`;
  return type === 'double precision' || type === 'numeric' ? 4 + at / 4 : 7 * at + 3;
}
