import { REVIEW_FITS, REVIEW_LIMITS, REVIEW_PHOTO_TYPES } from '../../../../core/internal';
import type { ReviewDraft, ReviewProblem } from '../../../../core/shopper';
import type { Translate } from '../../../text/text-context';

export interface WrittenReview {
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly nickname: string;
  readonly photos: readonly File[];
  readonly fit: string;
}

export type ReviewErrors = Readonly<Partial<Record<keyof WrittenReview, string>>>;

export const EMPTY_REVIEW: WrittenReview = { rating: 0, title: '', text: '', nickname: '', photos: [], fit: '' };
export const LIMITS = REVIEW_LIMITS;
export const PHOTO_TYPES = REVIEW_PHOTO_TYPES.join(',');
export const PHOTO_MEGABYTES = REVIEW_LIMITS.photoBytes / (1024 * 1024);

/** Reads the photos, except oversized ones, of which only the size is checked. */
export async function draftOf(sku: string, { rating, photos, fit, ...words }: WrittenReview): Promise<ReviewDraft> {
  const said = REVIEW_FITS.find((one) => one === fit);
  return {
    sku,
    ...words,
    ...(rating > 0 && { rating }),
    ...(said !== undefined && { fit: said }),
    photos: await Promise.all(
      photos.map(async (file) => ({
        name: file.name,
        type: file.type,
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
    ),
  };
}

export function reviewErrors(written: WrittenReview, problems: readonly ReviewProblem[], t: Translate): ReviewErrors {
  const found = problems.map((problem) => [problem.field, sentence(problem, written, t)] as const);
  return { ...(written.rating === 0 && { rating: t('review.error.rating') }), ...Object.fromEntries(found) };
}

function sentence({ field, reason, limit }: ReviewProblem, written: WrittenReview, t: Translate): string {
  switch (reason) {
    case 'range':
      return t('review.error.rating');
    case 'empty':
      return t('review.error.empty', { limit });
    case 'too-long': {
      const value = written[field];
      return t('review.error.too-long', { limit, length: typeof value === 'string' ? value.trim().length : 0 });
    }
    case 'too-many':
      return t('review.error.too-many', { limit });
    case 'too-large': {
      const file = written.photos.find(({ size }) => size > limit);
      return t('review.error.too-large', { name: file?.name ?? '', limit: PHOTO_MEGABYTES });
    }
    case 'type': {
      const file = written.photos.find(({ type }) => !REVIEW_PHOTO_TYPES.includes(type));
      return t('review.error.type', { name: file?.name ?? '' });
    }
  }
}
