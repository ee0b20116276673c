import type { BloggerBalance, BloggerStatistics } from '../../../core/contract';
import { deliveryStep, LAST_STEP } from '../../../core/contract/order-status';
import { toDecimal } from '../../../core/kernel/money';
import type { StoredPayout, StoredPost, StoredSale } from '../ports/bloggers';

type Period = 'today' | 'week' | 'month' | 'year';
type PeriodStats = BloggerStatistics[Period][string];

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days of each period, today included (A §2.11). */
const DAYS: Readonly<Record<Period, number>> = { today: 1, week: 7, month: 30, year: 365 };
/** How many posts a period should have. */
const MENTIONS_GOAL: Readonly<Record<Period, number>> = { today: 1, week: 5, month: 20, year: 240 };

interface Facts {
  readonly sales: readonly StoredSale[];
  readonly posts: readonly StoredPost[];
  /** The blogger's own currency: there is always an entry for it. */
  readonly currency: string;
  readonly now: number;
}

/** A blogger's figures by period and currency (A §2.11, §3), derived from posts and sales; cancelled orders do not count. Pure. */
export function statisticsOf(facts: Facts): BloggerStatistics {
  const sales = facts.sales.filter((sale) => !sale.canceled);
  const currencies = [...new Set([facts.currency, ...sales.map((sale) => sale.currency)])];
  const byCurrency = <T>(of: (currency: string) => T): Record<string, T> =>
    Object.fromEntries(currencies.map((currency) => [currency, of(currency)]));
  const period = (name: Period) => byCurrency((currency) => periodOf(name, currency, { ...facts, sales }));
  return {
    today: period('today'),
    week: period('week'),
    month: period('month'),
    year: period('year'),
    total: byCurrency((currency) => totalOf(sales.filter((sale) => sale.currency === currency))),
  };
}

function periodOf(name: Period, currency: string, { sales, posts, now }: Facts): PeriodStats {
  const end = startOfDay(now) + DAY_MS;
  const start = end - DAYS[name] * DAY_MS;
  const before = start - DAYS[name] * DAY_MS;
  const within = (from: number, to: number) =>
    sales.filter((sale) => sale.currency === currency && sale.createdAt >= from && sale.createdAt < to);
  const [current, earlier] = [within(start, end), within(before, start)];
  return {
    count: current.length,
    count_diff: current.length - earlier.length,
    sum: toDecimal(sumOf(current, 'grandTotal')),
    sum_diff: toDecimal(sumOf(current, 'grandTotal') - sumOf(earlier, 'grandTotal')),
    profit: toDecimal(sumOf(current, 'sum')),
    profit_diff: toDecimal(sumOf(current, 'sum') - sumOf(earlier, 'sum')),
    bonus: toDecimal(sumOf(current, 'bonus')),
    mentioned: posts.filter((post) => post.promotedAt >= start && post.promotedAt < end).length,
    mentions_goal: MENTIONS_GOAL[name],
  };
}

function totalOf(sales: readonly StoredSale[]): BloggerStatistics['total'][string] {
  const first = sales.reduce<number | undefined>(
    (earliest, { createdAt }) => Math.min(earliest ?? createdAt, createdAt),
    undefined,
  );
  return {
    profit: toDecimal(sumOf(sales, 'sum')),
    bonus: toDecimal(sumOf(sales, 'bonus')),
    start_date: first === undefined ? null : new Date(first).toISOString(),
  };
}

function sumOf(sales: readonly StoredSale[], figure: 'bonus' | 'grandTotal' | 'sum'): number {
  return sales.reduce((sum, sale) => sum + sale[figure], 0);
}

/** Midnight in UTC. */
function startOfDay(moment: number): number {
  return Math.floor(moment / DAY_MS) * DAY_MS;
}

/**
 * What a blogger has earned in the own currency (A §3, balance). Money of orders that have not arrived is pending, since they may
 * still come back; what has arrived is active until it is put into a payout. The parts sum to the total. Pure.
 */
export function balanceOf(
  facts: Omit<Facts, 'posts'> & { readonly bloggerId: number; readonly payouts: readonly StoredPayout[] },
): BloggerBalance {
  const { currency, now, bloggerId } = facts;
  const open = facts.sales.filter((s) => !s.canceled && s.currency === currency && s.payoutId === undefined);
  const arrived = open.filter((sale) => deliveryStep(sale.deliveryStatus) === LAST_STEP);
  const active = sumOf(arrived, 'sum');
  const pending = sumOf(open, 'sum') - active;
  const own = facts.payouts.filter((payout) => payout.currency === currency);
  const paid = own.filter(({ paidAt }) => paidAt !== undefined).reduce((sum, payout) => sum + payout.sum, 0);
  const onItsWay = own.filter(({ paidAt }) => paidAt === undefined).reduce((sum, payout) => sum + payout.sum, 0);
  return {
    id: bloggerId,
    currency,
    active: toDecimal(active + onItsWay),
    pending: toDecimal(pending),
    total: toDecimal(active + onItsWay + pending + paid),
    paid: toDecimal(paid),
    next_payment: active + onItsWay > 0 ? new Date(firstOfNextMonth(now)).toISOString() : null,
  };
}

/** Payouts are made on the first of each month. */
function firstOfNextMonth(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}
