/** Depth of NDCG, which ranges from 0 to 1. */
const DEPTH = 10;

/** @param all grades of the whole catalogue, in any order */
export function ndcg(ranked: readonly number[], all: readonly number[]): number {
  const best = gain([...all].sort((left, right) => right - left));
  return best === 0 ? 0 : gain(ranked) / best;
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
