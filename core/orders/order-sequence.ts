/**
 * The sequence number of an order, counted down from the newest, which has the number of all orders: it stays the order's own when
 * another one comes (A §2.9). Pure.
 * @param index place in the whole history, newest first, from 0
 * @param totalCount how many orders there are: `total_count` of the history
 */
export function orderSequence(index: number, totalCount: number): number {
  return Math.max(1, totalCount - index);
}
