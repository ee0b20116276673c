import type { ReviewDraft } from './reviews';

const MOST_TITLE = 120;
const MOST_TEXT = 4000;
const MOST_NICKNAME = 60;
const MOST_STARS = 5;
const MOST_PHOTOS = 5;
/** Bytes of one photo. */
const MOST_BYTES = 5 * 1024 * 1024;

/** The first thing that is wrong with a review, and how to put it right; `undefined` when it can be sent. */
export function checkReview(draft: ReviewDraft): { readonly field: string; readonly message: string } | undefined {
  const { rating, photos = [] } = draft;
  return (
    checkText('title', draft.title, MOST_TITLE) ??
    checkText('text', draft.text, MOST_TEXT) ??
    checkText('nickname', draft.nickname, MOST_NICKNAME) ??
    (rating === undefined || (Number.isInteger(rating) && rating >= 1 && rating <= MOST_STARS)
      ? undefined
      : { field: 'rating', message: `must be a whole number from 1 to ${MOST_STARS}` }) ??
    (photos.length > MOST_PHOTOS ? { field: 'photos', message: `must be at most ${MOST_PHOTOS}` } : undefined) ??
    (photos.some(({ bytes }) => bytes.byteLength > MOST_BYTES)
      ? { field: 'photos', message: `must be at most ${MOST_BYTES} bytes each` }
      : undefined)
  );
}

function checkText(field: string, value: string, most: number) {
  const length = value.trim().length;
  return length >= 1 && length <= most ? undefined : { field, message: `must be a text of 1 to ${most} characters` };
}
