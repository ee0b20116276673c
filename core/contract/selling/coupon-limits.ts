/** In order of precedence. */
export const COUPON_LIMITS = ['uses_total', 'first_order_only', 'uses_per_customer'] as const;
export type CouponLimit = (typeof COUPON_LIMITS)[number];
/** Reasons to refuse a known code; `own_code`: bloggers cannot use their own code. */
export const COUPON_REFUSALS = [...COUPON_LIMITS, 'own_code'] as const;
export type CouponRefusalReason = (typeof COUPON_REFUSALS)[number];

export interface CouponLimits {
  readonly uses_total?: number | null | undefined;
  readonly uses_per_customer?: number | null | undefined;
  readonly first_order_only?: boolean | undefined;
}

/** Cancelled orders are not counted. */
export interface CouponUses {
  readonly all: number;
  /** By account and email; undefined for unknown customers. */
  readonly ofCustomer: number | undefined;
  readonly orders: number | undefined;
}

export function isLimited({ uses_total, uses_per_customer, first_order_only }: CouponLimits): boolean {
  return typeof uses_total === 'number' || typeof uses_per_customer === 'number' || first_order_only === true;
}

/** Returns the violated limit; undefined if usable. Customer limits apply once the customer is known. */
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
