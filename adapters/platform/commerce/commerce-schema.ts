import * as z from 'zod/mini';
import { PROMO_ORDER } from '../../../core/contract/methods';
import { describeIssues } from '../http/describe-issues';
import type { CommerceData } from '../ports/commerce';

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

const shippingMethod = z.strictObject({
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
const paymentMethod = z.strictObject({
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
const currencyRate = z.strictObject({
  currency,
  per_dollar: z.number().check(z.gte(0.000001), z.lte(1_000_000)),
  step: z.number().check(z.gte(0.01), z.lte(1_000_000)),
  small_step: z.number().check(z.gte(0.01), z.lte(1_000_000)),
  below: z.number().check(z.gte(0), z.lte(1_000_000)),
});

const bonusRules = z.strictObject({
  spend_bonuses_proportion: z.number().check(z.gte(0), z.lte(1)),
  spend_unlimited_bonuses_from: byCurrency,
});

const percent = z.number().check(z.gte(0), z.lte(100));
const royaltyRules = z.strictObject({
  profit_percent: percent,
  bonus_percent: percent,
  return_days: z.int().check(z.gte(0), z.lte(365)),
  payout_minimum: byCurrency,
  payout_day: z.int().check(z.gte(1), z.lte(28)),
});

/** Most entries of each list. */
const MOST = 50;
const list = <T extends z.ZodMiniType>(entry: T) => z.optional(z.array(entry).check(z.maxLength(MOST)));

const commerce = z.strictObject({
  shipping_methods: list(shippingMethod),
  payment_methods: list(paymentMethod),
  currency_rates: list(currencyRate),
  bonus_rules: z.optional(bonusRules),
  royalty_rules: z.optional(royaltyRules),
});

/** Raised for what cannot be the merchant's ways to ship and to pay, rates, or rules of bonuses or royalties; its message names the field and the limit. */
export class CommerceDataError extends Error {
  override readonly name = 'CommerceDataError';
  readonly code = 'invalid-input';
}

/**
 * The merchant's lists as they came from outside: any of `shipping_methods`, `payment_methods`, `currency_rates`, `bonus_rules` and `royalty_rules`.
 * @throws CommerceDataError naming the field, as 'shipping_methods.0.amount must be at least 0'
 */
export function parseCommerce(raw: unknown): Partial<CommerceData> {
  const parsed = commerce.safeParse(raw, { reportInput: true });
  if (!parsed.success) {
    const faults = describeIssues(parsed.error.issues, 'the data').map(({ message }) => message);
    throw new CommerceDataError(faults.join('; '));
  }
  const { shipping_methods, payment_methods, currency_rates, bonus_rules, royalty_rules } = parsed.data;
  const data: Partial<CommerceData> = {
    ...(shipping_methods && { shipping_methods }),
    ...(payment_methods && { payment_methods }),
    ...(currency_rates && { currency_rates }),
    ...(bonus_rules && { bonus_rules }),
    ...(royalty_rules && { royalty_rules }),
  };
  const faults = faultsOf(data);
  if (faults.length > 0) throw new CommerceDataError(faults.join('; '));
  return data;
}

/** What no single field says. */
function faultsOf(data: Partial<CommerceData>): readonly string[] {
  const { shipping_methods: shipping = [], payment_methods: payment = [], currency_rates: rates = [] } = data;
  return [
    // Front ends choose a way to ship by the code of the method alone.
    ...repeated(
      'shipping_methods',
      'method_code',
      shipping.map((row) => row.method_code),
    ),
    ...repeated(
      'payment_methods',
      'code',
      payment.map((row) => row.code),
    ),
    ...repeated(
      'currency_rates',
      'currency',
      rates.map((row) => row.currency),
    ),
    ...payment.flatMap(({ code, free }, index) =>
      (free !== undefined) === (code === PROMO_ORDER)
        ? []
        : [`payment_methods.${String(index)}.free must be there for ${PROMO_ORDER}, and for no other`],
    ),
    ...payment.flatMap(({ discount }, index) => discountFaults(discount, `payment_methods.${String(index)}.discount`)),
    ...rates.flatMap((rate, index) => {
      const field = `currency_rates.${String(index)}`;
      return [
        ...(rate.currency === 'USD' ? [`${field}.currency must not be USD, which amounts are in`] : []),
        ...(rate.below < rate.step ? [] : [`${field}.below must be less than step, ${String(rate.step)}`]),
      ];
    }),
  ];
}

function repeated(list: string, field: string, codes: readonly string[]): readonly string[] {
  return codes.flatMap((entry, index) =>
    codes.indexOf(entry) === index ? [] : [`${list}.${String(index)}.${field} must be there once: ${entry}`],
  );
}

function discountFaults(
  discount: CommerceData['payment_methods'][number]['discount'],
  field: string,
): readonly string[] {
  if (discount === undefined) return [];
  const [minimum, step] = [Object.keys(discount.minimum), Object.keys(discount.step)];
  return [
    ...step.filter((name) => !minimum.includes(name)).map((name) => `${field}.minimum.${name} is required`),
    ...minimum.filter((name) => !step.includes(name)).map((name) => `${field}.step.${name} is required`),
  ];
}
