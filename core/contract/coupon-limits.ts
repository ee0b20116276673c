/**
 * What limits the use of a coupon: how many orders may use it in all, how many of one customer, and whether it is for a first order alone.
 * The first of these that is met is what a shopper hears of.
 */
export const COUPON_LIMITS = ['uses_total', 'first_order_only', 'uses_per_customer'] as const;
export type CouponLimit = (typeof COUPON_LIMITS)[number];

/** How a coupon is limited; what is left out or null does not limit it. */
export interface CouponLimits {
  readonly uses_total?: number | null | undefined;
  readonly uses_per_customer?: number | null | undefined;
  readonly first_order_only?: boolean | undefined;
}

/** What counts against the limits of a coupon: orders that were not cancelled. */
export interface CouponUses {
  /** Orders with the coupon. */
  readonly all: number;
  /** Orders with the coupon of this customer: of their account, and of their e-mail address. Undefined while nobody is known. */
  readonly ofCustomer: number | undefined;
  /** All orders of this customer. */
  readonly orders: number | undefined;
}

/** Whether a coupon is limited at all: nothing has to be counted for one that is not. Pure. */
export function isLimited({ uses_total, uses_per_customer, first_order_only }: CouponLimits): boolean {
  return typeof uses_total === 'number' || typeof uses_per_customer === 'number' || first_order_only === true;
}

/**
 * The limit that keeps a coupon from one more order; undefined where it may be used. What is asked of a customer is judged once somebody is
 * known. Pure.
 */
export function limitMet(limits: CouponLimits, { all, ofCustomer, orders }: CouponUses): CouponLimit | undefined {
  const isMet: Readonly<Record<CouponLimit, boolean>> = {
    uses_total: isReached(limits.uses_total, all),
    first_order_only: limits.first_order_only === true && orders !== undefined && orders > 0,
    uses_per_customer: isReached(limits.uses_per_customer, ofCustomer),
  };
  return COUPON_LIMITS.find((limit) => isMet[limit]);
}

function isReached(limit: number | null | undefined, count: number | undefined): boolean {
  return typeof limit === 'number' && count !== undefined && count >= limit;
}
