import * as z from 'zod/mini';
import { recordKind } from './record-kind';

/** Percent or major units of the shop's base currency, as decimal text. */
const value = z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/));

const most = z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))));

/** A coupon as staff edits it (S §5). */
export const couponDocument = z.object({
  /** What shoppers type, in any case of letters. */
  code: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\p{L}\p{N}_-]+$/u)),
  kind: z.enum(['fixed', 'free_delivery', 'percent']),
  value,
  active: z.boolean(),
  /** Orders that may use it in all, cancelled ones not counted; null for as many as come. */
  uses_total: most,
  /** Orders of one customer that may use it: of an account, and of an e-mail address. */
  uses_per_customer: most,
  /** It is for who has not ordered before. */
  first_order_only: z.optional(z.boolean()),
});
/** A coupon as staff edits it. */
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
