export { REVIEW_LIMITS, REVIEW_PHOTO_TYPES } from './check-review';
export type { ReviewDraft, ReviewProblem, ReviewsArea } from './reviews';
export { REVIEWS, ReviewsService } from './reviews-service';
