import type { BloggerBalance, BloggerOrder, BloggerPayout } from '../../../core/contract';
import type { LedgerEntry } from '../../../core/contract/bloggers/blogger-money';
import type { RoyaltyState } from '../../../core/contract/bloggers/bloggers';
import type { AccountName } from '../../../core/bloggers/ledger';
import { isPaidOut, nextPayoutAt } from '../../../core/bloggers/payouts/plan-payout';
import { toDecimal } from '../../../core/kernel/money';
import { payoutFilePath, royaltyFile, type FileLink } from '../orders';
import { payoutMinimum } from '../foundation';
import type { RoyaltyRulesRecord } from '../ports/selling/commerce';
import type { AccountBalance, Posting } from '../ports/orders/ledger';
import type { StoredPayout } from '../ports/bloggers/payouts';
import type { StoredRoyalty, StoredSale } from '../ports/orders/royalties';

const isoOf = (moment: number | undefined): string | null =>
  moment === undefined ? null : new Date(moment).toISOString();
const dayOf = (moment: number | undefined): string | null => isoOf(moment)?.slice(0, 10) ?? null;

export function payoutView(payout: StoredPayout, fileLink: FileLink): BloggerPayout {
  return {
    id: payout.id,
    sum: toDecimal(payout.sum),
    bonus: toDecimal(payout.bonus),
    currency: payout.currency,
    created_at: new Date(payout.createdAt).toISOString(),
    paid_at: isoOf(payout.paidAt),
    orders: payout.orders,
    file: payout.hasFile ? fileLink(payoutFilePath(payout.id)) : null,
  };
}

function stateOf({ state, payoutId, paidAt }: StoredRoyalty): RoyaltyState {
  if (state !== 'confirmed' || payoutId === undefined) return state;
  return paidAt === undefined ? 'payout' : 'paid';
}

export function saleView(sale: StoredSale, fileLink: FileLink): BloggerOrder {
  return {
    id: sale.orderId,
    number: sale.number,
    date: new Date(sale.orderedAt).toISOString(),
    order_status: sale.deliveryStatus,
    canceled: sale.canceled,
    paid: sale.paid,
    price: toDecimal(sale.orderTotal),
    currency: sale.currency,
    products: sale.products.map(({ sku, name, count, image }) => ({ sku, name, count, image: image ?? null })),
    royalty: {
      sum: toDecimal(sale.sum),
      bonus: toDecimal(sale.bonus),
      currency: sale.currency,
      sent: sale.paidAt !== undefined,
      payout_id: sale.payoutId ?? null,
      file: royaltyFile(sale, fileLink),
      state: stateOf(sale),
      base: toDecimal(sale.kept),
      gross: toDecimal(sale.base),
      label: sale.label ?? null,
      profit_percent: sale.profitPercent,
      bonus_percent: sale.bonusPercent,
      payable_on: dayOf(sale.dueAt),
    },
  };
}

interface BalanceFacts {
  readonly bloggerId: number;
  readonly currency: string;
  readonly accounts: readonly AccountBalance[];
  readonly rules: RoyaltyRulesRecord;
  readonly now: number;
  readonly timeZone: string;
}

export function balanceView(facts: BalanceFacts): BloggerBalance {
  const { currency, accounts } = facts;
  const others = accounts.map((account) => account.currency).filter((other) => other !== currency);
  const own = balanceIn(currency, facts);
  return { ...own, currencies: [own, ...[...new Set(others)].map((other) => balanceIn(other, facts))] };
}

function balanceIn(currency: string, { bloggerId, accounts, rules, now, timeZone }: BalanceFacts) {
  const held = (name: AccountName) =>
    accounts
      .filter((one) => one.currency === currency && one.account === name && one.kind === 'profit')
      .reduce((sum, { balance }) => sum + balance, 0);
  const [pending, paid] = [held('pending'), held('paid')];
  const due = held('active');
  const active = due + held('payout');
  // Amounts in pending payouts do not count towards the minimum.
  const isNext = isPaidOut({ sum: due }, payoutMinimum(rules, currency));
  return {
    id: bloggerId,
    currency,
    active: toDecimal(active),
    due: toDecimal(due),
    pending: toDecimal(pending),
    total: toDecimal(active + pending + paid),
    paid: toDecimal(paid),
    next_payment: isNext ? new Date(nextPayoutAt(now, rules.payout_day, timeZone)).toISOString() : null,
  };
}

export function entryView(
  posting: Posting,
  { now, rules, timeZone }: Pick<BalanceFacts, 'now' | 'rules' | 'timeZone'>,
): LedgerEntry {
  const { id, at, currency, orderId, orderNumber, payoutId, movement } = posting;
  const comesAt = comingAt(posting, now);
  const placeOf = (name: AccountName) => (name === 'shop' ? null : name);
  return {
    id,
    at: new Date(at).toISOString(),
    reason: movement.reason,
    from: placeOf(movement.from),
    to: placeOf(movement.to),
    currency,
    sum: toDecimal(movement.sum),
    bonus: toDecimal(movement.bonus),
    order_id: orderId ?? null,
    order_number: orderNumber ?? null,
    payout_id: payoutId ?? null,
    sku: movement.sku ?? null,
    next_payout:
      comesAt === undefined ? null : new Date(nextPayoutAt(comesAt, rules.payout_day, timeZone)).toISOString(),
  };
}

function comingAt({ payoutId, isPaidOut: isIn, dueAt, movement }: Posting, now: number): number | undefined {
  if (payoutId !== undefined) return undefined;
  // A reversal of an already paid amount is deducted from the next payout.
  if (movement.to === 'active' || movement.from === 'active') return now;
  return isIn || dueAt === undefined ? undefined : Math.max(now, dueAt);
}
