import * as z from 'zod/mini';
import { isTimeZone } from '../../kernel/is-time-zone';
import { isCurrencyCode } from '../foundation/currency-code';
import { isSellableCurrency } from '../../kernel/currency';
import { isDay } from '../../kernel/is-day';
import { filledText, MAX_SUM } from '../foundation/scalars';
import { RATE_BOUNDS } from './rate-bounds';

const flag = z.optional(z.boolean());
export const code = z.string().check(z.maxLength(40), z.regex(/^[a-z0-9_-]{1,40}$/));
const title = filledText(100);
export const words = z.strictObject({
  en: title,
  de: z.optional(title),
  ru: z.optional(title),
  uk: z.optional(title),
  zh: z.optional(title),
});
const sum = z.number().check(z.gte(0), z.lte(MAX_SUM));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
/** Base currency of a shop, in which it stores prices. */
export const baseCurrency = z
  .string()
  .check(
    z.refine(isCurrencyCode, { error: 'must be a currency of ISO 4217, such as PLN' }),
    z.refine(isSellableCurrency, { error: 'must not have four decimals, since the shop computes in hundredths' }),
  );
const byCurrency = z.record(currency, sum);
const days = z.int().check(z.gte(0), z.lte(365));

export const shippingMethod = z.strictObject({
  method_code: code,
  carrier_code: code,
  method_title: words,
  carrier_title: z.optional(words),
  amount: sum,
  limit: z.optional(sum),
  days_to_delivery: z.optional(days),
  least_days_to_delivery: z.optional(days),
  abroad: z.optional(
    z.strictObject({
      amount: sum,
      limit: z.optional(sum),
      days_to_delivery: z.optional(days),
      least_days_to_delivery: z.optional(days),
    }),
  ),
  domestic_only: flag,
  default: flag,
  offline: flag,
});

const weekday = z.enum(['1', '2', '3', '4', '5', '6', '7']);
export const deliveryCalendar = z.strictObject({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** IANA time zone of the warehouse. */
  time_zone: z.string().check(z.refine(isTimeZone, { error: 'must be a time zone, such as Europe/Berlin' })),
  /** 'HH:MM'; later orders count for the next working day. */
  cut_off: z
    .string()
    .check(
      z.maxLength(5),
      z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be an hour of the day, such as 14:00' }),
    ),
  /** ISO 8601 weekdays; '1' is Monday. */
  working_days: z.array(weekday).check(
    z.minLength(1),
    z.maxLength(7),
    z.refine((list) => new Set(list).size === list.length, { error: 'must name each weekday once' }),
  ),
  handling_days: z.int().check(z.gte(0), z.lte(60)),
  public_holidays: z.boolean(),
  closed_on: z
    .array(
      z.strictObject({
        day: z.string().check(z.maxLength(10), z.refine(isDay, { error: 'must be a day, such as 2026-12-24' })),
      }),
    )
    .check(z.maxLength(366)),
});
/** Shipping calendar of a country. */
export type DeliveryCalendarRecord = z.infer<typeof deliveryCalendar>;

export const paymentMethod = z.strictObject({
  code,
  title: words,
  default: flag,
  redirect: flag,
  /** Default: true for bank transfers only. */
  send_when_paid: flag,
  free: z.optional(z.strictObject({ most_unshown: z.int().check(z.gte(0), z.lte(1000)) })),
  discount: z.optional(
    z.strictObject({
      percent: z.number().check(z.gte(0), z.lte(100)),
      minimum: byCurrency,
      step: byCurrency,
    }),
  ),
});
export const currencyRate = z.strictObject({
  currency,
  /** Price of one unit of the base currency. */
  rate: z.number().check(z.gte(RATE_BOUNDS.min), z.lte(RATE_BOUNDS.max)),
  step: z.number().check(z.gte(0.01), z.lte(1_000_000)),
  small_step: z.number().check(z.gte(0.01), z.lte(1_000_000)),
  below: z.number().check(z.gte(0), z.lte(1_000_000)),
});

export const taxClassNumber = z.int().check(z.gte(0), z.lte(100_000));
export const taxClass = z.strictObject({ of: z.enum(['product', 'customer']), number: taxClassNumber, title: words });

export const bonusRules = z.strictObject({
  spend_bonuses_proportion: z.number().check(z.gte(0), z.lte(1)),
  spend_unlimited_bonuses_from: byCurrency,
});

const percent = z.number().check(z.gte(0), z.lte(100));
export const royaltyRules = z.strictObject({
  profit_percent: percent,
  bonus_percent: percent,
  /** Discount by a blogger's code typed as a coupon; 0 credits the blogger only. Default 0. */
  code_discount_percent: z.optional(percent),
  /** Days after arrival; never less than the return period. */
  return_days: z.int().check(z.gte(0), z.lte(365)),
  payout_minimum: byCurrency,
  payout_day: z.int().check(z.gte(1), z.lte(28)),
});
