import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
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

/** Maximum codes of one call. */
export const MAX_GENERATED_CODES = 5000;
export const MAX_CODE_PREFIX = 20;

export const generateCoupons = endpoint({
  name: 'generateCoupons',
  method: 'POST',
  path: '/api/manage/coupon-codes',
  access: 'staff',
  permission: 'promotions:write',
  bodyKind: 'json',
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
  body: z.object({
    /** Code of the coupon to copy the value and conditions from. */
    coupon: z.string().check(z.minLength(1), z.maxLength(64)),
    prefix: z.string().check(z.minLength(1), z.maxLength(MAX_CODE_PREFIX), z.regex(/^[A-Za-z0-9]+$/)),
    count: z.int().check(z.gte(1), z.lte(MAX_GENERATED_CODES)),
  }),
  result: z.object({ codes: z.array(z.string()) }),
  summary: 'Creates coupons with generated codes, each for one order.',
  chapter: 'A §6',
});
