import type { GiftCardState } from '../contract/gift-card-states';
import type { CustomOption, ProductOption } from '../contract/product';
import { readEmail } from '../contract/contact';
import type { Minor } from '../kernel/money';
import { coverWithCards } from '../totals';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nine in the morning in UTC: the same day in all of Europe, America and China, and no night in most of them. */
const SENT_AT_MS = 9 * 60 * 60 * 1000;
/** How long a gift card can be spent, as its page promises: three years from the day that it is sent. */
const GIFT_CARD_YEARS = 3;

/** What a buyer wrote on a gift card. */
export interface GiftWords {
  readonly recipient: string | undefined;
  /** Where it goes; undefined for the buyer's own address. */
  readonly email: string | undefined;
  readonly message: string | undefined;
  /** '2027-12-24'. */
  readonly sendOn: string | undefined;
}

/** What of the options of a gift card says what, by the type of the option: a line is a name, an area the message, a date the day. */
const SAYS = { recipient: 'field', email: 'email', message: 'area', sendOn: 'date' } as const;

/** What was answered to the options of a gift card. Pure. */
export function giftWords(options: readonly CustomOption[] | undefined, chosen: ProductOption | undefined): GiftWords {
  const answers = chosen?.extension_attributes.custom_options ?? [];
  const said = (type: string): string | undefined => {
    const option = options?.find((one) => one.type === type);
    const answer = answers.find(({ option_id: id }) => String(id) === String(option?.option_id));
    const text = answer?.option_value.trim() ?? '';
    return text === '' ? undefined : text;
  };
  const email = said(SAYS.email);
  return {
    recipient: said(SAYS.recipient),
    email: email === undefined ? undefined : readEmail(email),
    message: said(SAYS.message),
    sendOn: said(SAYS.sendOn),
  };
}

/**
 * When a gift card that is paid now is sent, in milliseconds: at once, unless a later day was chosen. Pure.
 * @param day '2027-12-24'
 */
export function giftSendMoment(day: string | undefined, now: number): number {
  const midnight = day === undefined ? Number.NaN : Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(midnight) || midnight <= now ? now : midnight + SENT_AT_MS;
}

/** Until when it can be spent, in milliseconds: the end of the day three years after it is sent. Pure. */
export function giftCardEnd(sentAt: number): number {
  const day = new Date(sentAt);
  const end = Date.UTC(day.getUTCFullYear() + GIFT_CARD_YEARS, day.getUTCMonth(), day.getUTCDate());
  return end + DAY_MS;
}

/** Of these no two look alike: 0 and O, 1, I and L are one each. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Five bits each: 80 in all, which nobody guesses. */
const CODE_LENGTH = 16;
export const GIFT_CODE_BYTES = (CODE_LENGTH * 5) / 8;

/** A code of 80 bits in groups of four: '7K2M-….'. Pure. @param bytes ten of them, of chance */
export function giftCode(bytes: Uint8Array): string {
  const bits = [...bytes.subarray(0, GIFT_CODE_BYTES)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = (bits.match(/.{5}/g) ?? []).map((five) => LETTERS.charAt(Number.parseInt(five, 2)));
  return (letters.join('').match(/.{4}/g) ?? []).join('-');
}

/** A code as it was typed, in its one form; undefined for what is none. Spaces, hyphens and case do not matter, nor O for 0. Pure. */
export function readGiftCode(typed: string): string | undefined {
  const text = typed
    .toUpperCase()
    .replace(/[\s\-‐‑‒–—]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  const isCode = text.length === CODE_LENGTH && /^[0-9A-HJKMNP-TV-Z]*$/.test(text);
  return isCode ? (text.match(/.{4}/g) ?? []).join('-') : undefined;
}

/** A code of which the end alone is shown. Pure. @param tail its last four characters */
export function maskedGiftCode(tail: string): string {
  return `•••• •••• •••• ${tail}`;
}

/** What the shop knows of a gift card. Moments in milliseconds since the epoch. */
export interface GiftCardFacts {
  readonly paid: boolean;
  readonly isBlocked: boolean;
  readonly isTakenBack: boolean;
  readonly sentAt: number | undefined;
  readonly expiresAt: number | undefined;
  readonly balance: Minor;
}

/** How a gift card stands. Pure. */
export function giftCardState(card: GiftCardFacts, now: number): GiftCardState {
  if (card.isTakenBack) return 'taken-back';
  if (!card.paid) return 'unpaid';
  if (card.isBlocked) return 'blocked';
  if (card.balance === 0) return 'used-up';
  if (card.expiresAt !== undefined && card.expiresAt <= now) return 'expired';
  return card.sentAt === undefined ? 'planned' : 'active';
}

/** Of the cards of a line those that go with units which come back: of those that nothing was spent of, the last ones. */
interface TakenBack<T> {
  readonly taken: readonly T[];
  /** How many units are back for which there is no such card: somebody has spent of it. */
  readonly spent: number;
}

/** What of a gift card decides how much of it can go back. Minor units. */
interface CardWorth {
  /** Less what was refunded of it: then it is worth less. */
  readonly value: Minor;
  readonly balance: Minor;
  readonly isTakenBack: boolean;
}

/**
 * Which cards of a line are taken back. Pure.
 * @param back how many of its units are back in all, those of before among them
 */
export function cardsTakenBack<T extends CardWorth>(cards: readonly T[], back: number): TakenBack<T> {
  const isRefunded = (card: T) => card.isTakenBack && card.value === 0; // its money went back, and its unit may follow
  const due = Math.max(0, back - cards.filter((card) => card.isTakenBack && !isRefunded(card)).length);
  const whole = cards.filter(({ value, balance, isTakenBack }) => !isTakenBack && balance === value);
  const open = [...cards.filter(isRefunded), ...whole];
  const taken = open.slice(Math.max(0, open.length - due));
  return { taken, spent: due - taken.length };
}

/** What can go back of gift cards: what was paid for them, less what went back and what was spent of them. Pure. */
export function cardsRefundable(
  { paid, refunded }: { readonly paid: Minor; readonly refunded: Minor },
  cards: readonly Pick<CardWorth, 'balance' | 'value'>[],
): Minor {
  const spent = cards.reduce((sum, { value, balance }) => sum + value - balance, 0);
  return Math.max(0, paid - refunded - spent);
}

/** What is taken off cards of which so much money went back: off those that nothing was spent of first, the last ones before the others. Pure. */
export function cardsTakenOff<T extends CardWorth>(
  cards: readonly T[],
  amount: Minor,
): readonly { readonly card: T; readonly amount: Minor }[] {
  const open = cards.filter(({ isTakenBack }) => !isTakenBack).toReversed();
  const isWhole = ({ value, balance }: T) => value === balance;
  return coverWithCards(amount, [...open.filter(isWhole), ...open.filter((card) => !isWhole(card))]).taken;
}
