import type { RoyaltyState } from '../contract/bloggers';
import type { LedgerReason } from '../contract/blogger-money';
import type { Minor } from '../kernel/money';
import type { Movement } from './ledger';
import { confirmationDays, STARTED_RETURN_DAYS } from './confirmation-days';
import { keptBase, royaltyFor, type Earning, type OrderMoney, type RoyaltyRates } from './royalty-rule';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a royalty depends on of its order, as it is now. Amounts in minor units, moments in milliseconds. */
export interface OrderFacts {
  readonly isPaid: boolean;
  readonly isCanceled: boolean;
  /** It is paid on a payment page before anything else happens to it. */
  readonly paysFirst: boolean;
  readonly arrivedAt: number | undefined;
  /** When the shopper started the last return of which something has not come back yet. */
  readonly returnStartedAt?: number | undefined;
  readonly money: Pick<OrderMoney, 'goods' | 'total'>;
  /** What came back, in the order in which it did, with what was paid for each; of one sku there may be several. */
  readonly returned: readonly { readonly sku: string; readonly goods: Minor }[];
  /** Money that went back for lines which the customer keeps. */
  readonly goodsBack: Minor;
  /** Money that went back besides, for nothing in particular. */
  readonly otherBack: Minor;
  /** Money that went back for the shipping. Default 0. */
  readonly shippingBack?: Minor;
}

/** What was agreed when the order was placed. */
export interface RoyaltyTerms extends RoyaltyRates {
  readonly base: Minor;
  /** Days after the arrival as they are set; `confirmationDays` says how many count. */
  readonly returnDays: number;
}

/** How the royalty stands in the books. */
export interface RoyaltyStanding {
  readonly pending: Earning;
  readonly active: Earning;
  /** It was confirmed: from then on it is never pending again. */
  readonly confirmedAt: number | undefined;
  /** Skus of returns that are in the books, one for each. */
  readonly returned: readonly string[];
}

/** How a royalty is to stand, and the movements that bring it there. */
export interface RoyaltyPlan {
  readonly state: Exclude<RoyaltyState, 'paid' | 'payout'>;
  /** Of what the percentages are taken now. */
  readonly kept: Minor;
  readonly earned: Earning;
  /** When it may be confirmed; undefined while nobody can say. */
  readonly dueAt: number | undefined;
  readonly confirmedAt: number | undefined;
  readonly movements: readonly Movement[];
}

const NOTHING: Earning = { sum: 0, bonus: 0 };

/**
 * What an order's royalty should be by what has happened to the order, and what has to be posted for it (A §3, royalty; DEMAND: promises 7, 8).
 * An order that waits for its payment page has no entry. What is paid later is pending at once, and confirmed once it is paid, has arrived and its return
 * period is over; a return that was started holds it back for `STARTED_RETURN_DAYS`. What comes back is taken from where it stands. The same facts again plan nothing. Pure.
 */
export function planRoyalty(
  facts: OrderFacts,
  terms: RoyaltyTerms,
  standing: RoyaltyStanding,
  now: number,
): RoyaltyPlan {
  const isExpected = facts.isPaid || !facts.paysFirst;
  const kept = facts.isCanceled ? 0 : keptOf(facts, terms.base, facts.returned);
  const earned = isExpected && !facts.isCanceled ? royaltyFor(kept, terms) : NOTHING;
  const dueAt = dueOf(facts, terms);
  const isDue = dueAt !== undefined && dueAt <= now;
  const isConfirmed = standing.confirmedAt !== undefined || (isExpected && isDue && isSome(earned));
  const place = standing.confirmedAt === undefined ? 'pending' : 'active';
  const before = standing[place];
  const movements = isMore(earned, before)
    ? [earns(facts, before, earned)]
    : takesBack({ facts, terms, standing, place, earned });
  const confirms = isConfirmed && standing.confirmedAt === undefined && isSome(earned);
  const confirmedAt = confirms ? now : standing.confirmedAt;
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
  { money, goodsBack, otherBack, shippingBack = 0 }: OrderFacts,
  base: Minor,
  returned: OrderFacts['returned'],
): Minor {
  const lines = returned.reduce((sum, { goods }) => sum + goods, goodsBack);
  return keptBase(base, money, { lines, other: otherBack, shipping: shippingBack });
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

/** What is expected from now on. */
function earns({ paysFirst }: OrderFacts, before: Earning, earned: Earning): Movement {
  const reason: LedgerReason = paysFirst ? 'order_paid' : 'order_placed';
  return { reason, from: 'shop', to: 'pending', ...less(earned, before) };
}

interface TakingBack {
  readonly facts: OrderFacts;
  readonly terms: RoyaltyTerms;
  readonly standing: RoyaltyStanding;
  readonly place: 'active' | 'pending';
  readonly earned: Earning;
}

/** What goes back, cause by cause: each line that came back since with its own sku, then other money, then the whole order. */
function takesBack({ facts, terms, standing, place, earned }: TakingBack): readonly Movement[] {
  const movements: Movement[] = [];
  let left = standing[place];
  const take = (reason: LedgerReason, to: Earning, sku?: string) => {
    const gone = less(left, to);
    if (!isSome(gone)) return;
    movements.push({ reason, from: place, to: 'shop', ...gone, ...(sku !== undefined && { sku }) });
    left = to;
  };
  if (facts.isCanceled) take('order_canceled', NOTHING);
  const { known, fresh } = byBooks(facts.returned, standing.returned);
  for (const [at, { sku }] of fresh.entries()) {
    const gone = [...known, ...fresh.slice(0, at + 1)];
    const kept = royaltyFor(keptOf(facts, terms.base, gone), terms);
    take('line_returned', least(left, kept), sku);
  }
  take('money_returned', least(left, earned));
  return movements;
}

/** Returns that are in the books, the first ones of each sku, and those that are not. */
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

function least(one: Earning, other: Earning): Earning {
  return { sum: Math.min(one.sum, other.sum), bonus: Math.min(one.bonus, other.bonus) };
}

function isSome({ sum, bonus }: Earning): boolean {
  return sum > 0 || bonus > 0;
}

function isMore(one: Earning, other: Earning): boolean {
  return one.sum > other.sum || one.bonus > other.bonus;
}
