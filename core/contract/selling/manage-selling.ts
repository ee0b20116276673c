import * as z from 'zod/mini';
import {
  bonusRules,
  currencyRate,
  deliveryCalendar,
  paymentMethod,
  royaltyRules,
  shippingMethod,
  taxClass,
  taxClassNumber,
} from './commerce-rules';
import { stockPlace } from '../catalogue/stock-places';
import { isDay } from '../../kernel/is-day';
import { endpoint } from '../foundation/endpoint';
import { recordKind } from '../foundation/record-kind';
import { amount, filledText } from '../foundation/scalars';
import { MAX_POSTCODE_PATTERN, postcodeArea } from './postcode-area';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
const position = z.int().check(z.gte(1), z.lte(50));
const access = { read: 'commerce:read', write: 'commerce:write' } as const;
const named = { position: z.number(), code: z.string(), title: z.string() };

export const shippingMethodRecords = recordKind({
  kind: 'shipping_method',
  plural: 'shipping_methods',
  document: z.strictObject({ position, ...shippingMethod.shape }),
  row: z.object({
    ...named,
    amount: z.number(),
    /** Base currency of the shop. */
    currency: z.string(),
    days: z.nullable(z.number()),
    carrier: z.string(),
    carrier_title: z.string(),
  }),
  filters: {},
  sorts: ['position', 'code'],
  ...access,
});

export const deliveryCalendarRecords = recordKind({
  kind: 'delivery_calendar',
  plural: 'delivery_calendars',
  document: z.strictObject({ position, ...deliveryCalendar.shape }),
  row: z.object({ position: z.number(), country: z.string(), time_zone: z.string(), cut_off: z.string() }),
  filters: {},
  sorts: ['position', 'country'],
  ...access,
});

export const stockPlaceRecords = recordKind({
  kind: 'stock_place',
  plural: 'stock_places',
  document: z.strictObject({ ...stockPlace.shape }),
  row: z.object({
    code: z.string(),
    name: z.string(),
    words: stockPlace.shape.name,
    city: z.string(),
    country: z.string(),
    ships: z.boolean(),
    preference: z.number(),
    active: z.boolean(),
  }),
  filters: {},
  sorts: ['code', 'preference'],
  read: 'catalogue:read',
  write: 'commerce:write',
});

export const paymentMethodRecords = recordKind({
  kind: 'payment_method',
  plural: 'payment_methods',
  document: z.strictObject({ position, ...paymentMethod.shape }),
  row: z.object({ ...named, redirect: z.boolean(), send_when_paid: z.boolean(), discount: z.nullable(z.number()) }),
  filters: {},
  sorts: ['position', 'code'],
  ...access,
});

export const currencyRateRecords = recordKind({
  kind: 'currency_rate',
  plural: 'currency_rates',
  document: z.strictObject({ ...currencyRate.shape }),
  row: z.object({ currency: z.string(), rate: z.number() }),
  filters: {},
  sorts: ['currency'],
  ...access,
});

export const sellingRuleRecords = recordKind({
  kind: 'selling_rule',
  plural: 'selling_rules',
  document: z.strictObject({ bonus_rules: bonusRules, royalty_rules: royaltyRules }),
  row: z.object({ profit_percent: z.number(), spend_bonuses_proportion: z.number() }),
  filters: {},
  sorts: ['profit_percent'],
  ...access,
});

export const taxClassRecords = recordKind({
  kind: 'tax_class',
  plural: 'tax_classes',
  document: z.strictObject({
    ...taxClass.shape,
    /** Omit to get the next free number. */
    number: z.optional(taxClassNumber),
  }),
  row: z.object({
    of: z.enum(['product', 'customer']),
    number: z.number(),
    title: z.string(),
    words: taxClass.shape.title,
  }),
  filters: { of: z.optional(z.enum(['product', 'customer'])) },
  sorts: ['title', 'number'],
  ...access,
});

const rateDay = z.optional(
  z.nullable(z.string().check(z.maxLength(10), z.refine(isDay, { error: 'must be a day, such as 2026-12-24' }))),
);

const taxRate = z.object({
  /** Percent. */
  rate: z.number().check(z.gte(0), z.lte(100)),
  tax_country_id: z.string().check(z.regex(/^[A-Z]{2}$/)),
  region_name: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  /** 0 or null for the whole country. */
  tax_region_id: z.optional(z.nullable(z.int().check(z.gte(0)))),
  /** Postcode, prefix or range: 94103, 941* or 94100...94199. Default: all postcodes. */
  postcode: z.optional(
    z.nullable(
      z.string().check(
        z.maxLength(MAX_POSTCODE_PATTERN),
        z.refine((text) => postcodeArea(text) !== undefined, {
          error: 'must be a postcode, the beginning of postcodes such as 941*, or a range such as 94100...94199',
        }),
      ),
    ),
  ),
  /** First day in the shop's time zone. */
  valid_from: rateDay,
  /** Last day in the shop's time zone. */
  valid_until: rateDay,
  /** Rates of different names, such as GST and PST, are added. Shown to customers. */
  name: z.optional(z.nullable(filledText(60))),
});

export const MAX_TAX_RATES = 5000;

export const taxRuleDocument = z.object({
  code: filledText(64),
  product_tax_class_ids: z.array(taxClassNumber).check(z.minLength(1), z.maxLength(50)),
  customer_tax_class_ids: z.array(taxClassNumber).check(z.minLength(1), z.maxLength(50)),
  rates: z.array(taxRate).check(z.minLength(1), z.maxLength(MAX_TAX_RATES)),
});
export type TaxRuleDocument = z.infer<typeof taxRuleDocument>;
const taxRuleRow = z.object({ code: z.string(), rates: z.number(), countries: z.string() });
export type TaxRuleRow = z.infer<typeof taxRuleRow>;

export const taxRuleRecords = recordKind({
  kind: 'tax_rule',
  plural: 'tax_rules',
  document: taxRuleDocument,
  row: taxRuleRow,
  filters: {},
  sorts: ['code'],
  ...access,
});

const tried = z.object({
  kind: z.enum(['currency_rate', 'payment_method', 'selling_rule', 'shipping_method', 'tax_rule']),
  id: z.optional(z.string().check(z.maxLength(200))),
  document: z.looseObject({}),
});
/** Unsaved record for a preview. */
export type TriedRecord = z.infer<typeof tried>;

const previewedWay = z.object({ code: z.string(), title: z.string(), shipping: amount, tax: amount, total: amount });
const previewedStore = z.object({
  store_code: z.string(),
  currency: z.string(),
  goods: amount,
  /** Price of the goods as stored. */
  base: z.object({ currency: z.string(), goods: amount }),
  tax_rate: z.number(),
  includes_tax: z.boolean(),
  ways: z.array(previewedWay),
  discounts: z.array(z.object({ code: z.string(), title: z.string(), discount: amount })),
  bonuses: amount,
  royalty: amount,
});
/** Price preview for goods of one price in a store. */
export type PreviewedStore = z.infer<typeof previewedStore>;

export const previewCart = endpoint({
  name: 'previewCart',
  method: 'POST',
  path: '/api/manage/cart-preview',
  access: 'staff',
  permission: 'commerce:read',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ tried: z.optional(tried) }),
  result: z.object({ items: z.array(previewedStore) }),
  summary:
    'Previews the total of a cart of a round price, about 100 US dollars, in each open store, with an unsaved record. Changes nothing.',
  chapter,
});
