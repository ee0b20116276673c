import { REVIEW_STATES, type ReviewDocument } from '../../../../core/contract/catalogue/manage-reviews';
import { fitOf } from '../../../../core/product/fit';
import { answerOf } from '../../../../core/reviews/answer-of';
import { jsonChanges } from '../../../../core/kernel/json-changes';
import { invalidField } from '../../foundation';
import { reviewIn } from '../../content';
import type { Repositories } from '../../ports/database';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';
import { APPROVED, DECLINED, PENDING, type StoredReview } from '../../ports/catalogue/reviews';
import type { ReviewAdmin } from './review-admin';

const STATUS: Readonly<Record<ReviewDocument['status'], number>> = {
  pending: PENDING,
  approved: APPROVED,
  declined: DECLINED,
};

const OF_STAFF: ReadonlySet<string> = new Set(['answer', 'status']);

export class ReviewStore implements RecordStore<ReviewDocument, ReviewDocument> {
  constructor(private readonly admin: Pick<ReviewAdmin, 'answer' | 'decide'>) {}

  async list(db: Repositories, { filters, ...wanted }: ListQuery): Promise<ListPage<ReviewDocument>> {
    const { status, product_sku: sku, rating } = filters;
    const { items, total } = await db.reviews.list({
      ...wanted,
      status: isState(status) ? STATUS[status] : undefined,
      sku: typeof sku === 'string' ? sku : undefined,
      rating: typeof rating === 'number' ? rating : undefined,
    });
    return { items: items.map(({ review, status: at }) => ({ id: String(review.id), ...shown(review, at) })), total };
  }

  async read(db: Repositories, id: string): Promise<ReviewDocument | undefined> {
    const found = /^\d{1,15}$/.test(id) ? await db.reviews.find(Number(id)) : undefined;
    return found && shown(found.review, found.status);
  }

  check(_: Repositories, document: ReviewDocument, before: ReviewDocument | undefined) {
    return Promise.resolve(
      jsonChanges(before, document)
        .filter(({ path }) => !OF_STAFF.has(path))
        .map(({ path }) => ({ field: path, message: `${path} is the shopper's and cannot be changed` })),
    );
  }

  create(): Promise<string> {
    return Promise.reject(invalidField('id', 'is required: reviews are written by shoppers'));
  }

  async change(db: Repositories, id: string, { status, answer }: ReviewDocument): Promise<void> {
    await this.admin.decide(db, Number(id), STATUS[status]);
    const found = answer === undefined ? undefined : await db.reviews.find(Number(id));
    const text = answer?.trim() ?? '';
    if (found !== undefined && text !== (answerOf(found.review)?.text ?? '')) {
      await this.admin.answer(db, Number(id), text);
    }
  }
}

function shown(stored: StoredReview, status: number): ReviewDocument {
  const { product_sku: sku = '', title, detail, nickname, rating, created_at: at, photos } = reviewIn(stored);
  const state = REVIEW_STATES.find((one) => STATUS[one] === status) ?? 'pending';
  return {
    status: state,
    product_sku: sku,
    title,
    detail,
    nickname,
    rating: rating ?? null,
    fit: fitOf(stored) ?? null,
    created_at: at,
    photos: photos ?? [],
    answer: answerOf(stored)?.text ?? '',
  };
}

function isState(value: unknown): value is ReviewDocument['status'] {
  return REVIEW_STATES.some((state) => state === value);
}
