import {
  CART_AGES,
  INSIGHT_ROWS,
  type LeftCarts,
  type leftCartsResult,
  type missedSearchesResult,
  type sellThroughResult,
  type stockValueResult,
} from '../../../../core/contract/staff/manage-insights';
import type * as z from 'zod/mini';
import { MAIN_PLACE } from '../../../../core/contract/catalogue/stock-places';
import { toDecimal } from '../../../../core/kernel/money';
import { dayAt, dayNumber, endOfDay, isoDay, startOfDay } from '../../../../core/kernel/calendar-days';
import { daysIn, type Period } from '../../../../core/manage/reports/report-periods';
import { sellThroughOf } from '../../../../core/manage/reports/sell-through';
import { stockValue } from '../../../../core/manage/reports/stock-value';
import { priceCart, type CatalogueReader } from '../../catalogue';
import { baseCurrencyOf, timeZoneOf, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import type { LeftLine } from '../../ports/staff/insights';
import { mustHaveStore, periodOf } from './sales-report';

export interface InsightInput {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly store?: string | undefined;
  readonly limit?: number | undefined;
}

export interface SellThroughInput extends InsightInput {
  /** Lowest rate first. */
  readonly slowest?: 'false' | 'true' | undefined;
}

export interface InsightDependencies {
  readonly database: Database;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
}

type Own = Pick<InsightDependencies, 'database' | 'settings'>;

async function askedOf(input: InsightInput, { database, settings }: Own) {
  mustHaveStore(settings, input.store);
  const zone = await database.read(timeZoneOf);
  const period: Period = { ...periodOf(input, dayAt(settings.clock.now(), zone)) };
  return { period, zone, store: input.store };
}

/** @throws ApiError for invalid days or an unknown store */
export async function missedSearchesOf(
  { database, settings }: Own,
  { limit = INSIGHT_ROWS, ...input }: InsightInput,
): Promise<z.infer<typeof missedSearchesResult>> {
  const { period, store } = await askedOf(input, { database, settings });
  const query = { from: dayNumber(period.from), before: dayNumber(period.to) + 1, store };
  const { items, total } = await database.read(({ insights }) => insights.missed(query, limit));
  return {
    period,
    items: items.map(({ words, count, lastDay }) => ({ words, count, last_day: isoDay(lastDay) })),
    total,
  };
}

/** @throws ApiError for invalid days or an unknown store */
export async function sellThroughReportOf(
  { database, settings }: Own,
  { limit = INSIGHT_ROWS, slowest = 'false', ...input }: SellThroughInput,
): Promise<z.infer<typeof sellThroughResult>> {
  const { period, zone, store } = await askedOf(input, { database, settings });
  const query = { from: startOfDay(period.from, zone), before: endOfDay(period.to, zone), store };
  const page = { slowest: slowest === 'true', limit };
  const { items, total } = await database.read(({ insights }) => insights.sold(query, page));
  const days = daysIn(period);
  return {
    period,
    items: items.map(({ sku, name, sold, stock }) => ({
      ...{ sku, name: name ?? null, sold, stock },
      ...sellThroughOf({ sold, stock }, days),
    })),
    total,
  };
}

/** Reads the stock value at current costs. */
export async function stockValueOf({ database, settings }: Own): Promise<z.infer<typeof stockValueResult>> {
  const { places, names, currency } = await database.read(async ({ commerce, insights }) => {
    const data = await commerce.read();
    const { stock_places: known = [MAIN_PLACE] } = data;
    return {
      currency: baseCurrencyOf(data),
      places: stockValue(await insights.valued()),
      names: new Map(known.map(({ code, name }) => [code, name] as const)),
    };
  });
  const sum = (of: 'uncosted' | 'units' | 'value') => places.reduce((all, place) => all + place[of], 0);
  return {
    asked_at: new Date(settings.clock.now()).toISOString(),
    currency,
    items: places.map(({ place, value, ...units }) => ({
      ...{ place, name: names.get(place) ?? null, ...units },
      value: toDecimal(value),
    })),
    total: { units: sum('units'), value: toDecimal(sum('value')), uncosted: sum('uncosted') },
  };
}

/** @throws ApiError for an unknown store */
export function leftCartsOf(
  { database, reader, settings }: InsightDependencies,
  { store }: Pick<InsightInput, 'store'>,
): Promise<z.infer<typeof leftCartsResult>> {
  mustHaveStore(settings, store);
  const now = settings.clock.now();
  return database.read(async (db) => {
    const carts = await db.insights.leftCarts(now, CART_AGES, store);
    const lines = await db.insights.leftLines(now, CART_AGES, store);
    await reader.refresh(db);
    const items: LeftCarts[] = [];
    for (const { store: code, hours, ...counts } of carts) {
      const view = settings.stores.find(({ storeCode }) => storeCode === code);
      if (view === undefined) continue;
      const own = lines.filter((line) => line.store === code && line.hours === hours);
      const priced = await priceCart(db, own.map(storedOf), view, undefined, { reader, settings });
      const value = priced.lines.reduce((sum, { unit, line }) => sum + unit * (own[line.itemId]?.qty ?? 0), 0);
      items.push({
        ...{ store: code, currency: view.i18n.currencyCode, hours },
        ...{ carts: counts.carts, of_customers: counts.ofCustomers },
        ...{ units: own.reduce((sum, { qty }) => sum + qty, 0), value: toDecimal(value) },
      });
    }
    return { asked_at: new Date(now).toISOString(), items };
  });
}

/** Priced as one unit; the item id is the place in the list. */
function storedOf({ sku, parentSku, choice }: LeftLine, itemId: number) {
  return { itemId, sku, parentSku, qty: 1, choice };
}
