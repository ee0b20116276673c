import type { Review } from '../../../core/contract';
import type { Language } from '../ports/catalogue-data';
import type { StoredReview } from '../ports/reviews';

export function reviewIn(stored: StoredReview, language?: Language): Review {
  const { words, ...review } = stored;
  return { ...review, ...(language !== undefined && words?.[language]) };
}
