import type { Review } from '../../../../core/contract';
import type { Language } from '../../ports/catalogue/catalogue-data';
import type { StoredReview } from '../../ports/catalogue/reviews';

export function reviewIn(stored: StoredReview, language?: Language): Review {
  const { words, ...review } = stored;
  return { ...review, ...(language !== undefined && words?.[language]) };
}
