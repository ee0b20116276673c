import type { BloggerStatistics } from '../../../core/contract';
import { toDecimal } from '../../../core/kernel/money';
import { PERIODS, profitOver, type Period, type ProfitSlot } from '../../../core/bloggers/profit-over';
import type { SaleFigures, Window } from '../ports/orders/royalties';

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

export function profitWindows(now: number): { readonly today: Window; readonly longer: Window } {
  const to = Math.floor(now / DAY_MS) * DAY_MS + DAY_MS;
  return { today: { from: to - DAY_MS, to }, longer: { from: to - DAYS.year * DAY_MS, to } };
}

interface Facts {
  readonly currency: string;
  readonly figures: readonly SaleFigures[];
  readonly mentions: readonly number[];
  readonly profits: { readonly hours: readonly ProfitSlot[]; readonly days: readonly ProfitSlot[] };
  readonly now: number;
}

export function statisticsOf({ currency, figures, mentions, profits, now }: Facts): BloggerStatistics {
  const currencies = [...new Set([currency, ...figures.map((one) => one.currency)])];
  const byCurrency = <T>(of: (name: string) => T): Record<string, T> =>
    Object.fromEntries(currencies.map((name) => [name, of(name)]));
  const inWindow = (name: string, window: number) =>
    figures.find((one) => one.currency === name && one.window === window) ?? NOTHING;
  const period = (name: Period) => {
    const window = 2 * PERIODS.indexOf(name);
    return byCurrency((of) => periodOf(name, inWindow(of, window), inWindow(of, window + 1), mentions[window] ?? 0));
  };
  const total = byCurrency((name) => {
    const { sum, bonus, firstAt } = inWindow(name, 2 * PERIODS.length);
    const start = firstAt === undefined ? null : new Date(firstAt).toISOString();
    return { profit: toDecimal(sum), bonus: toDecimal(bonus), start_date: start };
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

const NOTHING = { count: 0, total: 0, sum: 0, bonus: 0, firstAt: undefined };
type Figures = Pick<SaleFigures, 'bonus' | 'count' | 'sum' | 'total'>;

function periodOf(name: Period, current: Figures, earlier: Figures, mentioned: number): PeriodStats {
  return {
    count: current.count,
    count_diff: current.count - earlier.count,
    sum: toDecimal(current.total),
    sum_diff: toDecimal(current.total - earlier.total),
    profit: toDecimal(current.sum),
    profit_diff: toDecimal(current.sum - earlier.sum),
    bonus: toDecimal(current.bonus),
    mentioned,
    mentions_goal: MENTIONS_GOAL[name],
  };
}
