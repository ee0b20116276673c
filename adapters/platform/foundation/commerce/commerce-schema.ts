import * as z from 'zod/mini';
import {
  baseCurrency,
  bonusRules,
  currencyRate,
  deliveryCalendar,
  paymentMethod,
  royaltyRules,
  shippingMethod,
  taxClass,
} from '../../../../core/contract/selling/commerce-rules';
import { promotion } from '../../../../core/contract/selling/promotion-rules';
import { promotionFaults } from '../../../../core/promotions';
import { DEFAULT_PLACE, MAX_PLACES, stockPlace } from '../../../../core/contract/catalogue/stock-places';
import { CASH_ON_DELIVERY, PROMO_ORDER } from '../../../../core/contract/selling/methods';
import type { AbroadTerms } from '../../../../core/delivery';
import { decimalsFault } from '../../../../core/kernel/currency';
import { describeIssues } from '../http/describe-issues';
import { DEFAULT_TERMS, type ShopTerms } from './shop-terms';
import type { CommerceData, CurrencyRateRecord, ShippingMethodRecord } from '../../ports/selling/commerce';

export const MAX_ENTRIES = 50;
const list = <T extends z.ZodMiniType>(entry: T) => z.optional(z.array(entry).check(z.maxLength(MAX_ENTRIES)));

const commerce = z.strictObject({
  base_currency: z.optional(baseCurrency),
  shipping_methods: list(shippingMethod),
  delivery_calendars: list(deliveryCalendar),
  stock_places: z.optional(z.array(stockPlace).check(z.maxLength(MAX_PLACES))),
  payment_methods: list(paymentMethod),
  currency_rates: list(currencyRate),
  promotions: list(promotion),
  tax_classes: list(taxClass),
  bonus_rules: z.optional(bonusRules),
  royalty_rules: z.optional(royaltyRules),
});

/** Thrown for invalid commerce data; the message names the field and the limit. */
export class CommerceDataError extends Error {
  override readonly name = 'CommerceDataError';
  readonly code = 'invalid-input';
}

/**
 * Parses untrusted commerce settings.
 * @param terms of the shop; the data may name another base currency
 * @throws CommerceDataError naming the field, e.g. 'shipping_methods.0.amount must be at least 0'
 */
export function parseCommerce(raw: unknown, terms: ShopTerms = DEFAULT_TERMS): Partial<CommerceData> {
  const data = readCommerce(raw);
  const faults = commerceFaults(data, terms);
  if (faults.length > 0) throw new CommerceDataError(faults.join('; '));
  return data;
}

/**
 * Reads commerce settings without the rules across fields, which stored entries may break.
 * @throws CommerceDataError naming the field
 */
export function readCommerce(raw: unknown): Partial<CommerceData> {
  const parsed = commerce.safeParse(raw, { reportInput: true });
  if (!parsed.success) {
    const faults = describeIssues(parsed.error.issues, 'the data').map(({ message }) => message);
    throw new CommerceDataError(faults.join('; '));
  }
  const { shipping_methods, delivery_calendars, payment_methods, currency_rates, tax_classes } = parsed.data;
  const { base_currency, bonus_rules, promotions, royalty_rules, stock_places } = parsed.data;
  return {
    ...(base_currency !== undefined && { base_currency }),
    ...(shipping_methods && { shipping_methods }),
    ...(delivery_calendars && { delivery_calendars }),
    ...(stock_places && { stock_places }),
    ...(payment_methods && { payment_methods }),
    ...(currency_rates && { currency_rates }),
    ...(promotions && { promotions }),
    ...(tax_classes && { tax_classes }),
    ...(bonus_rules && { bonus_rules }),
    ...(royalty_rules && { royalty_rules }),
  };
}

/** Names the faults across fields, such as 'currency_rates.0.below must be less than step, 1'. */
export function commerceFaults(data: Partial<CommerceData>, terms: ShopTerms): readonly string[] {
  const { base_currency: base = terms.base } = data;
  const { shipping_methods: shipping = [], payment_methods: payment = [], currency_rates: rates = [] } = data;
  const { tax_classes: classes = [], delivery_calendars: calendars = [] } = data;
  const { promotions = [], stock_places: places } = data;
  return [
    // Front ends identify shipping by the method code alone.
    ...repeated(
      'shipping_methods',
      'method_code',
      shipping.map((row) => row.method_code),
    ),
    ...shipping.flatMap((method, index) => shippingFaults(method, index, base)),
    ...repeated(
      'delivery_calendars',
      'country',
      calendars.map((row) => row.country),
    ),
    ...placeFaults(places),
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
    ...promotionsFaults(promotions, { ...terms, base }),
    ...repeated(
      'tax_classes',
      'number',
      classes.map((row) => `${row.of} ${String(row.number)}`),
    ),
    ...payment.flatMap(({ code, free }, index) =>
      (free !== undefined) === (code === PROMO_ORDER)
        ? []
        : [`payment_methods.${String(index)}.free must be there for ${PROMO_ORDER}, and for no other`],
    ),
    ...payment.flatMap(({ code, send_when_paid: isSet }, index) =>
      isSet === true && code === CASH_ON_DELIVERY
        ? [
            `payment_methods.${String(index)}.send_when_paid must be off for ${CASH_ON_DELIVERY}, which is paid on delivery`,
          ]
        : [],
    ),
    ...payment.flatMap(({ discount }, index) => discountFaults(discount, `payment_methods.${String(index)}.discount`)),
    ...rates.flatMap((rate, index) => rateFaults(rate, index, base)),
  ];
}

function rateFaults(rate: CurrencyRateRecord, index: number, base: string): readonly string[] {
  const field = `currency_rates.${String(index)}`;
  return [
    ...(rate.currency === base ? [`${field}.currency must not be ${base}, the base currency of the shop`] : []),
    ...(['step', 'small_step', 'below'] as const).flatMap((name) => {
      const fault = decimalsFault(rate[name], rate.currency);
      return fault === undefined ? [] : [`${field}.${name} ${fault}`];
    }),
    ...(rate.below < rate.step ? [] : [`${field}.below must be less than step, ${String(rate.step)}`]),
  ];
}

function promotionsFaults(promotions: CommerceData['promotions'], terms: ShopTerms): readonly string[] {
  return [
    ...repeated(
      'promotions',
      'code',
      promotions.map(({ code }) => code),
    ),
    ...promotions.flatMap((row, index) =>
      promotionFaults(row, terms).map(({ message }) => `promotions.${String(index)}.${message}`),
    ),
  ];
}

function placeFaults(places: CommerceData['stock_places'] | undefined): readonly string[] {
  if (places === undefined) return [];
  const codes = places.map(({ code }) => code);
  return [
    ...repeated('stock_places', 'code', codes),
    ...(codes.includes(DEFAULT_PLACE) ? [] : [`stock_places must have ${DEFAULT_PLACE}, the default location`]),
    ...(places.some(({ active, ships }) => active && ships)
      ? []
      : [`stock_places.0.ships must be on for at least one active location, so that orders can be shipped`]),
  ];
}

function shippingFaults({ abroad, ...method }: ShippingMethodRecord, index: number, base: string): readonly string[] {
  const field = `shipping_methods.${String(index)}`;
  const amounts = [
    ['amount', method.amount],
    ['limit', method.limit],
    ['abroad.amount', abroad?.amount],
    ['abroad.limit', abroad?.limit],
  ] as const;
  return [
    ...amounts.flatMap(([name, amount = 0]) => {
      const fault = decimalsFault(amount, base);
      return fault === undefined ? [] : [`${field}.${name} ${fault}`];
    }),
    ...dayFaults(method, field),
    ...(abroad === undefined ? [] : dayFaults(abroad, `${field}.abroad`)),
    ...(abroad !== undefined && method.domestic_only === true
      ? [`${field}.abroad must be omitted if domestic_only is on`]
      : []),
  ];
}

function dayFaults(
  {
    days_to_delivery: max,
    least_days_to_delivery: min,
  }: Pick<AbroadTerms, 'days_to_delivery' | 'least_days_to_delivery'>,
  field: string,
): readonly string[] {
  if (min === undefined || (max !== undefined && min <= max)) return [];
  const limit = max === undefined ? 'which is missing' : String(max);
  return [`${field}.least_days_to_delivery must be at most days_to_delivery, ${limit}`];
}

function repeated(list: string, field: string, codes: readonly string[]): readonly string[] {
  return codes.flatMap((entry, index) =>
    codes.indexOf(entry) === index ? [] : [`${list}.${String(index)}.${field} must not be repeated: ${entry}`],
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
