import type { CouponRecord } from '../platform/ports/catalogue-data';

/** The coupon that one in five of the demo's past orders was placed with. */
export const SEASON_COUPON = 'SEASON10';

/** The coupons of the demo shop, one of each kind and one of the season. */
export const DEMO_COUPONS: readonly CouponRecord[] = [
  { code: 'WELCOME10', kind: 'percent', value: '10', source: 'demo', first_order_only: true },
  { code: SEASON_COUPON, kind: 'percent', value: '10', source: 'demo' },
  { code: 'TAKE5', kind: 'fixed', value: '5', source: 'demo' },
  { code: 'FREESHIP', kind: 'free_delivery', value: '0', source: 'demo' },
];
