import { MAX_REPORT_ROWS, type MonthClosing, type Owed } from '../../../../core/contract/staff/manage-reports';
import { dayAt } from '../../../../core/kernel/calendar-days';
import { toDecimal } from '../../../../core/kernel/money';
import { monthPeriod, presetPeriod } from '../../../../core/manage/reports/report-periods';
import { withoutCosts } from '../../../../core/manage/reports/report-rows';
import { timeZoneOf, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import type { OwedSums } from '../../ports/staff/reports';
import { mustHaveStore, tablesOf } from './sales-report';

export interface ClosingInput {
  /** Month such as 2026-03. Default: the previous month. */
  readonly month?: string | undefined;
  readonly store?: string | undefined;
}

/**
 * Reads all figures of a month.
 * @throws ApiError for an unknown store
 */
export async function monthClosingOf(
  { database, settings }: { readonly database: Database; readonly settings: Settings },
  { month: wanted, store }: ClosingInput,
): Promise<MonthClosing> {
  mustHaveStore(settings, store);
  const now = settings.clock.now();
  const askedAt = new Date(now).toISOString();
  const zone = await database.read(timeZoneOf);
  const today = dayAt(now, zone);
  const month = wanted ?? presetPeriod('last-month', today).from.slice(0, 7);
  const period = monthPeriod(month);
  const days = { period, compared: undefined, zone };
  return database.read(async (db) => ({
    ...{ month, period: { ...period }, is_open: period.to >= today },
    movements: (await tablesOf(db, { name: 'movements', store }, days)).map(withoutCosts),
    taxes: (await tablesOf(db, { name: 'taxes', store, limit: MAX_REPORT_ROWS }, days)).map(withoutCosts),
    owed: (await db.reports.owed(now)).map(owedOf),
    asked_at: askedAt,
  }));
}

function owedOf({ currency, giftCards, giftCardBalance, people, bonuses }: OwedSums): Owed {
  const balance = toDecimal(giftCardBalance);
  return { currency, gift_cards: giftCards, gift_card_balance: balance, people, bonuses: toDecimal(bonuses) };
}
