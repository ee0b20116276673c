import type {
  ReportFigures,
  ReportName,
  ReportRow,
  ReportStep,
  ReportTable,
} from '../../contract/staff/manage-reports';
import { dayNumber, isoDay } from '../../kernel/calendar-days';
import { toDecimal } from '../../kernel/money';
import { stepsOf, stepStart, type Period } from './report-periods';
import { restOf, salesFigures } from './sales-figures';
import { addSums, NO_SALES, type SalesSums } from '../../contract/staff/sales-sums';

/** Reports whose rows are whole orders; others split orders and cannot count them. */
export const OF_ORDERS: ReadonlySet<ReportName> = new Set([
  ...([
    'sales',
    'movements',
    'stores',
    'coupons',
    'promotions',
    'payment-methods',
    'shipping-methods',
    'customers',
  ] as const),
]);

/** Reports of goods, which get a row for shipping so that they sum to the same total. */
export const GOODS_REPORTS: ReadonlySet<ReportName> = new Set([
  'products',
  'variants',
  'categories',
  'brands',
] as const);

interface Group {
  /** Null for shipping. */
  readonly key: string | null;
  readonly label?: string | undefined;
  readonly sums: SalesSums;
  /** In the compared period. */
  readonly before?: SalesSums | undefined;
}

/**
 * Builds the table of one currency.
 * @param totals of the period, and of the compared one if there is any
 * @param count total number of groups; `groups` may contain only the first ones
 */
export function reportTable(
  name: ReportName,
  currency: string,
  groups: readonly Group[],
  totals: { readonly now: SalesSums; readonly before: SalesSums | undefined; readonly count: number },
): ReportTable {
  const { now, before, count } = totals;
  const isCompared = before !== undefined;
  const shown = (sums: SalesSums) => shownFigures(sums, OF_ORDERS.has(name));
  const rows = groups.map(({ key, label, sums, before: earlier = NO_SALES }): ReportRow => ({
    ...{ key, label: label ?? null, ...shown(sums), before: isCompared ? shown(earlier) : null },
  }));
  const given = groups.filter(({ key }) => key !== null).length;
  const others = {
    ...shown(
      restOf(
        now,
        groups.map(({ sums }) => sums),
      ),
    ),
    count: count - given,
    before: isCompared
      ? shown(
          restOf(
            before,
            groups.map(({ before: earlier = NO_SALES }) => earlier),
          ),
        )
      : null,
  };
  const hasOthers =
    count > given || (isCompared && Object.values(others.before ?? {}).some((value) => value !== 0 && value !== null));
  return {
    ...{ currency, rows, others: hasOthers ? others : null },
    total: shownFigures(now, true),
    before: isCompared ? shownFigures(before, true) : null,
  };
}

interface DaySums {
  readonly day: number;
  readonly sums: SalesSums;
}

/** Groups days by step. Days of the compared period count in the step at the same position. */
export function stepGroups(
  days: readonly DaySums[],
  before: readonly DaySums[],
  {
    period,
    compared,
    step,
  }: { readonly period: Period; readonly compared: Period | undefined; readonly step: ReportStep },
): readonly Group[] {
  const now = sumsByStep(days, (day) => stepStart(isoDay(day), step));
  const earlier = sumsByStep(before, (day) => stepStart(dayInPeriod(day, period, compared ?? period), step));
  return stepsOf(period, step).map((key) => ({
    ...{ key, sums: addSums(now.get(key) ?? []), before: addSums(earlier.get(key) ?? []) },
  }));
}

function sumsByStep(
  days: readonly DaySums[],
  stepOf: (day: number) => string,
): ReadonlyMap<string, readonly SalesSums[]> {
  const steps = new Map<string, SalesSums[]>();
  for (const { day, sums } of days) {
    const key = stepOf(day);
    const list = steps.get(key);
    if (list === undefined) steps.set(key, [sums]);
    else list.push(sums);
  }
  return steps;
}

/** Day at the same position in the period; the compared period may be a few days longer. */
function dayInPeriod(day: number, period: Period, compared: Period): string {
  const place = day - dayNumber(compared.from);
  return isoDay(Math.min(dayNumber(period.from) + place, dayNumber(period.to)));
}

/** Converts to major units for the API. */
export function shownFigures(sums: SalesSums, hasOrders: boolean): ReportFigures {
  const { orders, units, average, margin, marginRate, uncosted, ...amounts } = salesFigures(sums);
  return {
    orders: hasOrders ? orders : null,
    units,
    gross: toDecimal(amounts.gross),
    discounts: toDecimal(amounts.discounts),
    cancelled: toDecimal(amounts.cancelled),
    refunded: toDecimal(amounts.refunded),
    net: toDecimal(amounts.net),
    shipping: toDecimal(amounts.shipping),
    tax: toDecimal(amounts.tax),
    cards: toDecimal(amounts.cards),
    total: toDecimal(amounts.total),
    average: hasOrders && average !== null ? toDecimal(average) : null,
    cost: toDecimal(amounts.cost),
    margin: toDecimal(margin),
    margin_rate: marginRate,
    uncosted,
  };
}

const NO_COSTS = { cost: null, margin: null, margin_rate: null, uncosted: null };

/** Removes cost and margin from a table, for staff who may not see products. */
export function withoutCosts({ rows, others, total, before, ...table }: ReportTable): ReportTable {
  const bare = (figures: ReportFigures | null) => figures && { ...figures, ...NO_COSTS };
  return {
    ...table,
    rows: rows.map((row) => ({ ...row, ...NO_COSTS, before: bare(row.before) })),
    others: others && { ...others, ...NO_COSTS, before: bare(others.before) },
    total: { ...total, ...NO_COSTS },
    before: bare(before),
  };
}
