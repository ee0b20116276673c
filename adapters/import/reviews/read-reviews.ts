import { REVIEW_LIMITS } from '../../../core/contract/foundation/limits';
import { checkReview } from '../../../core/reviews/check-review';
import { lookUp } from '../../../core/kernel/look-up';
import type { PastReview } from '../../platform/ports/catalogue/past-reviews';
import { APPROVED, DECLINED, PENDING } from '../../platform/ports/catalogue/reviews';
import { said } from '../records/record-log';
import type { RecordRow, TableSpec } from '../records/record-table';
import { instantOf } from '../mapped/moment-text';
import { readStars } from './read-stars';

export type ReviewField = 'created' | 'detail' | 'handle' | 'nickname' | 'rating' | 'sku' | 'status' | 'title';

/** Headings of Magento's tools, Judge.me, Yotpo, Loox and WooCommerce, and of tables in other languages. */
export const REVIEW_SPEC: TableSpec<ReviewField> = {
  kind: 'reviews',
  headings: {
    sku: ['sku', 'product sku', 'artikelnummer', 'art nr', 'référence', 'referencia', 'артикул'],
    handle: ['product handle', 'handle', 'product url', 'product slug', 'url'],
    title: ['title', 'review title', 'summary', 'titel', 'titre', 'título', 'tytuł', 'заголовок'],
    detail: [
      ...[
        'detail',
        'review detail',
        'review content',
        'review',
        'review body',
        'body',
        'text',
        'content',
        'comment content',
      ],
      ...['comment', 'bewertung', 'avis', 'commentaire', 'reseña', 'opinia', 'отзыв', 'відгук'],
    ],
    nickname: [
      ...['nickname', 'customer name', 'reviewer name', 'display name', 'author', 'comment author', 'name'],
      ...['autor', 'auteur', 'автор', 'имя'],
    ],
    rating: [
      ...['rating', 'ratings', 'rating value', 'review score', 'score', 'stars', 'percent', 'rating percent'],
      ...['rating summary', 'sterne', 'note', 'estrellas', 'ocena', 'оценка', 'оцінка'],
    ],
    status: ['status', 'status id', 'review status', 'published', 'curated', 'comment approved', 'state'],
    created: [
      'created at',
      'review date',
      'date',
      'comment date gmt',
      'comment date',
      'datum',
      'fecha',
      'data',
      'дата',
    ],
  },
  required: [
    ['sku', 'handle'],
    ['detail', 'title'],
  ],
  formats: {
    'judge.me': ['reviewer name', 'body', 'product handle'],
    yotpo: ['review score', 'review content'],
    loox: ['product handle', 'author', 'body'],
    woocommerce: ['comment content', 'comment author'],
  },
};

const STATES: Readonly<Record<string, number>> = {
  ...{
    '1': APPROVED,
    approved: APPROVED,
    ok: APPROVED,
    published: APPROVED,
    publish: APPROVED,
    true: APPROVED,
    yes: APPROVED,
  },
  ...{
    '2': PENDING,
    pending: PENDING,
    '': PENDING,
    '0': PENDING,
    'not-yet': PENDING,
    hold: PENDING,
    unmoderated: PENDING,
  },
  ...{ '3': DECLINED, 'not approved': DECLINED, not_approved: DECLINED, declined: DECLINED, rejected: DECLINED },
  ...{ spam: DECLINED, trash: DECLINED, false: DECLINED, no: DECLINED, hidden: DECLINED, unpublished: DECLINED },
};
const NOBODY = 'Anonymous';

interface Fault {
  readonly field: ReviewField;
  readonly reason: string;
}

const FAULT_FIELDS: Readonly<Record<string, ReviewField>> = {
  ...{ title: 'title', text: 'detail', nickname: 'nickname', rating: 'rating' },
};

/**
 * Reads a review of the product with a SKU. Pure.
 * @param sku empty if it is unknown
 */
export function readReview(
  row: RecordRow<ReviewField>,
  sku: string,
): { readonly review?: PastReview; readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const text = (field: ReviewField) => row.cell(field).replace(/\s+/gu, ' ');
  const detail = row.cell('detail') || row.cell('title');
  const title = text('title') || beginningOf(text('detail'));
  const nickname = text('nickname') || NOBODY;
  if (sku === '')
    faults.push({ field: 'sku', reason: 'is empty, and without it nobody knows what the review is about' });
  const rating = readStars(row.cell('rating'));
  if (rating === 'none')
    faults.push({
      field: 'rating',
      reason: `${said(row.cell('rating'))} is not a rating from 1 to 5, nor a percentage`,
    });
  const stars = rating === 'none' ? undefined : rating;
  for (const { field, message } of checkReview({ sku, title, text: detail, nickname, rating: stars }))
    faults.push({ field: lookUp(FAULT_FIELDS, field) ?? 'detail', reason: message });
  const status = lookUp(STATES, row.cell('status').toLowerCase());
  if (status === undefined)
    faults.push({
      field: 'status',
      reason: `${said(row.cell('status'))} is not approved (1), pending (2) or not approved (3)`,
    });
  const created = row.cell('created');
  const createdAt = created === '' ? undefined : instantOf(created);
  if (created !== '' && createdAt === undefined)
    faults.push({ field: 'created', reason: `${said(created)} is not a date like 2024-03-01 09:30:00` });
  if (faults.length > 0 || status === undefined) return { faults };
  const words = { product_sku: sku, title, detail, nickname, ...(stars !== undefined && { rating: stars }) };
  return { review: { ...words, createdAt, status }, faults };
}

/** Takes the last part of an address. */
export function handleOf(given: string): string {
  return (
    given
      .replace(/[?#].*$/su, '')
      .replace(/(?<!\/)\/+$/u, '')
      .split('/')
      .at(-1) ?? ''
  );
}

function beginningOf(detail: string): string {
  if (detail.length <= SHORT) return detail.slice(0, REVIEW_LIMITS.title);
  return `${detail.slice(0, SHORT).replace(/\s+\S*$/u, '')}…`;
}
const SHORT = 60;
