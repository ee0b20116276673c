import * as z from 'zod/mini';
import { isDay } from '../kernel/is-day';

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
const days = z.int().check(z.gte(0), z.lte(365));

/** A way to ship as the merchant sets it; see `ShippingMethodRecord`. */
export const shippingMethod = z.strictObject({
  method_code: code,
  carrier_code: code,
  method_title: words,
  carrier_title: z.optional(words),
  amount: sum,
  limit: z.optional(sum),
  days_to_delivery: z.optional(days),
  least_days_to_delivery: z.optional(days),
  /** Price and days outside the store's country; left out where they are the same. */
  abroad: z.optional(
    z.strictObject({
      amount: sum,
      limit: z.optional(sum),
      days_to_delivery: z.optional(days),
      least_days_to_delivery: z.optional(days),
    }),
  ),
  /** Not offered outside the store's country. */
  domestic_only: flag,
  default: flag,
  offline: flag,
});

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const weekday = z.enum(['1', '2', '3', '4', '5', '6', '7']);
/** When parcels leave for a country, and on which days nobody brings any. */
export const deliveryCalendar = z.strictObject({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** IANA name: where parcels for it are packed. */
  time_zone: z.string().check(z.refine(isTimeZone, { error: 'must be a time zone, such as Europe/Berlin' })),
  /** '14:00': what is ordered from then on waits for the next working day. */
  cut_off: z
    .string()
    .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be an hour of the day, such as 14:00' })),
  /** ISO 8601 weekdays on which parcels leave and arrive: '1' is Monday. */
  working_days: z.array(weekday).check(
    z.minLength(1),
    z.maxLength(7),
    z.refine((list) => new Set(list).size === list.length, { error: 'must name each weekday once' }),
  ),
  /** Working days before a parcel leaves. */
  handling_days: z.int().check(z.gte(0), z.lte(60)),
  /** Whether nothing leaves or arrives on the public holidays of the country. */
  public_holidays: z.boolean(),
  /** Further days on which nothing leaves and nothing arrives, 'YYYY-MM-DD'. */
  closed_on: z
    .array(z.strictObject({ day: z.string().check(z.refine(isDay, { error: 'must be a day, such as 2026-12-24' })) }))
    .check(z.maxLength(366)),
});
/** When a way to ship is collected and how long it takes, as it is kept. */
export type DeliveryCalendarRecord = z.infer<typeof deliveryCalendar>;

/** A way to pay as the merchant sets it. */
export const paymentMethod = z.strictObject({
  code,
  title: words,
  default: flag,
  redirect: flag,
  /** Orders are sent only once they are paid; on for bank transfers where nothing is said. */
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
  /** Days after the arrival until a royalty is confirmed; shoppers’ days to send an order back count where there are more of them. */
  return_days: z.int().check(z.gte(0), z.lte(365)),
  payout_minimum: byCurrency,
  payout_day: z.int().check(z.gte(1), z.lte(28)),
});
