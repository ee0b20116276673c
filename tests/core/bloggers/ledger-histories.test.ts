import { describe, expect, it } from 'vitest';
import { entriesOf, type AccountName, type Movement } from '../../../core/bloggers/ledger';
import { isPaidOut, payoutOf } from '../../../core/bloggers/payouts/plan-payout';
import {
  planRoyalty,
  type OrderFacts,
  type RoyaltyStatus,
  type RoyaltyTerms,
} from '../../../core/bloggers/plan-royalty';
import { runs } from '../../fixtures/runs';

/** 100,000 histories take about half a minute. */
const HISTORIES = Number(process.env['LEDGER_HISTORIES'] ?? runs(2_000, 100_000));
const DAY_MS = 24 * 60 * 60 * 1000;
const CURRENCIES = ['USD', 'EUR', 'RUB'] as const;
type Currency = (typeof CURRENCIES)[number];

/** Seeded generator (mulberry32). */
function chanceOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return { whole, happens: (part: number) => next() < part };
}
type Chance = ReturnType<typeof chanceOf>;

interface Order {
  readonly currency: Currency;
  readonly terms: RoyaltyTerms;
  readonly lines: readonly { readonly sku: string; readonly goods: number }[];
  facts: OrderFacts;
  status: RoyaltyStatus;
  earned: { readonly sum: number; readonly bonus: number };
}

class Books {
  readonly held = new Map<string, number>();
  readonly movements: { readonly currency: Currency; readonly movement: Movement }[] = [];

  post(currency: Currency, movement: Movement): void {
    let sum = 0;
    for (const { account, kind, amount } of entriesOf(movement)) {
      const key = `${currency} ${kind} ${account}`;
      this.held.set(key, (this.held.get(key) ?? 0) + amount);
      sum += amount;
    }
    if (sum !== 0) throw new Error(`The entries of ${movement.reason} sum to ${String(sum)}`);
    this.movements.push({ currency, movement });
  }

  of(currency: Currency, kind: 'bonus' | 'profit', account: AccountName): number {
    return this.held.get(`${currency} ${kind} ${account}`) ?? 0;
  }
}

function placed(chance: Chance): Order {
  const lines = Array.from({ length: chance.whole(1, 5) }, (_, at) => ({
    sku: `S${String(at)}`,
    goods: chance.whole(0, 20_000),
  }));
  const goods = lines.reduce((sum, line) => sum + line.goods, 0);
  return {
    currency: CURRENCIES[chance.whole(0, 2)] ?? 'USD',
    terms: {
      base: chance.whole(Math.floor(goods / 2), goods),
      profitPercent: chance.whole(0, 3_000) / 100,
      bonusPercent: chance.whole(0, 500) / 100,
      returnDays: chance.whole(0, 30),
    },
    lines,
    facts: {
      isPaid: false,
      isCanceled: false,
      paysFirst: chance.happens(0.5),
      arrivedAt: undefined,
      money: { goods, total: goods + chance.whole(0, 1_000) },
      returned: [],
      goodsBack: 0,
      otherBack: 0,
    },
    status: { pending: NOTHING, active: NOTHING, confirmedAt: undefined, returned: [] },
    earned: NOTHING,
  };
}
const NOTHING = { sum: 0, bonus: 0 };

function happen({ facts, lines }: Order, chance: Chance, now: number): OrderFacts {
  if (facts.isCanceled) return facts;
  const isOpen = facts.isPaid || !facts.paysFirst;
  switch (chance.whole(0, 5)) {
    case 0:
      return { ...facts, isPaid: true };
    case 1:
      return isOpen ? { ...facts, arrivedAt: facts.arrivedAt ?? now } : facts;
    case 2:
      return facts.arrivedAt === undefined && chance.happens(0.3) ? { ...facts, isCanceled: true } : facts;
    case 3: {
      const left = lines.filter(({ sku }) => !facts.returned.some((one) => one.sku === sku));
      const back = left.filter(() => chance.happens(0.4));
      return facts.arrivedAt === undefined ? facts : { ...facts, returned: [...facts.returned, ...back] };
    }
    case 4: {
      const max = Math.max(0, facts.money.total - facts.otherBack);
      return facts.isPaid ? { ...facts, otherBack: facts.otherBack + chance.whole(0, max) } : facts;
    }
    default:
      return facts;
  }
}

function follow(books: Books, order: Order, now: number): void {
  const plan = planRoyalty(order.facts, order.terms, order.status, now);
  const own = { pending: { ...order.status.pending }, active: { ...order.status.active } };
  for (const movement of plan.movements) {
    books.post(order.currency, movement);
    for (const [account, sign] of [
      [movement.from, -1],
      [movement.to, 1],
    ] as const) {
      if (account !== 'pending' && account !== 'active') continue;
      own[account] = { sum: own[account].sum + sign * movement.sum, bonus: own[account].bonus + sign * movement.bonus };
    }
  }
  const returned = [...order.status.returned, ...plan.movements.flatMap(({ sku }) => sku ?? [])];
  order.status = { ...own, confirmedAt: plan.confirmedAt, returned };
  order.earned = plan.earned;
  const again = planRoyalty(order.facts, order.terms, order.status, now).movements;
  if (again.length > 0) throw new Error(`The same facts again post ${JSON.stringify(again)}`);
}

function pay(books: Books, chance: Chance, open: { currency: Currency; sum: number; bonus: number }[]): void {
  const currency = CURRENCIES[chance.whole(0, 2)] ?? 'USD';
  const due = { sum: books.of(currency, 'profit', 'active'), bonus: books.of(currency, 'bonus', 'active') };
  if (isPaidOut(due, chance.whole(0, 500))) {
    const payout = { currency, ...payoutOf(due) };
    books.post(currency, { reason: 'payout_made', from: 'active', to: 'payout', sum: payout.sum, bonus: payout.bonus });
    open.push(payout);
  }
  const [next] = chance.happens(0.6) ? open.splice(0, 1) : [];
  if (next === undefined) return;
  const { sum, bonus } = next;
  const isSent = chance.happens(0.7);
  const reason = isSent ? 'payout_sent' : 'payout_withdrawn';
  books.post(next.currency, { reason, from: 'payout', to: isSent ? 'paid' : 'active', sum, bonus });
}

function live(seed: number): number {
  const chance = chanceOf(seed);
  const books = new Books();
  const orders: Order[] = [];
  const payouts: { currency: Currency; sum: number; bonus: number }[] = [];
  let now = 0;
  for (let step = 0; step < 25; step += 1) {
    now += chance.whole(0, 10) * DAY_MS;
    if (orders.length === 0 || chance.happens(0.15)) {
      const order = placed(chance);
      orders.push(order);
      follow(books, order, now);
    }
    const order = orders[chance.whole(0, orders.length - 1)];
    if (order === undefined) continue;
    order.facts = happen(order, chance, now);
    follow(books, order, now);
    if (chance.happens(0.2)) pay(books, chance, payouts);
  }
  for (const order of orders) follow(books, order, now);
  check(books, orders);
  return books.movements.length;
}

/** Entries sum to zero, and each balance is the sum of its parts. */
function check(books: Books, orders: readonly Order[]): void {
  let all = 0;
  for (const amount of books.held.values()) all += amount;
  expect(all).toBe(0);
  for (const currency of CURRENCIES) {
    for (const [kind, of] of [
      ['profit', 'sum'],
      ['bonus', 'bonus'],
    ] as const) {
      const held = (...names: readonly AccountName[]) =>
        names.reduce((sum, name) => sum + books.of(currency, kind, name), 0);
      const own = orders.filter((order) => order.currency === currency);
      const earned = own.reduce((sum, order) => sum + order.earned[of], 0);
      const pending = own.reduce((sum, order) => sum + order.status.pending[of], 0);
      expect(held('active', 'pending', 'payout', 'paid')).toBe(earned);
      expect(held('pending')).toBe(pending);
      expect(held('shop') + earned).toBe(0);
      expect(held('pending')).toBeGreaterThanOrEqual(0);
      expect(held('payout')).toBeGreaterThanOrEqual(0);
    }
  }
}

describe('the ledger of bloggers', () => {
  it(
    `sums to zero after any of ${String(HISTORIES)} histories, and every balance is the sum of its parts`,
    { timeout: 600_000 },
    () => {
      let movements = 0;
      for (let seed = 1; seed <= HISTORIES; seed += 1) movements += live(seed);
      expect(movements).toBeGreaterThan(HISTORIES * 5);
    },
  );

  it('rejects invalid transactions', () => {
    const movement: Movement = { reason: 'order_placed', from: 'shop', to: 'pending', sum: 0, bonus: 0 };
    expect(() => entriesOf(movement)).toThrow(RangeError);
    expect(() => entriesOf({ ...movement, sum: -1, bonus: 2 })).toThrow(RangeError);
    expect(() => entriesOf({ ...movement, sum: 1, to: 'shop' })).toThrow(RangeError);
  });
});
