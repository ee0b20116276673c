import type { RoyaltyState } from '../contract/bloggers/bloggers';
import type { LedgerReason } from '../contract/bloggers/blogger-money';
import type { Minor } from '../kernel/money';
import type { Movement } from './ledger';
import { confirmationDays, STARTED_RETURN_DAYS } from './confirmation-days';
import { keptBase, royaltyFor, type Earning, type OrderMoney, type RoyaltyRates } from './royalty-rule';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Amounts in minor units, times in milliseconds. */
export interface OrderFacts {
  readonly isPaid: boolean;
  readonly isCanceled: boolean;
  readonly paysFirst: boolean;
  readonly arrivedAt: number | undefined;
  readonly returnStartedAt?: number | undefined;
  readonly money: Pick<OrderMoney, 'goodwill' | 'goods' | 'total'>;
  readonly returned: readonly { readonly sku: string; readonly goods: Minor }[];
  readonly goodsBack: Minor;
  readonly otherBack: Minor;
  /** Refunded shipping. Default 0. */
  readonly shippingBack?: Minor;
  /** Goodwill that went back to gift cards. Default 0. */
  readonly goodwillBack?: Minor;
}

export interface RoyaltyTerms extends RoyaltyRates {
  readonly base: Minor;
  readonly returnDays: number;
}

export interface RoyaltyStatus {
  readonly pending: Earning;
  readonly active: Earning;
  readonly confirmedAt: number | undefined;
  readonly returned: readonly string[];
}

export interface RoyaltyPlan {
  readonly state: Exclude<RoyaltyState, 'paid' | 'payout'>;
  readonly kept: Minor;
  readonly earned: Earning;
  readonly dueAt: number | undefined;
  readonly confirmedAt: number | undefined;
  readonly movements: readonly Movement[];
}

const NOTHING: Earning = { sum: 0, bonus: 0 };

/**
 * Plans the ledger movements for an order's royalty: none before an upfront payment, pending afterwards, confirmed once
 * paid, delivered and past the return period. Idempotent.
 */
export function planRoyalty(facts: OrderFacts, terms: RoyaltyTerms, status: RoyaltyStatus, now: number): RoyaltyPlan {
  const isExpected = facts.isPaid || !facts.paysFirst;
  const kept = facts.isCanceled ? 0 : keptOf(facts, terms.base, facts.returned);
  const earned = isExpected && !facts.isCanceled ? royaltyFor(kept, terms) : NOTHING;
  const dueAt = dueOf(facts, terms);
  const isDue = dueAt !== undefined && dueAt <= now;
  const isConfirmed = status.confirmedAt !== undefined || (isExpected && isDue && isSome(earned));
  const place = status.confirmedAt === undefined ? 'pending' : 'active';
  const before = status[place];
  const movements = isMore(earned, before)
    ? [earns(facts, before, earned)]
    : takesBack({ facts, terms, status, place, earned });
  const confirms = isConfirmed && status.confirmedAt === undefined && isSome(earned);
  const confirmedAt = confirms ? now : status.confirmedAt;
  return {
    state: stateOf(facts, isExpected, isConfirmed, earned),
    kept,
    earned,
    dueAt: confirmedAt ?? (isSome(earned) ? dueAt : undefined),
    confirmedAt,
    movements: confirms
      ? [...movements, { reason: 'return_period_over', from: 'pending', to: 'active', ...earned }]
      : movements,
  };
}

function keptOf(
  { money, goodsBack, otherBack, shippingBack = 0, goodwillBack = 0 }: OrderFacts,
  base: Minor,
  returned: OrderFacts['returned'],
): Minor {
  const lines = returned.reduce((sum, { goods }) => sum + goods, goodsBack);
  return keptBase(base, money, { lines, other: otherBack, shipping: shippingBack, goodwill: goodwillBack });
}

function dueOf(
  { isPaid, isCanceled, arrivedAt, returnStartedAt }: OrderFacts,
  { returnDays }: RoyaltyTerms,
): number | undefined {
  if (!isPaid || isCanceled || arrivedAt === undefined) return undefined;
  const isOver = arrivedAt + confirmationDays(returnDays) * DAY_MS;
  return returnStartedAt === undefined ? isOver : Math.max(isOver, returnStartedAt + STARTED_RETURN_DAYS * DAY_MS);
}

function stateOf(
  { isCanceled }: OrderFacts,
  isExpected: boolean,
  isConfirmed: boolean,
  earned: Earning,
): RoyaltyPlan['state'] {
  if (!isCanceled && !isExpected) return 'awaits-payment';
  if (!isSome(earned)) return 'rejected';
  return isConfirmed ? 'confirmed' : 'pending';
}

function earns({ paysFirst }: OrderFacts, before: Earning, earned: Earning): Movement {
  const reason: LedgerReason = paysFirst ? 'order_paid' : 'order_placed';
  return { reason, from: 'shop', to: 'pending', ...less(earned, before) };
}

interface TakingBack {
  readonly facts: OrderFacts;
  readonly terms: RoyaltyTerms;
  readonly status: RoyaltyStatus;
  readonly place: 'active' | 'pending';
  readonly earned: Earning;
}

function takesBack({ facts, terms, status, place, earned }: TakingBack): readonly Movement[] {
  const movements: Movement[] = [];
  let left = status[place];
  const take = (reason: LedgerReason, to: Earning, sku?: string) => {
    const gone = less(left, to);
    if (!isSome(gone)) return;
    movements.push({ reason, from: place, to: 'shop', ...gone, ...(sku !== undefined && { sku }) });
    left = to;
  };
  if (facts.isCanceled) take('order_canceled', NOTHING);
  const { known, fresh } = byBooks(facts.returned, status.returned);
  for (const [at, { sku }] of fresh.entries()) {
    const gone = [...known, ...fresh.slice(0, at + 1)];
    const kept = royaltyFor(keptOf(facts, terms.base, gone), terms);
    take('line_returned', min(left, kept), sku);
  }
  take('money_returned', min(left, earned));
  return movements;
}

function byBooks(returned: OrderFacts['returned'], posted: readonly string[]) {
  const left = [...posted];
  const isKnown = returned.map(({ sku }) => {
    const at = left.indexOf(sku);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return {
    known: returned.filter((_, index) => isKnown[index] === true),
    fresh: returned.filter((_, index) => isKnown[index] !== true),
  };
}

function less(one: Earning, other: Earning): Earning {
  return { sum: one.sum - other.sum, bonus: one.bonus - other.bonus };
}

function min(one: Earning, other: Earning): Earning {
  return { sum: Math.min(one.sum, other.sum), bonus: Math.min(one.bonus, other.bonus) };
}

function isSome({ sum, bonus }: Earning): boolean {
  return sum > 0 || bonus > 0;
}

function isMore(one: Earning, other: Earning): boolean {
  return one.sum > other.sum || one.bonus > other.bonus;
}
