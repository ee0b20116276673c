import type { TotalSegment } from '../../../core';

/** Returns the grand total of an order in major units; undefined while it is not known. Pure. */
export function totalOf(segments: readonly TotalSegment[]): number | undefined {
  return segments.find(({ code }) => code === 'grand_total')?.value;
}
