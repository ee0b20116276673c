import type { TotalSegment } from '../../../core';

/** A coupon that the shop does not take for the order. */
export interface CouponRefusal {
  readonly coupon: string;
  /** Why, in the language of the interface. */
  readonly text: string;
  /** What the order costs without it; undefined where only the shop can say. */
  readonly segments: readonly TotalSegment[] | undefined;
}
