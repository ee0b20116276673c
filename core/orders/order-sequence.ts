/**
 * Numbers orders downwards from the newest, so that a number stays stable when orders are added.
 * @param index position in the history, newest first, from 0
 * @param totalCount `total_count` of the history
 */
export function orderSequence(index: number, totalCount: number): number {
  return Math.max(1, totalCount - index);
}
