import * as z from 'zod/mini';
import { endpoint, refusal } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';

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
});
/** Payout in the back office; times in ISO 8601. */
export type ManagedPayout = z.infer<typeof managedPayout>;

/** Figures changed since they were read; nothing was paid. */
export const payoutsChanged = refusal('payouts_changed', 409, { data: z.object({ due: z.array(duePayout) }) });
export const PAYOUT_REFUSALS = {
  payout_sent: refusal('payout_sent', 409),
  payout_withdrawn: refusal('payout_withdrawn', 409),
} as const;

export const managedPayouts = endpoint({
  name: 'managedPayouts',
  method: 'GET',
  path,
  access: 'staff',
  permission: 'payouts:read',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.object({ items: z.array(managedPayout) }),
  summary: 'Returns the newest payouts of all bloggers. Managers and admins only.',
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
  summary: 'Returns confirmed earnings that are in no payout, by blogger and currency. Managers and admins only.',
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
  refusals: [PAYOUT_REFUSALS.payout_sent],
  summary: 'Withdraws an unsent payout. Managers and admins only.',
  chapter,
});
