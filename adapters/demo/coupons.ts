import type { CouponRecord } from '../platform/ports/catalogue/catalogue-data';

export const SEASON_COUPON = 'SEASON10';

export const DEMO_COUPONS: readonly CouponRecord[] = [
  { code: 'WELCOME10', kind: 'percent', value: '10', source: 'demo', first_order_only: true },
  { code: SEASON_COUPON, kind: 'percent', value: '10', source: 'demo' },
  { code: 'TAKE5', kind: 'fixed', value: '5', source: 'demo' },
  { code: 'FREESHIP', kind: 'free_delivery', value: '0', source: 'demo' },
];
