import type {
  ReportComparison,
  ReportName,
  ReportStep,
  ReportTable,
} from '../../../../core/contract/staff/manage-reports';
import { MAX_REPORT_DAYS, MAX_REPORT_ROWS, REPORT_ROWS } from '../../../../core/contract/staff/manage-reports';
import { dayAt, endOfDay, offsetSpans, startOfDay } from '../../../../core/kernel/calendar-days';
import { comparedPeriod, daysIn, presetPeriod, type Period } from '../../../../core/manage/reports/report-periods';
import { GOODS_REPORTS, reportTable, stepGroups } from '../../../../core/manage/reports/report-rows';
import { addSums, NO_SALES } from '../../../../core/contract/staff/sales-sums';
import { homesOf } from './book-rules';
import { invalidField, timeZoneOf, type Settings } from '../../foundation';
import type { Database, Repositories } from '../../ports/database';
import type { DaySums, ReportGroup, ReportGroups, ReportQuery, StoreHome } from '../../ports/staff/reports';

export interface ReportInput {
  readonly name: ReportName;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly compare?: ReportComparison | undefined;
  readonly store?: string | undefined;
  /** Stores instead of `store`. */
  readonly stores?: readonly string[] | undefined;
  readonly step?: ReportStep | undefined;
  readonly limit?: number | undefined;
  /** Countries of the sellers, for `eu-sales`. */
  readonly homes?: readonly StoreHome[] | undefined;
}

export interface SalesReport {
  readonly name: ReportName;
  readonly period: Period;
  readonly compared: Period | null;
  readonly tables: ReportTable[];
}

interface Dependencies {
  readonly database: Database;
  readonly settings: Settings;
}

/**
 * Reads a report. Default: this month until today.
 * @throws ApiError for invalid days or an unknown store
 */
export async function salesReportOf({ database, settings }: Dependencies, input: ReportInput): Promise<SalesReport> {
  mustHaveStore(settings, input.store);
  const zone = await database.read(timeZoneOf);
  const period = periodOf(input, dayAt(settings.clock.now(), zone));
  const compared = comparedPeriod(period, input.compare ?? 'none');
  const tables = await database.read(async (db) => {
    const homes = input.name === 'eu-sales' ? await homesOf(db, settings) : [];
    return tablesOf(db, { ...input, homes }, { period, compared, zone });
  });
  return { name: input.name, period, compared: compared ?? null, tables };
}

/** Tables of a report, one for each currency. */
export function tablesOf(db: Reports, input: ReportInput, days: Days): Promise<ReportTable[]> {
  const { name } = input;
  return name === 'sales' ? stepTables(db, input, days) : groupTables(db, { ...input, name }, days);
}

/** @throws ApiError for an unknown store */
export function mustHaveStore({ stores }: Pick<Settings, 'stores'>, store: string | undefined): void {
  if (store !== undefined && !stores.some(({ storeCode }) => storeCode === store))
    throw invalidField('store', 'does not match any store of this shop');
}

/** @throws ApiError if the days are invalid, reversed or too many */
export function periodOf(
  { from: first, to: last }: { readonly from?: string | undefined; readonly to?: string | undefined },
  today: string,
): Period {
  const month = presetPeriod('this-month', today);
  const from = first ?? (last === undefined ? month.from : `${last.slice(0, 7)}-01`);
  const period = { from, to: last ?? (from > month.to ? from : month.to) };
  if (!isDay(from)) throw invalidField('from', 'must be a day of the calendar');
  if (!isDay(period.to) || !(daysIn(period) >= 1) || daysIn(period) > MAX_REPORT_DAYS)
    throw invalidField('to', `must be a day from ${from} on, at most ${String(MAX_REPORT_DAYS)} days later`);
  return period;
}

/** Rejects dates such as 31 February. */
function isDay(day: string): boolean {
  const time = Date.parse(day);
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day);
}

interface Days {
  readonly period: Period;
  readonly compared: Period | undefined;
  /** Time zone of the days. */
  readonly zone: string;
}

type Reports = Pick<Repositories, 'reports'>;

async function stepTables(
  { reports }: Reports,
  { store, stores, step = 'day' }: ReportInput,
  days: Days,
): Promise<ReportTable[]> {
  const { period, compared, zone } = days;
  const now = await reports.days(queryOf(stores ?? oneOf(store), period, zone));
  const before = compared && (await reports.days(queryOf(stores ?? oneOf(store), compared, zone)));
  return currenciesOf(
    now.map(({ currency }) => currency),
    before?.map(({ currency }) => currency),
  ).map((currency) => {
    const of = (all: readonly DaySums[] = []) => all.filter((one) => one.currency === currency);
    const groups = stepGroups(of(now), of(before), { ...days, step });
    const sumOf = (all: readonly DaySums[]) => addSums(of(all).map(({ sums }) => sums));
    return reportTable('sales', currency, groups, {
      ...{ now: sumOf(now), before: before && sumOf(before), count: groups.length },
    });
  });
}

async function groupTables(
  { reports }: Reports,
  { name, store, stores, limit: wanted, homes = [] }: Omit<ReportInput, 'name'> & Pick<ReportQuery, 'name'>,
  { period, compared, zone }: Days,
): Promise<ReportTable[]> {
  // A statement to the tax office is whole.
  const limit = name === 'ec-sales-list' ? MAX_REPORT_ROWS : (wanted ?? REPORT_ROWS);
  const now = await reports.top({ name, homes, ...queryOf(stores ?? oneOf(store), period, zone) }, limit);
  const keys = [...new Set([...now.values()].flatMap(({ groups }) => groups.flatMap(({ key }) => key ?? [])))];
  const before =
    compared && (await reports.named({ name, homes, ...queryOf(stores ?? oneOf(store), compared, zone) }, keys));
  const labels = await reports.labels(name, keys);
  return currenciesOf([...now.keys()], [...(before?.keys() ?? [])]).map((currency) => {
    const { groups, count, total } = now.get(currency) ?? NONE;
    const earlier = before && (before.get(currency) ?? NONE);
    const shown = GOODS_REPORTS.has(name) ? [...groups.filter(({ key }) => key !== null), shippingOf(groups)] : groups;
    const rows = shown.map(({ key, sums }) => ({
      ...{ key, sums, label: key === null ? undefined : labels.get(key) },
      before: earlier?.groups.find((one) => one.key === key)?.sums,
    }));
    return reportTable(name, currency, rows, { now: total, before: earlier?.total, count });
  });
}

const NONE: ReportGroups = { groups: [], count: 0, total: NO_SALES };

function shippingOf(groups: readonly ReportGroup[]): ReportGroup {
  return groups.find(({ key }) => key === null) ?? { key: null, sums: NO_SALES };
}

function currenciesOf(now: readonly string[], before: readonly string[] = []): readonly string[] {
  return [...new Set([...now, ...before])].sort();
}

function oneOf(store: string | undefined): readonly string[] | undefined {
  return store === undefined ? undefined : [store];
}

function queryOf(
  stores: readonly string[] | undefined,
  { from: first, to }: Period,
  zone: string,
): Omit<ReportQuery, 'name'> {
  const [from, before] = [startOfDay(first, zone), endOfDay(to, zone)];
  return { stores, from, before, spans: offsetSpans(from, before, zone) };
}
