import type { Review } from '../contract';
import type { ReviewAnswer } from '../contract/catalogue/manage-reviews';

/** Reads the shop's answer from a review's free-form fields, so validates it first. */
export function answerOf(review: Review): ReviewAnswer | undefined {
  const { answer } = review;
  if (typeof answer !== 'object' || answer === null || !('text' in answer) || !('created_at' in answer))
    return undefined;
  const { text, created_at: at } = answer;
  return typeof text === 'string' && text !== '' && typeof at === 'string' ? { text, created_at: at } : undefined;
}
