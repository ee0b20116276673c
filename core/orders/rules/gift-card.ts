import type { GiftCardState } from '../../contract/selling/gift-card-states';
import type { CustomOption, ProductOption } from '../../contract/catalogue/product';
import { readEmail } from '../../contract/foundation/contact';
import { dayAt, endOfDay, startOfDay } from '../../kernel/calendar-days';
import type { Minor } from '../../kernel/money';
import { foldCode } from '../../kernel/words/fold-code';
import { coverWithCards } from '../../totals';

/** 09:00 in the time zone of the shop. */
const SENT_AT_MS = 9 * 60 * 60 * 1000;
const GIFT_CARD_YEARS = 3;

export interface GiftWords {
  readonly recipient: string | undefined;
  readonly email: string | undefined;
  readonly message: string | undefined;
  /** '2027-12-24'. */
  readonly sendOn: string | undefined;
}

const TEXTS = { recipient: 'field', email: 'email', message: 'area', sendOn: 'date' } as const;

export function giftWords(options: readonly CustomOption[] | undefined, chosen: ProductOption | undefined): GiftWords {
  const answers = chosen?.extension_attributes.custom_options ?? [];
  const said = (type: string): string | undefined => {
    const option = options?.find((one) => one.type === type);
    const answer = answers.find(({ option_id: id }) => String(id) === String(option?.option_id));
    const text = answer?.option_value.trim() ?? '';
    return text === '' ? undefined : text;
  };
  const email = said(TEXTS.email);
  return {
    recipient: said(TEXTS.recipient),
    email: email === undefined ? undefined : readEmail(email),
    message: said(TEXTS.message),
    sendOn: said(TEXTS.sendOn),
  };
}

/** @param timeZone of the shop */
export function giftSendMoment(day: string | undefined, now: number, timeZone: string): number {
  const midnight = day === undefined ? Number.NaN : startOfDay(day, timeZone);
  return Number.isNaN(midnight) || midnight <= now ? now : midnight + SENT_AT_MS;
}

/** Returns the first moment after the last day of a card. @param timeZone of the shop */
export function giftCardEnd(sentAt: number, timeZone: string): number {
  const [year = 0, month = 1, day = 1] = dayAt(sentAt, timeZone).split('-').map(Number);
  const last = new Date(Date.UTC(year + GIFT_CARD_YEARS, month - 1, day)).toISOString().slice(0, 10);
  return endOfDay(last, timeZone);
}

/** Excludes look-alikes: O, I and L. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 5 bits each, 80 bits in total. */
const CODE_LENGTH = 16;
export const GIFT_CODE_BYTES = (CODE_LENGTH * 5) / 8;

export function giftCode(bytes: Uint8Array): string {
  const bits = [...bytes.subarray(0, GIFT_CODE_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS.charAt(Number.parseInt(five, 2)));
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}

/** Normalizes a typed code: folded, ignoring spaces and hyphens, O as 0; undefined if invalid. */
export function readGiftCode(typed: string): string | undefined {
  const text = foldCode(typed)
    .toUpperCase()
    .replace(/[\s\-‐‑‒–—]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const isCode = text.length === CODE_LENGTH && /^[0-9A-HJKMNP-TV-Z]*$/.test(text);
  return isCode ? (text.match(/.{4}/g) ?? []).join('-') : undefined;
}

export function maskedGiftCode(tail: string): string {
  return `•••• •••• •••• ${tail}`;
}

export interface GiftCardFacts {
  readonly paid: boolean;
  readonly isBlocked: boolean;
  readonly isTakenBack: boolean;
  readonly sentAt: number | undefined;
  readonly expiresAt: number | undefined;
  readonly balance: Minor;
}

export function giftCardState(card: GiftCardFacts, now: number): GiftCardState {
  if (card.isTakenBack) return 'taken-back';
  if (!card.paid) return 'unpaid';
  if (card.isBlocked) return 'blocked';
  if (card.balance === 0) return 'used-up';
  if (card.expiresAt !== undefined && card.expiresAt <= now) return 'expired';
  return card.sentAt === undefined ? 'planned' : 'active';
}

interface TakenBack<T> {
  readonly taken: readonly T[];
  readonly spent: number;
}

interface CardWorth {
  /** Reduced by refunds. */
  readonly value: Minor;
  readonly balance: Minor;
  /** Part of `value` that was not paid for. Default 0. */
  readonly goodwill?: Minor | undefined;
  /** Part of `balance` that was not paid for; it is spent last. Default 0. */
  readonly goodwillLeft?: Minor | undefined;
  readonly isTakenBack: boolean;
}

/** Returns the part of a balance that was paid for. */
export function paidBalance({ balance, goodwillLeft = 0 }: Pick<CardWorth, 'balance' | 'goodwillLeft'>): Minor {
  return balance - goodwillLeft;
}

/**
 * Selects which of a line's cards are withdrawn.
 * @param back total returned units, including earlier ones
 */
export function cardsTakenBack<T extends CardWorth>(cards: readonly T[], back: number): TakenBack<T> {
  const isRefunded = (card: T) => card.isTakenBack && card.value === 0; // Refunded already, so its unit may follow.
  const due = Math.max(0, back - cards.filter((card) => card.isTakenBack && !isRefunded(card)).length);
  const whole = cards.filter(({ value, balance, isTakenBack }) => !isTakenBack && balance === value);
  const open = [...cards.filter(isRefunded), ...whole];
  const taken = open.slice(Math.max(0, open.length - due));
  return { taken, spent: due - taken.length };
}

export function cardsRefundable(
  { paid, refunded }: { readonly paid: Minor; readonly refunded: Minor },
  cards: readonly Omit<CardWorth, 'isTakenBack'>[],
): Minor {
  const spent = cards.reduce((sum, card) => sum + card.value - (card.goodwill ?? 0) - paidBalance(card), 0);
  return Math.max(0, paid - refunded - spent);
}

/** Splits a refund of bought cards over their balances: paid money first, so that none of it stays to earn anything. */
export function cardsTakenOff<T extends CardWorth>(
  cards: readonly T[],
  amount: Minor,
): readonly { readonly card: T; readonly amount: Minor }[] {
  const open = cards.filter(({ isTakenBack }) => !isTakenBack).toReversed();
  const isWhole = ({ value, balance }: T) => value === balance;
  const inTurn = [...open.filter(isWhole), ...open.filter((card) => !isWhole(card))];
  const paid = coverWithCards(
    amount,
    inTurn.map((card) => ({ card, balance: paidBalance(card) })),
  );
  const given = coverWithCards(
    paid.missing,
    inTurn.map((card) => ({ card, balance: card.goodwillLeft ?? 0 })),
  );
  const parts = [...paid.taken, ...given.taken];
  return inTurn.flatMap((card) => {
    const off = parts.reduce((sum, part) => (part.card.card === card ? sum + part.amount : sum), 0);
    return off > 0 ? [{ card, amount: off }] : [];
  });
}
