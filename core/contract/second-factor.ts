import * as z from 'zod/mini';
import { FACTOR_STANDINGS, user } from './accounts';
import { endpoint, refusal } from './endpoint';
import { sessionTokens } from './session-tokens';

const text = (max: number) => z.string().check(z.maxLength(max));
const base = '/api/user/second-factor';
const chapter = 'A §4';
/** The caller's token; the gateway fills it in. */
const token = z.optional(text(200));
/** Of an app, or one that stands in for it, with spaces and hyphens as somebody types them. */
const code = z.string().check(z.minLength(6), z.maxLength(60));

/** A call of somebody signed in that holds a code, which shows again who they are. */
const byCode = {
  method: 'POST',
  access: 'user',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ code }),
  meta: sessionTokens,
  chapter,
} as const;

/** Whether staff may do without: 'offered' asks who has one for it, 'required' lets nobody of the staff do anything without. */
export type FactorPolicy = 'offered' | 'required';

/** A code of an app has so many digits. */
export const FACTOR_DIGITS = 6;
/** So many codes stand in for the app where it is lost, each of them once. */
export const RECOVERY_CODES = 10;

/** Staff may do nothing of staff's in this session before they have given their second factor, or set one up. */
export const secondFactorNeeded = refusal('second_factor_needed', 403, {
  data: z.object({ second_factor: z.enum(FACTOR_STANDINGS) }),
});
/** There is one already, and only that one counts until it is removed. */
export const secondFactorThere = refusal('second_factor_there', 409);
/** There is none, or none that waits to be confirmed. */
export const secondFactorMissing = refusal('second_factor_missing', 409);

export const factorStatus = z.object({
  /** Whether the caller has one that counts, and since when; ISO 8601. */
  is_on: z.boolean(),
  since: z.nullable(z.string()),
  recovery_codes_left: z.number(),
  /** Number of passkeys that stand in for a code. */
  passkeys: z.number(),
  /** Whether the caller is of the staff, who alone may have one. */
  may_have: z.boolean(),
  /** Whether staff may do nothing without one. */
  is_required: z.boolean(),
});
/** Whether the caller has a second factor, and whether one is needed (A §2). */
export type FactorStatus = z.infer<typeof factorStatus>;

export const secondFactor = endpoint({
  name: 'secondFactor',
  method: 'GET',
  path: base,
  access: 'user',
  query: z.object({ token }),
  body: z.undefined(),
  result: factorStatus,
  summary: 'Whether the caller has a second factor, and whether one is asked for.',
  chapter,
});

/** What an app is set up with. */
export const factorSetUp = z.object({
  /** 160 bits in Base32, to be typed where no picture can be taken. */
  secret: z.string(),
  /** The same as otpauth://…, for a QR code. */
  uri: z.string(),
});
/** What an authenticator app is set up with: the secret and its link (A §2). */
export type FactorSetUp = z.infer<typeof factorSetUp>;

export const beginSecondFactor = endpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: `${base}/begin`,
  access: 'user',
  query: z.object({ token }),
  body: z.undefined(),
  result: factorSetUp,
  refusals: [secondFactorThere],
  summary:
    'Makes a secret for an authenticator app; it counts once it is confirmed. Asks for a sign-in of the last quarter of an hour.',
  chapter,
});

export const confirmSecondFactor = endpoint({
  ...byCode,
  name: 'confirmSecondFactor',
  path: `${base}/confirm`,
  result: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: [secondFactorMissing, secondFactorThere],
  summary: 'Makes the secret count by a code of the app; gives the recovery codes, this once.',
});

export const giveSecondFactor = endpoint({
  ...byCode,
  name: 'giveSecondFactor',
  path: `${base}/give`,
  result: user,
  refusals: [secondFactorMissing],
  summary: 'Gives this session what staff may do, by a code of the app or a recovery code.',
});

export const removeSecondFactor = endpoint({
  ...byCode,
  name: 'removeSecondFactor',
  path: `${base}/remove`,
  result: user,
  refusals: [secondFactorMissing],
  summary: 'Removes the second factor by a code of it. Asks for a sign-in of the last quarter of an hour.',
});

export const renewRecoveryCodes = endpoint({
  ...byCode,
  name: 'renewRecoveryCodes',
  path: `${base}/recovery-codes`,
  result: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: [secondFactorMissing],
  summary:
    'Gives new recovery codes, this once, in place of all earlier ones, by a code of the second factor. Asks for a sign-in of the last quarter of an hour.',
});

export const resetSecondFactor = endpoint({
  name: 'resetSecondFactor',
  method: 'POST',
  path: '/api/manage/person-reset-second-factor',
  access: 'staff',
  permission: 'roles:write',
  bodyKind: 'json',
  query: z.object({ token }),
  /** What the person signs in with. */
  body: z.object({ login: text(300) }),
  result: z.object({ ended: z.number() }),
  refusals: [secondFactorMissing],
  summary:
    'Takes the second factor from somebody who has lost it, and ends every session of theirs; not of the caller.',
  chapter,
});
