import type { TotalSegment } from '../../../core/shopper';

export interface CouponRefusal {
  readonly coupon: string;
  readonly text: string;
  /** Undefined when only the shop can calculate it. */
  readonly segments: readonly TotalSegment[] | undefined;
}
