import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';
import { MAX_EMAIL_LENGTH } from '../foundation/contact';
import { MAX_ROWS } from '../foundation/record-kind';
import { amount, MAX_SUM, storeCode } from '../foundation/scalars';
import { GIFT_CARD_ACTS } from './gift-cards';
import { GIFT_CARD_STATES } from '../selling/gift-card-states';

const chapter = 'A §7, manage';
const token = z.optional(z.string().check(z.maxLength(200)));
const id = z.string().check(z.minLength(1), z.maxLength(64));
const key = z.string().check(z.minLength(8), z.maxLength(64));

export const GIFT_CARD_LIMITS = {
  /** Maximum amount in dollars that staff can issue or add at once; a round amount in other currencies. */
  amount: 1000,
  note: 200,
  recipient: 80,
  message: 500,
} as const;

export const giftCardFilter = z.object({
  /** Last characters of a code or a full code, an order number, a name or an e-mail address. */
  q: z.optional(z.string().check(z.maxLength(200))),
  state: z.optional(z.enum(GIFT_CARD_STATES)),
  /** Account number: cards that the person bought, or got by their confirmed e-mail address. */
  person: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
});
/** Filters of the list of gift cards. */
export type GiftCardFilters = z.infer<typeof giftCardFilter>;

/** Never contains the full code. Amounts in major units. */
export const giftCardRow = z.object({
  id: z.string(),
  /** Masked; ends like the code. */
  code: z.string(),
  state: z.enum(GIFT_CARD_STATES),
  currency: z.string(),
  value: amount,
  balance: amount,
  recipient: z.string(),
  email: z.string(),
  /** Number of the order that bought it; null if staff issued it. */
  order: z.nullable(z.string()),
  /** Account of the buyer. */
  person: z.nullable(z.number()),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
});
/** Row of the list of gift cards. */
export type GiftCardRow = z.infer<typeof giftCardRow>;

export const GIFT_CARD_EVENTS = ['issue', 'top-up', 'spend', 'return', ...GIFT_CARD_ACTS] as const;
const cardEvent = z.object({
  at: z.nullable(z.string()),
  act: z.enum(GIFT_CARD_EVENTS),
  /** In major units; negative if it was spent. Null if no money moved. */
  amount: z.nullable(amount),
  who: z.nullable(z.string()),
  note: z.nullable(z.string()),
  order: z.nullable(z.string()),
});
/** Entry of the history of a gift card. */
export type GiftCardEvent = z.infer<typeof cardEvent>;

export const managedCard = z.object({
  ...giftCardRow.shape,
  /** Maximum amount that staff can add at once, in major units. */
  max: amount,
  history: z.array(cardEvent),
});
/** Gift card with its history. */
export type ManagedCard = z.infer<typeof managedCard>;

const reads = {
  method: 'GET',
  access: 'staff',
  permission: 'gift-cards:read',
  body: z.undefined(),
  chapter,
} as const;
const writes = {
  method: 'POST',
  access: 'staff',
  permission: 'gift-cards:write',
  alsoNeeds: 'gift-cards:read',
  bodyKind: 'json',
  query: z.object({ token }),
  result: managedCard,
  chapter,
} as const;

export const managedGiftCards = endpoint({
  ...reads,
  name: 'managedGiftCards',
  path: '/api/manage/gift-cards',
  query: z.object({
    token,
    ...giftCardFilter.shape,
    /** From 1. */
    page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
    size: z.optional(z.int().check(z.gte(1), z.lte(MAX_ROWS))),
  }),
  result: z.object({
    items: z.array(giftCardRow),
    total: z.number(),
    /** Balances of all cards that can be spent now, by currency. */
    owed: z.array(z.object({ currency: z.string(), cards: z.number(), balance: amount })),
    /** Maximum amounts that staff can issue, by currency. */
    max: z.record(z.string(), amount),
  }),
  summary: 'Lists gift cards, newest first, with the outstanding total by currency.',
});

export const managedGiftCard = endpoint({
  ...reads,
  name: 'managedGiftCard',
  path: '/api/manage/gift-card',
  query: z.object({ token, id }),
  result: managedCard,
  summary: 'Returns a gift card with its history.',
});

const note = z.string().check(z.minLength(1), z.maxLength(GIFT_CARD_LIMITS.note));
const positive = z.number().check(z.gt(0), z.lte(MAX_SUM));

/** Idempotent per key. */
export const issueGiftCard = endpoint({
  ...writes,
  name: 'issueGiftCard',
  path: '/api/manage/gift-card',
  body: z.object({
    key,
    /** Decides currency and language. */
    store: storeCode,
    amount: positive,
    email: z.string().check(z.minLength(1), z.maxLength(MAX_EMAIL_LENGTH)),
    recipient: z.optional(z.string().check(z.maxLength(GIFT_CARD_LIMITS.recipient))),
    /** Printed in the mail. */
    message: z.optional(z.string().check(z.maxLength(GIFT_CARD_LIMITS.message))),
    /** Reason for staff. */
    note,
  }),
  summary: 'Issues a goodwill gift card and emails it.',
});

/** Unpaid, revoked or expired. */
export const cardClosed = refusal('card_closed', 409);

/** Idempotent per key. */
export const topUpGiftCard = endpoint({
  ...writes,
  name: 'topUpGiftCard',
  path: '/api/manage/gift-card-top-up',
  body: z.object({ id, key, amount: positive, note }),
  refusals: [cardClosed],
  summary: 'Adds an amount to a gift card, with a reason.',
});

export const actOnGiftCard = endpoint({
  ...writes,
  name: 'actOnGiftCard',
  path: '/api/manage/gift-card-act',
  body: z.object({ id, act: z.enum(GIFT_CARD_ACTS), note: z.optional(note) }),
  refusals: [cardClosed],
  summary: 'Sends a gift card again, blocks or unblocks it. Idempotent.',
});
