import * as z from 'zod/mini';
import type { Known } from '../../kernel/known';
import { endpoint, refusal } from '../foundation/endpoint';
import { amount } from '../foundation/scalars';

const query = z.object({ token: z.optional(z.string().check(z.maxLength(200))) });
const chapter = 'A §7';
const documents = z.array(z.looseObject({}));

/** GDPR, Art. 15 and 20. */
export const ownDataCopy = z.looseObject({
  made_at: z.string(),
  account: z.nullable(z.looseObject({})),
  /** Account that a blogger's payouts go to, and the tax status. */
  payout_account: z.optional(z.nullable(z.looseObject({}))),
  /** Transfers of a blogger's payouts in bank files; amounts in major units. */
  payout_transfers: z.optional(documents),
  sessions: documents,
  orders: documents,
  carts: documents,
  messages: documents,
  newsletter: documents,
  stock_alerts: documents,
  passkeys: z.optional(documents),
  bonuses: z.optional(documents),
  /** Notes of staff about the person. */
  notes: z.optional(documents),
  reviews: z.optional(documents),
  gift_cards: z.optional(documents),
});
/** All data stored about a customer. */
export type OwnDataCopy = Known<z.infer<typeof ownDataCopy>>;

export const accountEnd = z.object({
  /** Orders kept for accounting, anonymised. */
  orders: z.number(),
  files: z.number(),
  /** Forfeited bonuses in major units of `currency`. */
  bonus: amount,
  currency: z.string(),
  canceled: z.optional(z.array(z.string())),
  /** Empty if the account can be deleted. */
  obstacles: z.array(z.object({ field: z.enum(['balance', 'orders', 'roles']), of: z.array(z.string()) })),
  sign_in_again: z.boolean(),
});
/** Consequences of and obstacles to deleting the account. */
export type AccountEnd = z.infer<typeof accountEnd>;

export const erasureWaits = refusal('erasure_waits', 409);

export const copyOwnData = endpoint({
  name: 'copyOwnData',
  method: 'GET',
  path: '/api/user/data',
  access: 'user',
  query,
  body: z.undefined(),
  result: ownDataCopy,
  summary: 'Returns all data stored about the caller; not for impersonating staff.',
  chapter,
});

export const viewAccountEnd = endpoint({
  name: 'viewAccountEnd',
  method: 'GET',
  path: '/api/user/account-end',
  access: 'user',
  query,
  body: z.undefined(),
  result: accountEnd,
  summary: "Returns the consequences of deleting the caller's account, and what prevents it.",
  chapter,
});

export const deleteAccount = endpoint({
  name: 'deleteAccount',
  method: 'POST',
  path: '/api/user/delete-account',
  access: 'user',
  bodyKind: 'json',
  query,
  body: z.object({ confirm: z.literal(true) }),
  result: z.object({ orders: z.number(), files: z.number() }),
  refusals: [erasureWaits],
  summary: "Deletes the caller's account permanently; requires a recent sign-in; not for impersonating staff.",
  chapter,
});
