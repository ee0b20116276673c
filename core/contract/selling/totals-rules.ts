import * as z from 'zod/mini';
import { amount } from '../foundation/scalars';
import { vatCheck } from './vat-number';

/** Scope and minimum of a discount, as far as this cart is concerned. */
const scoped = {
  /** SKUs of the cart in scope; absent for all goods. */
  skus: z.optional(z.array(z.string())),
  /** Sum of the goods in scope, before discounts. */
  minimum: z.optional(amount.check(z.gte(0))),
};

const percent = z.number().check(z.gte(0), z.lte(100));

/** Action members by kind: percent, amount, tiers; units, reduced and percent for buy_get. */
const promotionRule = z.object({
  code: z.string(),
  name: z.string(),
  exclusive: z.optional(z.boolean()),
  ...scoped,
  kind: z.enum(['percent', 'fixed', 'free_delivery', 'buy_get', 'tiers']),
  percent: z.optional(percent),
  amount: z.optional(amount.check(z.gte(0))),
  units: z.optional(z.int().check(z.gte(1))),
  reduced: z.optional(z.int().check(z.gte(1))),
  tiers: z.optional(z.array(z.object({ from: amount.check(z.gte(0)), percent }))),
});

/** Allows clients to compute totals offline. In major units. */
export const totalsRules = z.object({
  /** Customer tax class; absent for customers without one. */
  customer_tax_class_id: z.optional(z.number()),
  /** Check of the business customer's VAT number; absent without one, or if the store does not ask. */
  vat: z.optional(vatCheck),
  /** Address for which no tax is charged, because the buyer owes it: prices that contain tax drop to their net. */
  tax_exempt: z.optional(z.object({ country_id: z.string(), vat_id: z.string() })),
  /** In the order in which they apply, before the coupon. */
  promotions: z.optional(z.array(promotionRule)),
  coupon: z.optional(
    z.object({ type: z.enum(['percent', 'fixed', 'free_delivery']), value: amount.check(z.gte(0)), ...scoped }),
  ),
  bonuses: z.optional(
    z.object({
      account: amount.check(z.gte(0)),
      is_vip: z.boolean(),
      spend: z.boolean(),
      /** Order value from which bonuses may pay everything; null for never. */
      spend_unlimited_bonuses_from: z.optional(z.nullable(amount.check(z.gte(0)))),
      /** 0–1. */
      spend_bonuses_proportion: z.number().check(z.gte(0), z.lte(1)),
    }),
  ),
  /** In spending order; codes are masked. */
  gift_cards: z.optional(z.array(z.object({ id: z.string(), code: z.string(), balance: amount.check(z.gte(0)) }))),
});
