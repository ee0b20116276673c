import { lookUp } from '../../../../core/kernel/look-up';
import type { LoggedOf } from '../../../platform/ports/staff/personal-data';
import { optionalTextOf } from '../base/columns';
import { containing, exactly } from '../base/conditions';
import type { Row, SqlConnection, SqlValue } from '../base/connection';
import { refoldIn } from '../base/folded';
import { placeholders } from '../base/placeholders';
import { redactedText, redactionOf, type Redaction } from '../base/redacted-text';

interface Rows {
  readonly where: string;
  readonly values: readonly SqlValue[];
}

interface Logged {
  readonly table: string;
  readonly key: readonly string[];
  readonly what: readonly string[];
  readonly who?: readonly string[];
  readonly members?: ReadonlySet<string>;
  readonly isFormed?: true;
  readonly rowsOf: (about: LoggedOf) => Rows;
}

const NO_ROWS: Rows = { where: '1 = 0', values: [] };

const LOGGED: readonly Logged[] = [
  {
    table: 'staff_change',
    key: ['id'],
    what: ['before', 'after', 'record'],
    who: ['who'],
    rowsOf: ({ customerId, orders }) => {
      const own = customerId === undefined ? [] : [customerId];
      return among(
        'record',
        [...own, ...orders.flatMap(({ id, number, orderId }) => [id, number, orderId])].map(String),
      );
    },
  },
  {
    table: 'order_event',
    key: ['id'],
    what: ['what'],
    who: ['who'],
    members: new Set(['from', 'to']),
    rowsOf: ({ orders }) => among('order_id', ids(orders)),
  },
  { table: 'shop_event', key: ['id'], what: ['data'], isFormed: true, rowsOf: (about) => eventsOf('data', about) },
  {
    table: 'event_dead_letter',
    key: ['id'],
    what: ['event', 'error'],
    isFormed: true,
    rowsOf: (about) => eventsOf('event', about),
  },
  { table: 'event_subscription', key: ['name'], what: ['error'], rowsOf: () => NO_ROWS },
  {
    table: 'outbox',
    key: ['id'],
    what: ['subject', 'body_text', 'body_html', 'letter', 'error'],
    rowsOf: ({ orders }) => {
      const cards = among('order_id', ids(orders));
      const numbers = orders.map(({ number }) => `%${exactly(number)}%`);
      return either([
        {
          where: `kind = 'gift-card' AND contact IN (SELECT email FROM gift_card WHERE ${cards.where})`,
          values: cards.values,
        },
        ...numbers.map((number) => ({ where: `subject || body_text LIKE ? ESCAPE '\\'`, values: [number] })),
      ]);
    },
  },
  {
    table: 'order_refund',
    key: ['order_id', 'reason'],
    what: ['note'],
    who: ['who'],
    rowsOf: ({ orders }) => among('order_id', ids(orders)),
  },
  { table: 'person_note', key: ['id'], what: ['text'], who: ['who'], rowsOf: () => NO_ROWS },
  { table: 'bonus_movement', key: ['id'], what: ['note'], who: ['who'], rowsOf: () => NO_ROWS },
  { table: 'gift_card_event', key: ['id'], what: ['note'], who: ['who'], rowsOf: () => NO_ROWS },
  { table: 'refund_task', key: ['order_id', 'reason'], what: [], who: ['done_by'], rowsOf: () => NO_ROWS },
  {
    table: 'payment_refund',
    key: ['order_id', 'reason'],
    what: ['error'],
    rowsOf: ({ orders }) => among('order_id', orderIds(orders)),
  },
  {
    table: 'payment_attempt',
    key: ['order_id', 'attempt'],
    what: ['page', 'returns'],
    isFormed: true,
    rowsOf: ({ orders }) => among('order_id', orderIds(orders)),
  },
  {
    table: 'gift_card',
    key: ['id'],
    what: ['recipient', 'message'],
    rowsOf: ({ orders }) => among('order_id', ids(orders)),
  },
  { table: 'review', key: ['id'], what: ['document'], rowsOf: ({ skus }) => among('product_sku', skus) },
];

type Orders = LoggedOf['orders'];
const ids = (orders: Orders) => orders.map(({ id }) => id);
const orderIds = (orders: Orders) => orders.map(({ orderId }) => orderId);

function among(column: string, values: readonly SqlValue[]): Rows {
  return values.length === 0 ? NO_ROWS : { where: `${column} IN (${placeholders(values.length)})`, values };
}

function either(rows: readonly Rows[]): Rows {
  return { where: rows.map(({ where }) => `(${where})`).join(' OR '), values: rows.flatMap(({ values }) => values) };
}

function eventsOf(column: string, { orders }: LoggedOf): Rows {
  const named = orders.map(({ orderId }) => `%${exactly(JSON.stringify(orderId))}%`);
  return either([NO_ROWS, ...named.map((value) => ({ where: `${column} LIKE ? ESCAPE '\\'`, values: [value] }))]);
}

export interface RedactionInput {
  readonly words: readonly string[];
  readonly sign: string;
  readonly about?: LoggedOf | undefined;
  readonly areShort?: boolean | undefined;
}

/**
 * Replaces words with a sign in all records that outlive a person.
 * @returns number of changed rows
 */
export async function redactLogs(connection: SqlConnection, input: RedactionInput): Promise<number> {
  const { words, sign, about, areShort = false } = input;
  if (words.length === 0) return 0;
  const redaction = redactionOf(words, sign);
  let redacted = 0;
  for (const logged of LOGGED.filter(({ isFormed }) => !areShort || isFormed !== true)) {
    const { what, who = [] } = logged;
    const columns = about === undefined ? [...who, ...what] : what;
    const rows = about === undefined ? { where: '1 = 1', values: [] } : logged.rowsOf(about);
    if (columns.length === 0 || rows === NO_ROWS) continue;
    for (const row of await rowsWith(connection, { logged, columns, rows }, redaction))
      if (await redactRow(connection, { logged, columns, row }, redaction)) redacted += 1;
  }
  return redacted;
}

async function rowsWith(
  connection: SqlConnection,
  { logged, columns, rows }: { readonly logged: Logged; readonly columns: readonly string[]; readonly rows: Rows },
  { forms }: Redaction,
): Promise<readonly Row[]> {
  const text = columns.map((column) => `coalesce(${column}, '')`).join(' || ');
  const one = `${text} LIKE ? ESCAPE '\\' OR lower(${text}) LIKE ? ESCAPE '\\'`;
  const wanted = [...new Set([...logged.key, ...columns])].join(', ');
  return connection
    .sql(`SELECT ${wanted} FROM ${logged.table} WHERE (${rows.where}) AND (${forms.map(() => one).join(' OR ')})`)
    .all(...rows.values, ...forms.flatMap((form) => [`%${exactly(form)}%`, containing(form)]));
}

async function redactRow(
  connection: SqlConnection,
  { logged, columns, row }: { readonly logged: Logged; readonly columns: readonly string[]; readonly row: Row },
  redaction: Redaction,
): Promise<boolean> {
  const { table, key, members } = logged;
  const changed = columns.flatMap((column) => {
    const before = optionalTextOf(row, column);
    const after = redactedText(before, redaction, members);
    return before === undefined || after === undefined || !differs(before, after) ? [] : [{ column, after }];
  });
  if (changed.length === 0) return false;
  const where = key.map((column) => `${column} = ?`).join(' AND ');
  const named = key.map((column) => valueOf(row, column));
  const set = changed.map(({ column }) => `${column} = ?`).join(', ');
  await connection.sql(`UPDATE ${table} SET ${set} WHERE ${where}`).run(...changed.map(({ after }) => after), ...named);
  for (const one of named) await refoldIn(connection, table, one);
  if (table !== 'review') return true;
  for (const step of ['+ 100', '- 100'])
    await connection.sql(`UPDATE review SET status = status ${step} WHERE ${where}`).run(...named);
  return true;
}

function differs(before: string, after: string): boolean {
  if (before === after) return false;
  try {
    return JSON.stringify(JSON.parse(before)) !== JSON.stringify(JSON.parse(after));
  } catch {
    return true;
  }
}

function valueOf(row: Row, column: string): SqlValue {
  const value = lookUp(row, column);
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`Column ${column} should name a row, it is ${typeof value}`);
}
