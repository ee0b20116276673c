import * as z from 'zod/mini';
import type { Known } from '../kernel/known';
import { endpoint, refusal } from './endpoint';
import { amount } from './scalars';

const query = z.object({ token: z.optional(z.string().check(z.maxLength(200))) });
const chapter = 'A §7';
const documents = z.array(z.looseObject({}));

/** Everything that the shop keeps of a person (GDPR, Art. 15 and 20). */
export const ownDataCopy = z.looseObject({
  /** ISO 8601. */
  made_at: z.string(),
  account: z.nullable(z.looseObject({})),
  sessions: documents,
  orders: documents,
  carts: documents,
  messages: documents,
  newsletter: documents,
  stock_alerts: documents,
  /** Left out by shops of before. */
  passkeys: z.optional(documents),
});
/** Everything that the shop keeps of a customer, as one document (A §3). */
export type OwnDataCopy = Known<z.infer<typeof ownDataCopy>>;

/** What deleting the account would do now, and what stands in its way. */
export const accountEnd = z.object({
  /** Orders that stay in the books without the person. */
  orders: z.number(),
  /** Invoices and receipts that stay, as the law on books asks for. */
  files: z.number(),
  /** Bonuses that are lost with the account, in major units of `currency`. */
  bonus: amount,
  currency: z.string(),
  /** Numbers of unpaid orders that are cancelled with the account; left out by shops of before. */
  canceled: z.optional(z.array(z.string())),
  /** Empty where the account can be deleted: what has to be done first, with the amounts, numbers of orders or roles that it is about. */
  obstacles: z.array(z.object({ field: z.enum(['balance', 'orders', 'roles']), of: z.array(z.string()) })),
  /** Whether they have to sign in once more first: who signed in long ago may not be who sits there now. */
  sign_in_again: z.boolean(),
});
/** What deleting one's account left in the books, and how many other records went (A §3). */
export type AccountEnd = z.infer<typeof accountEnd>;

/** Something has to be done first: `accountEnd` says what. */
export const erasureWaits = refusal('erasure_waits', 409);

export const copyOwnData = endpoint({
  name: 'copyOwnData',
  method: 'GET',
  path: '/api/user/data',
  access: 'user',
  query,
  body: z.undefined(),
  result: ownDataCopy,
  summary: 'Everything that is kept of the caller; not for staff who act as somebody.',
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
  summary: 'What deleting the account of the caller would do, and what stands in its way.',
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
  summary: 'Forgets the caller for good, shortly after they signed in; not for staff who act as somebody.',
  chapter,
});
