import { POSTGRES_COLUMNS, type TableShape } from './shape';
import type { Side, TableRow } from './side';

export interface Translation {
  readonly columns: (table: TableShape) => readonly string[];
  readonly row: (table: string, row: TableRow) => TableRow;
}

export function columnsOf(kind: Side['kind'], { name, columns }: TableShape): readonly string[] {
  return kind === 'postgres' ? [...columns, ...(new Map(Object.entries(POSTGRES_COLUMNS)).get(name) ?? [])] : columns;
}

/** Only event order differs: SQLite delivers by id, PostgreSQL by a position assigned after the commit. */
export async function translationOf(from: Side, to: Side['kind']): Promise<Translation> {
  const columns = (table: TableShape) => columnsOf(from.kind, table);
  if (from.kind === to) return { columns, row: (_, row) => row };
  if (from.kind === 'sqlite') {
    return { columns, row: (table, row) => (table === 'shop_event' ? { ...row, position: row['id'] ?? null } : row) };
  }
  const cursors = await cursorsOf(from);
  return {
    columns: (table) => table.columns,
    row: (table, row) =>
      table === 'event_subscription' ? { ...row, cursor_position: cursors.get(String(row['name'])) ?? 0n } : row,
  };
}

async function cursorsOf({ query }: Side): Promise<ReadonlyMap<string, bigint>> {
  const rows = await query(`
    SELECT name, greatest(
      least(cursor_position, most), (SELECT coalesce(max(id), 0) FROM shop_event WHERE id <= most)) AS cursor
    FROM (
      SELECT name, cursor_position, coalesce(
        (SELECT min(id) - 1 FROM shop_event WHERE position IS NULL OR position > event_subscription.cursor_position),
        (SELECT last_value FROM pg_sequences WHERE schemaname = current_schema()
         AND sequencename = substring(pg_get_serial_sequence('shop_event', 'id') FROM '[^.]+$')), 0) AS most
      FROM event_subscription) AS one`);
  return new Map(rows.map(({ name, cursor }) => [String(name), BigInt(Number(cursor))]));
}
