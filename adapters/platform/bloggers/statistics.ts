import type { BloggerStatistics } from '../../../core/contract';
import { toDecimal } from '../../../core/kernel/money';
import { PERIODS, profitOver, type Period, type ProfitSlot } from '../../../core/bloggers/profit-over';
import { soldFigures, type SoldFigures } from '../../../core/bloggers/sold-figures';
import type { SoldDay, Window } from '../ports/orders/royalties';

type PeriodStats = BloggerStatistics[Period][string];

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS: Readonly<Record<Period, number>> = { today: 1, week: 7, month: 30, year: 365 };
const MENTIONS_GOAL: Readonly<Record<Period, number>> = { today: 1, week: 5, month: 20, year: 240 };

export function statisticsWindows(now: number): readonly Window[] {
  const end = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS; // midnight in UTC
  const ofPeriods = PERIODS.flatMap((period) => {
    const length = DAYS[period] * DAY_MS;
    return [
      { from: end - length, to: end },
      { from: end - 2 * length, to: end - length },
    ];
  });
  return [...ofPeriods, { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER }];
}

/** Start of a period that ends with this day, in UTC. */
export function periodStart(period: Period, now: number): number {
  return Math.floor(now / DAY_MS) * DAY_MS + DAY_MS - DAYS[period] * DAY_MS;
}

export function profitWindows(now: number): { readonly today: Window; readonly longer: Window } {
  const to = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS;
  return { today: { from: to - DAY_MS, to }, longer: { from: to - DAYS.year * DAY_MS, to } };
}

interface Facts {
  readonly currency: string;
  readonly days: readonly SoldDay[];
  readonly mentions: readonly number[];
  readonly profits: { readonly hours: readonly ProfitSlot[]; readonly days: readonly ProfitSlot[] };
  readonly now: number;
}

export function statisticsOf({ currency, days, mentions, profits, now }: Facts): BloggerStatistics {
  const currencies = [...new Set([currency, ...days.map((one) => one.currency)])];
  const byCurrency = <T>(of: (name: string) => T): Record<string, T> =>
    Object.fromEntries(currencies.map((name) => [name, of(name)]));
  const windows = statisticsWindows(now);
  const inWindow = (name: string, window: number) => {
    const { from, to } = windows[window] ?? { from: 0, to: 0 };
    return soldFigures(days.filter((day) => day.currency === name && day.at >= from && day.at < to));
  };
  const period = (name: Period) => {
    const window = 2 * PERIODS.indexOf(name);
    return byCurrency((of) => periodOf(name, inWindow(of, window), inWindow(of, window + 1), mentions[window] ?? 0));
  };
  const total = byCurrency((name) => {
    const own = days.filter((day) => day.currency === name);
    const { profit, bonus } = soldFigures(own);
    const firstAt = Math.min(...own.filter(({ earning }) => earning > 0).map((day) => day.firstAt));
    const start = Number.isFinite(firstAt) ? new Date(firstAt).toISOString() : null;
    return { profit: toDecimal(profit), bonus: toDecimal(bonus), start_date: start };
  });
  const stepsOf = (of: Period) =>
    byCurrency((name) =>
      profitOver(of === 'today' ? profits.hours : profits.days, { period: of, currency: name, now }),
    );
  const byPeriod = <T>(of: (name: Period) => T) => ({
    today: of('today'),
    week: of('week'),
    month: of('month'),
    year: of('year'),
  });
  return { ...byPeriod(period), total, steps: byPeriod(stepsOf) };
}

function periodOf(name: Period, current: SoldFigures, earlier: SoldFigures, mentioned: number): PeriodStats {
  const { count, sum, profit } = current.unpaid;
  return {
    count: current.count,
    count_diff: current.count - earlier.count,
    sum: toDecimal(current.net),
    sum_diff: toDecimal(current.net - earlier.net),
    gross: toDecimal(current.gross),
    back: toDecimal(current.back),
    unpaid: { count, sum: toDecimal(sum), profit: toDecimal(profit) },
    profit: toDecimal(current.profit),
    profit_diff: toDecimal(current.profit - earlier.profit),
    bonus: toDecimal(current.bonus),
    mentioned,
    mentions_goal: MENTIONS_GOAL[name],
  };
}
