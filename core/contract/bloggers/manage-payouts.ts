import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';
import { LEDGER_REASONS } from './blogger-money';
import { payee } from './blogger-payee';

const chapter = 'A §7, manage';
const path = '/api/manage/payouts';
const token = z.optional(z.string().check(z.maxLength(200)));
const id = z.number().check(z.int(), z.gte(1));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const moment = z.nullable(z.string());

const dueItem = z.object({
  blogger_id: id,
  currency,
  sum: amount,
  bonus: amount,
  /** Newest included movement; identifies the list. */
  up_to: id,
});
/** Amount due to a blogger in one currency. */
export type DueItem = z.infer<typeof dueItem>;

const who = {
  name: z.string(),
  contact: z.nullable(z.string()),
};

const duePayout = z.object({
  ...dueItem.shape,
  ...who,
  orders: z.number(),
  minimum: amount,
  is_due: z.boolean(),
});
/** Amount due with the blogger and the orders. */
export type DuePayout = z.infer<typeof duePayout>;

const managedPayout = z.object({
  id: z.number(),
  blogger_id: z.number(),
  ...who,
  currency: z.string(),
  sum: amount,
  bonus: amount,
  orders: z.number(),
  created_at: z.string(),
  paid_at: moment,
  withdrawn_at: moment,
  /** Signed link, valid for half a day. */
  file: z.nullable(z.string()),
  /** Bank file that it is in. */
  bank_file: z.nullable(z.number()),
  /** Account and tax status of the blogger now. */
  payee: z.nullable(payee),
});
/** Payout in the back office; times in ISO 8601. */
export type ManagedPayout = z.infer<typeof managedPayout>;

export const PAYOUT_STATES = ['open', 'sent', 'withdrawn'] as const;
/** Status of a payout; 'open' has not been sent. */
export type PayoutState = (typeof PAYOUT_STATES)[number];

const payoutPart = z.object({
  id: z.number(),
  at: z.string(),
  reason: z.enum(LEDGER_REASONS),
  order_number: z.nullable(z.string()),
  sku: z.nullable(z.string()),
  /** Negative for refunds. */
  sum: amount,
  bonus: amount,
});
/** Movement that is part of a payout or of an amount due. */
export type PayoutPart = z.infer<typeof payoutPart>;

/** Figures changed since they were read; nothing was paid. */
export const payoutsChanged = refusal('payouts_changed', 409, { data: z.object({ due: z.array(duePayout) }) });
export const PAYOUT_REFUSALS = {
  payout_sent: refusal('payout_sent', 409),
  payout_withdrawn: refusal('payout_withdrawn', 409),
  /** In a bank file; cancel the file first. */
  payout_exported: refusal('payout_exported', 409),
} as const;

export const managedPayouts = endpoint({
  name: 'managedPayouts',
  method: 'GET',
  path,
  access: 'staff',
  permission: 'payouts:read',
  query: z.object({
    token,
    /** Part of the blogger's name, e-mail address or phone number, or the id of the payout. */
    q: z.optional(z.string().check(z.maxLength(100))),
    state: z.optional(z.enum(PAYOUT_STATES)),
  }),
  body: z.undefined(),
  result: z.object({ items: z.array(managedPayout) }),
  summary: 'Returns the newest payouts of all bloggers, 1,000 at most. Managers and admins only.',
  chapter,
});
export const duePayouts = endpoint({
  name: 'duePayouts',
  method: 'GET',
  path: `${path}-due`,
  access: 'staff',
  permission: 'payouts:read',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.object({ items: z.array(duePayout) }),
  summary: 'Returns confirmed earnings that are not in a payout, by blogger and currency. Managers and admins only.',
  chapter,
});
export const payoutParts = endpoint({
  name: 'payoutParts',
  method: 'GET',
  path: `${path}-parts`,
  access: 'staff',
  permission: 'payouts:read',
  query: z.object({
    token,
    /** Payout; without it, what is due to the blogger in the currency. */
    id: z.optional(id),
    blogger_id: z.optional(id),
    currency: z.optional(currency),
  }),
  body: z.undefined(),
  result: z.object({ items: z.array(payoutPart), sum: amount, bonus: amount }),
  summary: 'Returns the movements that a payout or an amount due consists of, newest first. Managers and admins only.',
  chapter,
});
/** Idempotent per list. */
export const makePayouts = endpoint({
  name: 'makePayouts',
  method: 'POST',
  path,
  access: 'staff',
  permission: 'payouts:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ items: z.array(z.looseObject(dueItem.shape)).check(z.minLength(1), z.maxLength(1000)) }),
  result: z.object({ items: z.array(managedPayout) }),
  refusals: [payoutsChanged],
  summary: 'Creates payouts for exactly the given list, or none. Managers and admins only.',
  chapter,
});
export const sendPayout = endpoint({
  name: 'sendPayout',
  method: 'POST',
  path: `${path}/{id}/sent`,
  access: 'staff',
  permission: 'payouts:write',
  bodyKind: 'multipart',
  files: { file: 1 },
  query: z.object({ token, id }),
  body: z.object({}),
  result: managedPayout,
  refusals: [PAYOUT_REFUSALS.payout_withdrawn],
  summary: 'Marks a payout as sent, with an optional file. Managers and admins only.',
  chapter,
});
export const withdrawPayout = endpoint({
  name: 'withdrawPayout',
  method: 'POST',
  path: `${path}/{id}/withdraw`,
  access: 'staff',
  permission: 'payouts:write',
  query: z.object({ token, id }),
  body: z.undefined(),
  result: managedPayout,
  refusals: [PAYOUT_REFUSALS.payout_sent, PAYOUT_REFUSALS.payout_exported],
  summary: 'Withdraws an unsent payout. Managers and admins only.',
  chapter,
});
