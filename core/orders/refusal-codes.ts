import type { ErrorCode } from '../kernel/error-catalogue';

/** Part of an order that a shopper may change after a refusal. */
export type RefusedPart = 'bag' | 'details' | 'coupon' | 'total' | 'nothing';

export const REFUSED_PARTS = {
  'cart-empty': 'bag',
  'order-sold-out': 'bag',
  'pay-later-limit': 'bag',
  'checkout-incomplete': 'details',
  'order-invalid': 'details',
  'coupon-used-up': 'coupon',
  'coupon-first-order': 'coupon',
  'coupon-used': 'coupon',
  'coupon-own-code': 'coupon',
  'totals-changed': 'total',
  'cart-closed': 'nothing',
  offline: 'nothing',
  'request-failed': 'nothing',
} as const satisfies Partial<Record<ErrorCode, RefusedPart>>;

/** Codes of `OrderRefused`. */
export type RefusalCode = keyof typeof REFUSED_PARTS;
