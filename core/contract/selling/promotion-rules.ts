import * as z from 'zod/mini';
import { code, words } from './commerce-rules';
import { money, promotionTerms } from './promotion-terms';

/** Actions of a promotion on the goods in its scope. */
const PROMOTION_KINDS = ['percent', 'fixed', 'free_delivery', 'buy_get', 'tiers'] as const;

export const MAX_TIERS = 10;
export const MAX_SET_UNITS = 100;

const percent = z.number().check(z.gte(0.01), z.lte(100));
const units = z.int().check(z.gte(1), z.lte(MAX_SET_UNITS));

/** Promotion without a code. Amounts are text in major units of the base currency. */
export const promotion = z.strictObject({
  /** Names the promotion in reports and totals; cannot be changed. */
  code,
  /** Shown to shoppers. */
  name: words,
  active: z.boolean(),
  kind: z.enum(PROMOTION_KINDS),
  /** For the kinds percent and buy_get. */
  percent: z.optional(percent),
  /** For the kind fixed: total amount off the goods in scope. */
  amount: z.optional(money),
  /** For the kind buy_get: units of a set. */
  units: z.optional(units),
  /** For the kind buy_get: number of cheapest units of each set that are discounted. */
  reduced: z.optional(units),
  /** For the kind tiers, by the sum of the goods in scope. */
  tiers: z.optional(z.array(z.strictObject({ from: money, percent })).check(z.maxLength(MAX_TIERS))),
  /** Combines with no other promotion; coupons still apply. */
  exclusive: z.optional(z.boolean()),
  ...promotionTerms,
});
/** Promotion as staff configure it. */
export type PromotionRecord = z.infer<typeof promotion>;
