import type { LoggedOf } from '../../platform/ports/personal-data';
import { numberOf, optionalTextOf } from './columns';
import { containing, exactly } from './conditions';
import type { SqlConnection, SqlValue } from './connection';
import { readableJson } from './json';
import { placeholders } from './placeholders';

interface Logged {
  readonly table: string;
  /** Columns of text: what happened, and who did it. */
  readonly what: readonly string[];
  readonly who: readonly string[];
  /** The rows that are about somebody. */
  readonly rowsOf: (about: LoggedOf) => { readonly where: string; readonly values: readonly SqlValue[] };
}

/** Where names of people may stand in what happened. Events say nothing of people but what they are about. */
const LOGGED: readonly Logged[] = [
  {
    table: 'staff_change',
    what: ['before', 'after'],
    who: ['who'],
    rowsOf: ({ customerId, orders }) => {
      const records = [customerId, ...orders.flatMap(({ id, number, orderId }) => [id, number, orderId])].map(String);
      return { where: `record IN (${placeholders(records.length)})`, values: records };
    },
  },
  {
    table: 'order_event',
    what: ['what'],
    who: ['who'],
    rowsOf: ({ orders }) => ({
      where: `order_id IN (${placeholders(orders.length + 1)})`,
      values: [NO_ORDER, ...orders.map(({ id }) => id)],
    }),
  },
  { table: 'shop_event', what: ['data'], who: [], rowsOf: (about) => eventsOf('data', about) },
  { table: 'event_dead_letter', what: ['event', 'error'], who: [], rowsOf: (about) => eventsOf('event', about) },
];

/** Stands for no order, so that a list has something in it. */
const NO_ORDER = -1;

/** Events name the order that they are about by its id. */
function eventsOf(column: string, { orders }: LoggedOf): ReturnType<Logged['rowsOf']> {
  const named = orders.map(({ orderId }) => `%${exactly(JSON.stringify(orderId))}%`);
  return { where: ['1 = 0', ...named.map(() => `${column} LIKE ? ESCAPE '\\'`)].join(' OR '), values: named };
}

/**
 * Puts a sign in the place of some words wherever they stand in logs and events.
 * @param about only in what the lines about somebody say, and not in who did it
 * @returns rows that had any of them
 */
export async function redactLogs(
  connection: SqlConnection,
  {
    words,
    sign,
    about,
  }: { readonly words: readonly string[]; readonly sign: string; readonly about?: LoggedOf | undefined },
): Promise<number> {
  if (words.length === 0) return 0;
  const forms = [...new Set(words.flatMap((word) => [word, inJson(word)]))];
  const found = new RegExp(
    forms.map((form) => form.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|'),
    'giu',
  );
  let redacted = 0;
  for (const { table, what, who, rowsOf } of LOGGED) {
    const columns = about === undefined ? [...who, ...what] : what;
    const rows = about === undefined ? { where: '1 = 1', values: [] } : rowsOf(about);
    const text = columns.map((column) => `coalesce(${column}, '')`).join(' || ');
    // SQLite knows the small letters of English alone: others are found as they were typed.
    const one = `${text} LIKE ? ESCAPE '\\' OR lower(${text}) LIKE ? ESCAPE '\\'`;
    const some = await connection
      .sql(
        `SELECT id, ${columns.join(', ')} FROM ${table} WHERE (${rows.where}) AND (${forms.map(() => one).join(' OR ')})`,
      )
      .all(...rows.values, ...forms.flatMap((form) => [`%${exactly(form)}%`, containing(form)]));
    for (const row of some) {
      const values = columns.map((column) => signed(optionalTextOf(row, column), found, sign) ?? null);
      await connection
        .sql(`UPDATE ${table} SET ${columns.map((column) => `${column} = ?`).join(', ')} WHERE id = ?`)
        .run(...values, numberOf(row, 'id'));
    }
    redacted += some.length;
  }
  return redacted;
}

/** A text without the words. A document stays one: only what its members hold is changed, whatever the words look like. */
function signed(text: string | undefined, found: RegExp, sign: string): string | undefined {
  if (text === undefined || !/^[[{"]/.test(text)) return text?.replaceAll(found, sign);
  try {
    return readableJson(
      JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? value.replaceAll(found, sign) : value)),
    );
  } catch {
    return text.replaceAll(found, sign);
  }
}

/** A text as it stands within a document. */
function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
