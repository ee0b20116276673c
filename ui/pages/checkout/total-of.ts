import type { TotalSegment } from '../../../core/shopper';

/** Returns the grand total in major units; undefined while unknown. Pure. */
export function totalOf(segments: readonly TotalSegment[]): number | undefined {
  return segments.find(({ code }) => code === 'grand_total')?.value;
}
