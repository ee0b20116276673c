import type { GiftCardEvent, GiftCardRow } from '../../../../core/contract/orders/manage-gift-cards';
import { toDecimal } from '../../../../core/kernel/money';
import { maskedGiftCode } from '../../../../core/orders/rules/gift-card';
import type { CardUse, ListedGiftCard, StoredCardEvent } from '../../ports/selling/gift-card-records';
import { cardState } from '../../selling';

/** @param now milliseconds since the epoch */
export function cardRow({ card, order }: ListedGiftCard, now: number): GiftCardRow {
  const created = order?.createdAt ?? card.grantedAt ?? 0;
  return {
    id: card.id,
    code: maskedGiftCode(card.tail),
    state: cardState(card, order, now),
    currency: card.currency,
    value: toDecimal(card.value),
    balance: toDecimal(card.balance),
    recipient: card.recipient ?? '',
    email: card.email ?? order?.email ?? '',
    order: order?.number ?? null,
    person: order?.customerId ?? null,
    created_at: isoOf(created),
    expires_at: card.expiresAt === undefined ? null : isoOf(card.expiresAt),
  };
}

/** Purchase or issue first, then payments, returns and staff actions, oldest first. */
export function cardHistory(
  { card, order }: ListedGiftCard,
  events: readonly StoredCardEvent[],
  uses: readonly CardUse[],
): readonly GiftCardEvent[] {
  const nothing = { amount: null, who: null, note: null, order: null };
  const bought = order === undefined ? [] : [{ ...nothing, at: order.createdAt, act: 'issue' as const }];
  const spent = uses.map(({ at, amount, orderNumber }) => ({
    ...{ ...nothing, at, act: 'spend' as const },
    ...{ amount: toDecimal(-amount), order: orderNumber },
  }));
  const returned = uses
    .filter((use) => use.returned > 0)
    // The order history has the time of a return.
    .map(({ returned: back, orderNumber }) => ({
      ...{ ...nothing, at: undefined, act: 'return' as const },
      ...{ amount: toDecimal(back), order: orderNumber },
    }));
  const acts = events.map(({ at, who, act, amount, note }) => ({
    ...{ ...nothing, at, act, who, note: note ?? null },
    amount: amount === undefined ? null : toDecimal(amount),
  }));
  const dated = [...bought, ...acts, ...spent].toSorted((a, b) => a.at - b.at);
  const first = bought.length > 0 ? { order: order?.number ?? null, amount: startOf(card.value, events) } : {};
  return [...dated, ...returned].map((event, index) => ({
    ...event,
    ...(index === 0 && first),
    at: event.at === undefined ? null : isoOf(event.at),
  }));
}

/** Value at purchase, less refunds; top-ups are listed separately. */
function startOf(value: number, events: readonly StoredCardEvent[]): number {
  return toDecimal(events.reduce((left, { act, amount = 0 }) => (act === 'top-up' ? left - amount : left), value));
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}
