import type { Review } from '../contract';
import { REVIEW_FITS, type ReviewFit } from '../contract/foundation/limits';

const MIN_ANSWERS = 5;

/** Majority opinion of shoppers on how an item fits. */
export interface FitVerdict {
  readonly fit: ReviewFit;
  readonly count: number;
  readonly of: number;
}

/** Reads the fit from a review's free-form fields, so validates it first. */
export function fitOf({ fit }: Review): ReviewFit | undefined {
  return REVIEW_FITS.find((one) => one === fit);
}

/**
 * Returns the fit reported by at least half of enough shoppers; an unreliable verdict causes returns.
 * @param counts number of each answer
 */
export function fitVerdict(counts: ReadonlyMap<string, number>): FitVerdict | undefined {
  const answers = REVIEW_FITS.map((fit) => ({ fit, count: counts.get(fit) ?? 0 }));
  const of = answers.reduce((sum, { count }) => sum + count, 0);
  const max = answers.reduce((best, one) => (one.count > best.count ? one : best));
  return of >= MIN_ANSWERS && max.count * 2 >= of ? { ...max, of } : undefined;
}
