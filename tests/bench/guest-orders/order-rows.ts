import type { BenchRow } from '../bench-row';
import { CALLS_PER_ORDER } from './guest-order';
import { percentile, SHOPPERS, type Load } from './load';

export interface OrderLimits {
  readonly ordersASecond: number;
  readonly milliseconds: number;
}

/** @param processor CPU seconds, more reliable than wall time on a busy machine */
export function orderRows(
  way: string,
  { orders, seconds, whole, calls }: Load,
  processor: number,
  limits: OrderLimits,
): BenchRow[] {
  const at = (times: readonly number[], share: number) => percentile(times, share).toFixed(1);
  return [
    {
      name: `${way}: whole guest orders a second (${CALLS_PER_ORDER} calls each), ${SHOPPERS} shoppers`,
      value: `${(orders / seconds).toFixed(0)} /s`,
      limit: `at least ${limits.ordersASecond} /s`,
    },
    {
      name: `${way}: one whole guest order, median and 99th percentile`,
      value: `${at(whole, 0.5)} ms, ${at(whole, 0.99)} ms`,
      limit: `99th: ${limits.milliseconds} ms`,
    },
    { name: `${way}: processor for one whole guest order`, value: `${((processor / orders) * 1000).toFixed(2)} ms` },
    {
      name: `${way}: one call of it, median and 99th percentile`,
      value: `${at(calls, 0.5)} ms, ${at(calls, 0.99)} ms`,
    },
  ];
}
