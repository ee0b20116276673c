/** A coupon that the shop does not take for the order. */
export interface CouponRefusal {
  readonly coupon: string;
  /** Why, in the language of the interface. */
  readonly text: string;
  /** What the order costs without it, in major units; undefined where only the shop can say. */
  readonly total: number | undefined;
}
