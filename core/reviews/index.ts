export type { ReviewDraft, ReviewProblem, ReviewsArea } from './reviews';
export { REVIEWS, ReviewsService } from './reviews-service';
