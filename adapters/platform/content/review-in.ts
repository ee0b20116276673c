import type { Review } from '../../../core/contract';
import type { Language } from '../ports/catalogue-data';
import type { StoredReview } from '../ports/reviews';

/** A review in a language where it has words in it; otherwise, and where none is named, as it was written. */
export function reviewIn(stored: StoredReview, language?: Language): Review {
  const { words, ...review } = stored;
  return { ...review, ...(language !== undefined && words?.[language]) };
}
