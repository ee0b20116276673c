import { checkReview } from '../../../core/reviews/check-review';
import { lookUp } from '../../../core/kernel/look-up';
import type { PastReview } from '../../platform/ports/catalogue/past-reviews';
import { APPROVED, DECLINED, PENDING } from '../../platform/ports/catalogue/reviews';
import { cellOf } from '../source/cell-of';
import { ImportFileError } from '../source/import-report';
import { momentOf } from '../source/moment-of';
import type { CsvRow, CsvRows } from '../source/read-csv';
import { readStars } from './read-stars';
import { raggedReason } from '../source/ragged-row';

/** Column names of tools that export Magento's review tables; Magento itself has no review export. */
const NAMES = {
  sku: ['sku', 'product_sku'],
  title: ['title', 'review_title', 'summary'],
  detail: ['detail', 'review_detail', 'review', 'text', 'content'],
  nickname: ['nickname', 'customer_name', 'author', 'name'],
  rating: ['rating', 'ratings', 'rating_value', 'stars', 'percent', 'rating_percent', 'rating_summary'],
  status: ['status', 'status_id', 'review_status'],
  created: ['created_at', 'date', 'review_date'],
} as const;
type Field = keyof typeof NAMES;
const FIELDS = Object.keys(NAMES) as Field[];
const NEEDED = ['sku', 'title', 'detail', 'nickname'] as const satisfies readonly Field[];

const STATES: Readonly<Record<string, number>> = {
  ...{ '1': APPROVED, approved: APPROVED },
  ...{ '2': PENDING, pending: PENDING, '': PENDING },
  ...{ '3': DECLINED, 'not approved': DECLINED, not_approved: DECLINED, declined: DECLINED },
};

export interface ReviewReason {
  readonly row: number;
  readonly column: string;
  readonly sku: string;
  readonly reason: string;
}

export interface SourceReviews {
  readonly rows: number;
  readonly reviews: readonly { readonly row: number; readonly review: PastReview }[];
  readonly refused: readonly ReviewReason[];
  readonly skuColumn: string;
}

type Columns = Readonly<Partial<Record<Field, string>>>;

export function reviewColumns(columns: readonly string[]): Columns | undefined {
  const called = new Map(columns.map((column) => [column.toLowerCase().replace(/\s+/gu, '_'), column]));
  const found: Partial<Record<Field, string>> = {};
  for (const field of FIELDS) {
    const name = NAMES[field].find((one) => called.has(one));
    const column = name === undefined ? undefined : called.get(name);
    if (column !== undefined) found[field] = column;
  }
  return NEEDED.every((field) => found[field] !== undefined) ? found : undefined;
}

/** @throws ImportFileError if it is not a review file */
export async function readReviews(file: string, { columns, rows }: CsvRows): Promise<SourceReviews> {
  const found = reviewColumns(columns);
  if (found === undefined) {
    throw new ImportFileError(
      'FILE_FORMAT_UNKNOWN',
      `${file} is not a review file: it needs the columns ${NEEDED.join(', ')}; rating, status and created_at are optional.`,
    );
  }
  const reviews: { readonly row: number; readonly review: PastReview }[] = [];
  const refused: ReviewReason[] = [];
  let count = 0;
  for await (const row of rows) {
    count += 1;
    const { review, faults } = readReview(row, found);
    const sku = cellOf(row.cells, found.sku ?? '');
    refused.push(...faults.map((fault) => ({ row: row.row, sku, ...fault })));
    if (review !== undefined) reviews.push({ row: row.row, review });
  }
  return { rows: count, reviews, refused, skuColumn: found.sku ?? '' };
}

interface Fault {
  readonly column: string;
  readonly reason: string;
}

const FAULT_FIELDS: Readonly<Record<string, Field>> = {
  ...{ title: 'title', text: 'detail', nickname: 'nickname', rating: 'rating' },
};

function readReview(
  { cells, ragged }: CsvRow,
  columns: Columns,
): { readonly review?: PastReview; readonly faults: readonly Fault[] } {
  if (ragged !== undefined) {
    return { faults: [{ column: '', reason: raggedReason(ragged) }] };
  }
  const cell = (field: Field) => cellOf(cells, columns[field] ?? '');
  const fault = (field: Field, reason: string): Fault => ({ column: columns[field] ?? field, reason });
  const faults: Fault[] = [];
  const [sku, title, detail] = [cell('sku'), cell('title').replace(/\s+/gu, ' '), cell('detail')];
  const nickname = cell('nickname').replace(/\s+/gu, ' ');
  if (sku === '') faults.push(fault('sku', 'is empty, and without it nobody knows what the review is about'));
  const rating = readStars(cell('rating'));
  if (rating === 'none')
    faults.push(fault('rating', `${said(cell('rating'))} is not a rating from 1 to 5, nor a percentage`));
  const stars = rating === 'none' ? undefined : rating;
  for (const { field, message } of checkReview({ sku, title, text: detail, nickname, rating: stars }))
    faults.push(fault(lookUp(FAULT_FIELDS, field) ?? 'detail', message));
  const status = lookUp(STATES, cell('status').toLowerCase());
  if (status === undefined)
    faults.push(fault('status', `${said(cell('status'))} is not approved (1), pending (2) or not approved (3)`));
  const createdAt = momentOf(cell('created'));
  if (createdAt === undefined && cell('created') !== '')
    faults.push(fault('created', `${said(cell('created'))} is not a date like 2024-03-01 09:30:00`));
  if (faults.length > 0 || status === undefined) return { faults };
  const words = { product_sku: sku, title, detail, nickname, ...(stars !== undefined && { rating: stars }) };
  return { review: { ...words, createdAt, status }, faults };
}

function said(given: string): string {
  return `"${given.slice(0, 40)}"`;
}
