import * as z from 'zod/mini';
import { recordKind } from '../foundation/record-kind';
import { money, promotionTerms } from './promotion-terms';

const max = z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))));

export const couponDocument = z.object({
  /** Case-insensitive. */
  code: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\p{L}\p{N}_-]+$/u)),
  kind: z.enum(['fixed', 'free_delivery', 'percent']),
  /** Percent or major units of the base currency. */
  value: money,
  active: z.boolean(),
  /** Cancelled orders are not counted; null for unlimited. */
  uses_total: max,
  /** By account and by email address. */
  uses_per_customer: max,
  ...promotionTerms,
});
/** Coupon in the back office. */
export type CouponDocument = z.infer<typeof couponDocument>;

export const couponRecords = recordKind({
  kind: 'coupon',
  plural: 'coupons',
  document: couponDocument,
  row: couponDocument,
  filters: { kind: z.optional(couponDocument.shape.kind), active: z.optional(z.boolean()) },
  sorts: ['code', 'kind', 'value'],
  read: 'promotions:read',
  write: 'promotions:write',
});
