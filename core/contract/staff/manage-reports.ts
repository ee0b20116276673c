import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
const store = z.optional(z.string().check(z.maxLength(64)));

/** Month from 2000 to 2099, such as 2026-03. */
export const MONTH_PATTERN = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** Sales reports, by what they group. */
export const REPORT_NAMES = [
  'sales',
  'movements',
  'stores',
  'products',
  'variants',
  'categories',
  'brands',
  'coupons',
  'promotions',
  'payment-methods',
  'shipping-methods',
  'taxes',
  'eu-sales',
  'ec-sales-list',
  'customers',
  'return-reasons',
] as const;
/** Name of a sales report. */
export type ReportName = (typeof REPORT_NAMES)[number];

/** Steps of the report `sales`. */
export const REPORT_STEPS = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof REPORT_STEPS)[number];

/** Periods to compare with. */
export const REPORT_COMPARISONS = ['none', 'previous', 'year'] as const;
export type ReportComparison = (typeof REPORT_COMPARISONS)[number];

/** Maximum days of a report. */
export const MAX_REPORT_DAYS = 3660;
/** Maximum rows by currency; the rest is summed in `others`. */
export const MAX_REPORT_ROWS = 2000;
export const REPORT_ROWS = 100;

const period = z.object({ from: z.string(), to: z.string() });

export const reportFigures = z.object({
  /** Placed orders less cancelled ones; null if a row contains parts of orders. */
  orders: z.nullable(z.number()),
  /** Sold units less cancelled and returned ones. */
  units: z.number(),
  /** Goods without tax, before discounts. */
  gross: amount,
  discounts: amount,
  cancelled: amount,
  refunded: amount,
  /** Gross sales less discounts, cancellations and refunds. */
  net: amount,
  /** Without tax. */
  shipping: amount,
  /** On goods and shipping. */
  tax: amount,
  /** Gift cards sold. */
  cards: amount,
  /** Net sales, shipping, tax and gift cards. */
  total: amount,
  /** Net sales by order. */
  average: z.nullable(amount),
  /** Cost of the goods for which it was known when they were ordered; this and the rest are null without `catalogue:read`. */
  cost: z.nullable(amount),
  /** Net sales less cost, of the goods with a known cost. */
  margin: z.nullable(amount),
  /** Margin in percent of these net sales; null without such sales. */
  margin_rate: z.nullable(z.number()),
  /** Units in `units` without a known cost. */
  uncosted: z.nullable(z.number()),
});
/** Figures of a report row, in major units. */
export type ReportFigures = z.infer<typeof reportFigures>;

const reportRow = z.object({
  ...reportFigures.shape,
  /** Null for shipping, which belongs to no product. */
  key: z.nullable(z.string()),
  /** Name of the record; null if it has none. */
  label: z.nullable(z.string()),
  before: z.nullable(reportFigures),
});
/** Row of a sales report. */
export type ReportRow = z.infer<typeof reportRow>;

export const reportTable = z.object({
  currency: z.string(),
  rows: z.array(reportRow),
  /** Rows beyond the limit. */
  others: z.nullable(z.object({ ...reportFigures.shape, count: z.number(), before: z.nullable(reportFigures) })),
  total: reportFigures,
  before: z.nullable(reportFigures),
});
/** Report of one currency. */
export type ReportTable = z.infer<typeof reportTable>;

export const reportResult = z.object({
  name: z.enum(REPORT_NAMES),
  period,
  compared: z.nullable(period),
  tables: z.array(reportTable),
});

export const salesReport = endpoint({
  name: 'salesReport',
  method: 'GET',
  path: '/api/manage/report',
  access: 'staff',
  permission: 'figures:read',
  query: z.object({
    token,
    name: z.enum(REPORT_NAMES),
    /** Day of the shop's time zone; default: the first of this month. */
    from: z.optional(day),
    /** Inclusive; default: today. */
    to: z.optional(day),
    compare: z.optional(z.enum(REPORT_COMPARISONS)),
    /** Default: all. */
    store,
    /** Only for the report `sales`. Default: day. */
    step: z.optional(z.enum(REPORT_STEPS)),
    /** Rows by currency. Default: 100. */
    limit: z.optional(z.int().check(z.gte(1), z.lte(MAX_REPORT_ROWS))),
  }),
  body: z.undefined(),
  result: reportResult,
  summary: 'Returns a sales report, one table for each currency, net of cancellations and refunds.',
  chapter,
});

const owed = z.object({
  currency: z.string(),
  /** Spendable gift cards with a balance. */
  gift_cards: z.number(),
  gift_card_balance: amount,
  /** People with bonuses. */
  people: z.number(),
  bonuses: amount,
});
/** Money owed to customers in one currency. */
export type Owed = z.infer<typeof owed>;

export const closingResult = z.object({
  month: z.string(),
  period,
  /** True if the month has not ended. */
  is_open: z.boolean(),
  /** Sales, cancellations and refunds, one table for each currency. */
  movements: z.array(reportTable),
  /** By tax rate and country. */
  taxes: z.array(reportTable),
  /** Owed to customers of all stores at `asked_at`, not at the end of the month: past balances are not stored. */
  owed: z.array(owed),
  /** ISO 8601. */
  asked_at: z.string(),
});
/** Figures of a month for the books. */
export type MonthClosing = z.infer<typeof closingResult>;

export const monthClosing = endpoint({
  name: 'monthClosing',
  method: 'GET',
  path: '/api/manage/month-closing',
  access: 'staff',
  permission: 'figures:read',
  query: z.object({
    token,
    /** Month such as 2026-03. Default: the previous month. */
    month: z.optional(z.string().check(z.regex(MONTH_PATTERN))),
    /** Default: all. */
    store,
  }),
  body: z.undefined(),
  result: closingResult,
  summary: 'Returns sales, cancellations, refunds and taxes of a month by rate and country, for an accountant.',
  chapter,
});
