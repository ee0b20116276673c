import type { Review } from '../contract';
import { REVIEW_FITS, type ReviewFit } from '../contract/limits';

/** Fewer answers than this say nothing of how something fits. */
const LEAST_ANSWERS = 5;

/** What most shoppers say of how something fits. */
export interface FitVerdict {
  readonly fit: ReviewFit;
  /** How many say so, of how many who said anything. */
  readonly count: number;
  readonly of: number;
}

/** How a review says that it fits. It is one of the free fields of a review (S §3), so it is looked at before it is shown. Pure. */
export function fitOf({ fit }: Review): ReviewFit | undefined {
  return REVIEW_FITS.find((one) => one === fit);
}

/**
 * How something fits, where enough shoppers have said so and at least half of them say the same; undefined otherwise, because a line that is as often wrong
 * as right sends parcels back. Pure.
 * @param counts how many gave each answer
 */
export function fitVerdict(counts: ReadonlyMap<string, number>): FitVerdict | undefined {
  const answers = REVIEW_FITS.map((fit) => ({ fit, count: counts.get(fit) ?? 0 }));
  const of = answers.reduce((sum, { count }) => sum + count, 0);
  const most = answers.reduce((best, one) => (one.count > best.count ? one : best));
  return of >= LEAST_ANSWERS && most.count * 2 >= of ? { ...most, of } : undefined;
}
