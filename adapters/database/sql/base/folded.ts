import { foldCode } from '../../../../core/kernel/words/fold-code';
import { lookUp } from '../../../../core/kernel/look-up';
import { foldLine } from '../../../../core/kernel/words/fold';
import { documentOf, optionalTextOf, textOf } from './columns';
import { exactly } from './conditions';
import type { Row, SqlConnection, SqlValue } from './connection';

/** Table with a column that keeps the folded text of others: `lower` of both databases knows only A–Z. */
export interface FoldedTable {
  readonly table: string;
  readonly key: string;
  readonly columns: readonly string[];
  readonly into: string;
  foldedOf(row: Row): string;
}

export const FOLDED_COUPON: FoldedTable = {
  ...{ table: 'coupon', key: 'code', columns: [], into: 'folded' },
  foldedOf: (row) => foldCode(textOf(row, 'code')),
};

export const FOLDED_CUSTOMER: FoldedTable = {
  ...{ table: 'customer', key: 'id', into: 'folded' },
  columns: ['firstname', 'lastname', 'login_email', 'email', 'login_phone'],
  foldedOf: (row) => foldLine(wordsOf(row, FOLDED_CUSTOMER.columns)),
};

export const FOLDED_GIFT_CARD: FoldedTable = {
  ...{ table: 'gift_card', key: 'id', columns: ['recipient', 'email'], into: 'folded' },
  foldedOf: (row) => foldLine(wordsOf(row, FOLDED_GIFT_CARD.columns)),
};

export const FOLDED_REVIEW: FoldedTable = {
  ...{ table: 'review', key: 'id', columns: ['document'], into: 'folded' },
  foldedOf: (row) => foldedReview(parseLeniently(row)),
};

export const FOLDED_STOCK: FoldedTable = {
  ...{ table: 'stock', key: 'sku', columns: [], into: 'folded' },
  foldedOf: (row) => foldLine(textOf(row, 'sku')),
};

export const FOLDED_TRANSFER: FoldedTable = {
  ...{ table: 'stock_transfer', key: 'number', columns: ['note', 'lines'], into: 'folded' },
  foldedOf: (row) => foldLine(wordsOf(row, ['number', ...FOLDED_TRANSFER.columns])),
};

export const FOLDED_PRODUCT_ROW: FoldedTable = {
  ...{ table: 'product_row', key: 'product_id', columns: ['words'], into: 'words' },
  foldedOf: (row) => foldLine(textOf(row, 'words')),
};

/** Tables whose other columns are rewritten apart from their repositories. */
const REWRITTEN: ReadonlyMap<string, FoldedTable> = new Map(
  [FOLDED_GIFT_CARD, FOLDED_REVIEW].map((folded) => [folded.table, folded]),
);

export function foldedReview({ title, detail, nickname }: ReviewWords): string {
  return foldLine([title, detail, nickname].map((text) => text ?? '').join(' '));
}

/** A document that nobody can read must not stop an upgrade. */
function parseLeniently(row: Row): ReviewWords {
  try {
    return documentOf<ReviewWords>(row, 'document');
  } catch {
    return {};
  }
}

interface ReviewWords {
  readonly title?: string | null | undefined;
  readonly detail?: string | null | undefined;
  readonly nickname?: string | null | undefined;
}

/** LIKE pattern for a folded column. */
export function containingFolded(words: string): string {
  return `%${exactly(foldLine(words))}%`;
}

/** Folds a row again after its columns changed. */
export async function refold(connection: SqlConnection, folded: FoldedTable, key: SqlValue): Promise<void> {
  const row = await connection.sql(`${selectOf(folded)} WHERE ${folded.key} = ?`).first(key);
  if (row !== undefined) await connection.sql(updateOf(folded)).run(folded.foldedOf(row), key);
}

/** Folds a row of any table again, if its table has a folded column. */
export async function refoldIn(connection: SqlConnection, table: string, key: SqlValue): Promise<void> {
  const folded = REWRITTEN.get(table);
  if (folded !== undefined) await refold(connection, folded, key);
}

/** One statement of a fill. */
export interface FillStatement {
  readonly text: string;
  readonly values: readonly SqlValue[];
}

/** Rows of a page. */
const PAGE = 500;

/** Yields the statements that fill the column in all rows; each SELECT expects its rows. */
export function* fillOf(folded: FoldedTable): Generator<FillStatement, void, readonly Row[]> {
  const { key } = folded;
  const end = `ORDER BY ${key} LIMIT ${String(PAGE)}`;
  let rows = yield { text: `${selectOf(folded)} ${end}`, values: [] };
  while (rows.length > 0) {
    let last: SqlValue = null;
    for (const row of rows) {
      last = keyOf(row, key);
      yield { text: updateOf(folded), values: [folded.foldedOf(row), last] };
    }
    rows = yield { text: `${selectOf(folded)} WHERE ${key} > ? ${end}`, values: [last] };
  }
}

function selectOf({ table, key, columns }: FoldedTable): string {
  return `SELECT ${[key, ...columns].join(', ')} FROM ${table}`;
}

function updateOf({ table, key, into }: FoldedTable): string {
  return `UPDATE ${table} SET ${into} = ? WHERE ${key} = ?`;
}

function keyOf(row: Row, key: string): SqlValue {
  const value = lookUp(row, key);
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`Column ${key} should name a row, it is ${typeof value}`);
}

function wordsOf(row: Row, columns: readonly string[]): string {
  return columns.map((column) => optionalTextOf(row, column) ?? '').join(' ');
}
