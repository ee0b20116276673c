import * as z from 'zod/mini';

const flag = z.optional(z.boolean());
const code = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/));
const title = z.string().check(z.minLength(1), z.maxLength(100));
const words = z.strictObject({
  en: title,
  de: z.optional(title),
  ru: z.optional(title),
  uk: z.optional(title),
  zh: z.optional(title),
});
const sum = z.number().check(z.gte(0), z.lte(1_000_000_000));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const byCurrency = z.record(currency, sum);

/** A way to ship as the merchant sets it; see `ShippingMethodRecord`. */
export const shippingMethod = z.strictObject({
  method_code: code,
  carrier_code: code,
  method_title: words,
  carrier_title: z.optional(words),
  amount: sum,
  limit: z.optional(sum),
  days_to_delivery: z.optional(z.int().check(z.gte(0), z.lte(365))),
  default: flag,
  offline: flag,
});
/** A way to pay as the merchant sets it. */
export const paymentMethod = z.strictObject({
  code,
  title: words,
  default: flag,
  redirect: flag,
  free: z.optional(z.strictObject({ most_unshown: z.int().check(z.gte(0), z.lte(1000)) })),
  discount: z.optional(
    z.strictObject({
      percent: z.number().check(z.gte(0), z.lte(100)),
      minimum: byCurrency,
      step: byCurrency,
    }),
  ),
});
/** What a dollar price becomes in a currency. */
export const currencyRate = z.strictObject({
  currency,
  per_dollar: z.number().check(z.gte(0.000001), z.lte(1_000_000)),
  step: z.number().check(z.gte(0.01), z.lte(1_000_000)),
  small_step: z.number().check(z.gte(0.01), z.lte(1_000_000)),
  below: z.number().check(z.gte(0), z.lte(1_000_000)),
});

/** The number of a tax class; 0 of products is what is not taxed. */
export const taxClassNumber = z.int().check(z.gte(0), z.lte(100_000));
/** What a tax class is called. */
export const taxClass = z.strictObject({ of: z.enum(['product', 'customer']), number: taxClassNumber, title: words });

/** How much of an order may be paid with bonuses. */
export const bonusRules = z.strictObject({
  spend_bonuses_proportion: z.number().check(z.gte(0), z.lte(1)),
  spend_unlimited_bonuses_from: byCurrency,
});

const percent = z.number().check(z.gte(0), z.lte(100));
/** By what bloggers earn. */
export const royaltyRules = z.strictObject({
  profit_percent: percent,
  bonus_percent: percent,
  return_days: z.int().check(z.gte(0), z.lte(365)),
  payout_minimum: byCurrency,
  payout_day: z.int().check(z.gte(1), z.lte(28)),
});
