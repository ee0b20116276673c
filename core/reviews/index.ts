export type { ReviewDraft, ReviewsArea } from './reviews';
export { REVIEWS, ReviewsService } from './reviews-service';
