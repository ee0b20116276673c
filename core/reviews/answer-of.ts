import type { Review } from '../contract';
import type { ReviewAnswer } from '../contract/manage-reviews';

/** The shop's answer to a review, where there is one. It is one of the free fields of a review (S §3), so it is looked at before it is shown. Pure. */
export function answerOf(review: Review): ReviewAnswer | undefined {
  const { answer } = review;
  if (typeof answer !== 'object' || answer === null || !('text' in answer) || !('created_at' in answer))
    return undefined;
  const { text, created_at: at } = answer;
  return typeof text === 'string' && text !== '' && typeof at === 'string' ? { text, created_at: at } : undefined;
}
