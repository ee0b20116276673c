import * as z from 'zod/mini';
import type { Known } from '../../kernel/known';
import { orderAddress } from '../selling/cart';
import { endpoint, refusal } from '../foundation/endpoint';
import { customerOrder } from '../orders/orders';
import { anyPassword, newPassword } from '../foundation/password-schema';
import { ROLES } from '../foundation/roles';
import { amount } from '../foundation/scalars';
import { MAX_NAME } from '../foundation/limits';
import { nameText } from '../foundation/name-schema';
import { earlierSession, sessionTokens } from '../foundation/session-tokens';

const text = (max: number) => z.string().check(z.maxLength(max));
const base = '/api/user';
const chapter = 'A §7';
const none = z.undefined();
const token = z.optional(text(200));
const contact = text(300);

export const FACTOR_STATUSES = ['needed', 'to-set-up'] as const;
export type FactorState = (typeof FACTOR_STATUSES)[number];

export const user = z.looseObject({
  id: z.number(),
  phone: z.nullable(z.string()),
  firstname: z.string(),
  lastname: z.string(),
  email: z.nullable(z.string()),
  /** Sign-in address; `email` is the contact address. */
  login_email: z.optional(z.nullable(z.string())),
  /** Unconfirmed new address; only in the answer to the change. */
  pending_email: z.optional(z.string()),
  has_password: z.optional(z.boolean()),
  photo: z.nullable(z.string()),
  city: z.nullable(z.string()),
  postcode: z.nullable(z.string()),
  country: z.nullable(z.string()),
  addresses: z.array(orderAddress),
  /** Revision of the list, sent back to detect conflicts. */
  addresses_revision: z.optional(z.string()),
  /** Only for accounts with a confirmed contact and no stored address. */
  last_order: z.optional(z.object({ firstname: z.string(), lastname: z.string(), address: orderAddress })),
  roles: z.array(z.enum(ROLES)),
  permissions: z.optional(z.array(z.string())),
  group_id: z.number(),
  /** Proves the group without identifying the user. */
  groupToken: z.string(),
  /** In major units of account_currency. */
  account: amount,
  account_currency: z.string(),
  /** Newest first, at most 20; `stage` is 0–5. */
  orders_history: z.array(
    z.object({
      increment_id: z.string(),
      stage: z.nullable(z.number()),
      canceled: z.boolean(),
      unpaid: z.optional(z.boolean()),
    }),
  ),
  /** The impersonating user, if any. */
  actor_id: z.nullable(z.number()),
  /** Until it is given, `roles` and `permissions` exclude those of staff. */
  second_factor: z.optional(z.enum(FACTOR_STATUSES)),
});
/** Signed-in user with account data and roles. */
export type User = Known<z.infer<typeof user>>;

export const signedIn = z.looseObject({
  ...user.shape,
  ...sessionTokens.shape,
});
export type SignedIn = z.infer<typeof signedIn>;

export const passwordLogin = endpoint({
  name: 'passwordLogin',
  method: 'POST',
  path: `${base}/login`,
  bodyKind: 'json',
  query: z.object({}),
  body: z.object({ username: contact, password: anyPassword, ...earlierSession }),
  result: signedIn,
  summary: 'Signs in with a password; the user name is the phone number or e-mail address.',
  chapter,
});
export const requestCode = endpoint({
  name: 'requestCode',
  method: 'GET',
  path: `${base}/get-sms-code`,
  query: z.object({ phone: contact, platform: z.optional(text(40)) }),
  body: none,
  result: z.object({ is_email: z.boolean() }),
  summary: 'Sends a one-time code of 4 characters to a phone or e-mail address, whether the account exists or not.',
  chapter,
});
export const checkCode = endpoint({
  name: 'checkCode',
  method: 'GET',
  path: `${base}/check-sms-code`,
  query: z.object({ phone: contact, code: text(40), platform: z.optional(text(40)) }),
  body: none,
  result: signedIn,
  summary: 'Signs in with a one-time code and creates the account on first use.',
  chapter,
});
export const callBack = endpoint({
  name: 'callBack',
  method: 'GET',
  path: `${base}/call-back`,
  query: z.object({ phone: contact }),
  body: none,
  result: z.boolean(),
  summary: 'Requests a call from the shop.',
  chapter,
});
/** `token` is the code of the link. */
export const fastLogin = endpoint({
  name: 'fastLogin',
  method: 'GET',
  path: `${base}/fast-login`,
  query: z.object({ contact, token: text(200) }),
  body: none,
  result: signedIn,
  summary: 'Signs in with the code of a link, once.',
  chapter: 'A §4.2',
});
export const loginAsUser = endpoint({
  name: 'loginAsUser',
  method: 'GET',
  path: `${base}/profile`,
  access: 'staff',
  permission: 'people:act',
  query: z.object({ contact, token }),
  body: none,
  result: signedIn,
  summary: 'Lets an admin or manager act as a user; this is logged.',
  chapter: 'A §4.3',
});
export const loginAsBlogger = endpoint({
  name: 'loginAsBlogger',
  method: 'GET',
  path: `${base}/login-as-blogger`,
  access: 'staff',
  permission: 'people:act',
  query: z.object({ token }),
  body: none,
  result: signedIn,
  summary: "Lets an admin or manager act as the shop's blogger.",
  chapter: 'A §4.3',
});
export const addressesChanged = refusal('addresses_changed', 409);

/**
 * `addresses` is JSON and replaces the list. `addresses_revision` prevents lost updates; without it the list is
 * replaced unconditionally.
 */
export const updateUser = endpoint({
  name: 'updateUser',
  method: 'POST',
  path: `${base}/update`,
  access: 'user',
  bodyKind: 'multipart',
  query: z.object({ token }),
  body: z.object({
    firstname: z.optional(nameText(0, MAX_NAME)),
    lastname: z.optional(nameText(0, MAX_NAME)),
    email: z.optional(text(254)),
    addresses: z.optional(text(20_000)),
    addresses_revision: z.optional(text(100)),
  }),
  result: user,
  refusals: [addressesChanged],
  summary:
    "Changes the caller's name, e-mail address or addresses, and no other fields. A new e-mail address takes effect once its code is passed to `confirmEmail`; it requires a sign-in within 15 minutes and is refused to impersonating staff.",
  chapter,
});
/** File field 'photo'; omit it to delete the photo. */
export const changePhoto = endpoint({
  name: 'changePhoto',
  method: 'POST',
  path: `${base}/photo`,
  access: 'user',
  bodyKind: 'multipart',
  files: { photo: 1 },
  query: z.object({ token }),
  body: z.object({}),
  result: user,
  summary: "Sets the caller's photo (JPEG, PNG or WebP, at most 5 MB), or removes it.",
  chapter: 'A §3, User',
});
export const saveName = endpoint({
  name: 'saveName',
  method: 'POST',
  path: `${base}/profile-account`,
  access: 'user',
  bodyKind: 'json',
  query: z.object({ id: text(20), token }),
  body: z.object({
    id: z.optional(z.union([z.number(), text(20)])),
    token: z.optional(text(200)),
    name: nameText(0, 200),
  }),
  result: user,
  summary: 'Saves the name of the caller: the first word is the first name.',
  chapter,
});
export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: `${base}/profile-account`,
  access: 'user',
  query: z.object({ id: z.optional(text(20)), token }),
  body: none,
  result: user,
  summary: 'Returns the caller.',
  chapter,
});
export const createUser = endpoint({
  name: 'createUser',
  method: 'POST',
  path: `${base}/create`,
  bodyKind: 'json',
  query: z.object({}),
  body: z.object({
    customer: z.object({
      email: text(254),
      firstname: nameText(1, MAX_NAME),
      lastname: nameText(1, MAX_NAME),
    }),
    password: newPassword,
  }),
  result: z.boolean(),
  summary: 'Registers an account; the response does not reveal whether it exists, only the mail does.',
  chapter,
});
export const orderHistory = endpoint({
  name: 'orderHistory',
  method: 'GET',
  path: `${base}/order-history`,
  access: 'user',
  query: z.object({
    token,
    /** Default: 20 and 1. */
    pageSize: z.optional(z.number().check(z.int(), z.gte(1), z.lte(100))),
    currentPage: z.optional(z.number().check(z.int(), z.gte(1), z.lte(100_000))),
  }),
  body: none,
  result: z.object({ items: z.array(customerOrder), total_count: z.number() }),
  summary: "Returns the caller's orders, newest first.",
  chapter,
});
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: `${base}/change-password`,
  access: 'user',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ currentPassword: anyPassword, newPassword }),
  result: z.boolean(),
  meta: sessionTokens,
  summary:
    'Changes the password, ends all other sessions and issues new tokens. Leave the current password empty if there is none.',
  chapter,
});
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
  path: `${base}/reset-password`,
  bodyKind: 'json',
  query: z.object({}),
  body: z.object({ email: text(254) }),
  result: z.boolean(),
  summary: 'Mails a password-reset token; the response does not reveal whether the account exists.',
  chapter,
});
export const checkReset = endpoint({
  name: 'checkReset',
  method: 'POST',
  path: `${base}/check-reset`,
  bodyKind: 'json',
  query: z.object({}),
  body: z.object({ email: text(254), resetToken: text(200) }),
  result: z.boolean(),
  summary: 'Returns whether a password-reset token is still valid, without using it.',
  chapter,
});
export const createPassword = endpoint({
  name: 'createPassword',
  method: 'POST',
  path: `${base}/create-password`,
  bodyKind: 'json',
  query: z.object({}),
  body: z.object({ email: text(254), newPassword, resetToken: text(200) }),
  result: z.boolean(),
  summary: 'Sets a new password with a mailed token, once; ends all sessions and removes all passkeys.',
  chapter,
});
export const refreshTokens = endpoint({
  name: 'refreshTokens',
  method: 'POST',
  path: `${base}/refresh`,
  bodyKind: 'json',
  query: z.object({}),
  body: z.object({ refreshToken: text(200) }),
  result: sessionTokens,
  summary: 'Exchanges a refresh token for new tokens; reusing a spent one later ends the session.',
  chapter,
});
export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: `${base}/logout`,
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ refreshToken: z.optional(text(200)) }),
  result: z.boolean(),
  summary: 'Ends the session of the token or refresh token, if there is one.',
  chapter,
});
/** Account existence is private; guests and customers see only themselves. */
export const guestAccount = endpoint({
  name: 'guestAccount',
  method: 'GET',
  path: `${base}/guest-account`,
  query: z.object({ phone: z.optional(contact), email: z.optional(contact), token }),
  body: none,
  result: z.nullable(
    z.object({ id: z.number(), firstname: z.string(), lastname: z.string(), phone: z.nullable(z.string()) }),
  ),
  summary: 'Returns the account of a phone number or e-mail address to its owner and to staff; null to all others.',
  chapter,
});
export const geoData = endpoint({
  name: 'geoData',
  method: 'GET',
  path: `${base}/geo-data`,
  query: z.object({}),
  body: none,
  result: z.object({ country: z.string(), city: z.nullable(z.string()), postcode: z.nullable(z.string()) }),
  summary: "Returns the caller's location, as far as the shop knows it.",
  chapter,
});
