import { REVIEW_LIMITS } from '../contract/foundation/limits';
import type { ReviewDraft, ReviewProblem } from './reviews';

/** Accepted media types of review photos. */
export const REVIEW_PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export function checkReview(draft: ReviewDraft): readonly ReviewProblem[] {
  const { rating, photos = [] } = draft;
  return [
    ...checkRating(rating),
    ...checkText('title', draft.title),
    ...checkText('text', draft.text),
    ...checkText('nickname', draft.nickname),
    ...checkPhotos(photos),
  ];
}

function checkRating(rating: number | undefined): readonly ReviewProblem[] {
  const { stars } = REVIEW_LIMITS;
  if (rating === undefined || (Number.isInteger(rating) && rating >= 1 && rating <= stars)) return [];
  return [{ field: 'rating', reason: 'range', limit: stars, message: `must be a whole number from 1 to ${stars}` }];
}

function checkText(field: 'title' | 'text' | 'nickname', value: string): readonly ReviewProblem[] {
  const limit = REVIEW_LIMITS[field];
  const { length } = value.trim();
  if (length >= 1 && length <= limit) return [];
  const message = `must be a text of 1 to ${limit} characters`;
  return [{ field, reason: length === 0 ? 'empty' : 'too-long', limit, message }];
}

function checkPhotos(photos: NonNullable<ReviewDraft['photos']>): readonly ReviewProblem[] {
  const { photos: max, photoBytes } = REVIEW_LIMITS;
  const field = 'photos';
  if (photos.length > max) return [{ field, reason: 'too-many', limit: max, message: `must be at most ${max}` }];
  if (photos.some(({ type }) => !REVIEW_PHOTO_TYPES.includes(type))) {
    return [{ field, reason: 'type', limit: max, message: 'must be JPEG, PNG or WebP pictures' }];
  }
  if (photos.some(({ bytes }) => bytes.byteLength > photoBytes)) {
    return [{ field, reason: 'too-large', limit: photoBytes, message: `must be at most ${photoBytes} bytes each` }];
  }
  return [];
}
