import * as z from 'zod/mini';
import { FACTOR_STATUSES, user } from './accounts';
import { endpoint, refusal } from '../foundation/endpoint';
import { sessionTokens } from '../foundation/session-tokens';

const text = (max: number) => z.string().check(z.maxLength(max));
const base = '/api/user/second-factor';
const chapter = 'A §4';
const token = z.optional(text(200));
/** TOTP or recovery code; spaces and hyphens are allowed. */
const code = z.string().check(z.minLength(6), z.maxLength(60));

const byCode = {
  method: 'POST',
  access: 'user',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ code }),
  meta: sessionTokens,
  chapter,
} as const;

/** 'offered' is optional, 'required' blocks staff without one. */
export type FactorPolicy = 'offered' | 'required';

/** Digits of an authenticator code. */
export const FACTOR_DIGITS = 6;
/** Number of single-use recovery codes. */
export const RECOVERY_CODES = 10;

export const secondFactorNeeded = refusal('second_factor_needed', 403, {
  data: z.object({ second_factor: z.enum(FACTOR_STATUSES) }),
});
export const secondFactorThere = refusal('second_factor_there', 409);
export const secondFactorMissing = refusal('second_factor_missing', 409);

export const factorStatus = z.object({
  is_on: z.boolean(),
  since: z.nullable(z.string()),
  recovery_codes_left: z.number(),
  passkeys: z.number(),
  may_have: z.boolean(),
  is_required: z.boolean(),
});
/** Second factor status of the caller. */
export type FactorStatus = z.infer<typeof factorStatus>;

export const secondFactor = endpoint({
  name: 'secondFactor',
  method: 'GET',
  path: base,
  access: 'user',
  query: z.object({ token }),
  body: z.undefined(),
  result: factorStatus,
  summary: 'Returns whether the caller has a second factor and whether one is required.',
  chapter,
});

export const factorSetUp = z.object({
  /** 160 bits in Base32. */
  secret: z.string(),
  uri: z.string(),
});
/** Secret and link for an authenticator app. */
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
  summary: 'Creates a secret for an authenticator app, valid once confirmed. Requires a sign-in within 15 minutes.',
  chapter,
});

export const confirmSecondFactor = endpoint({
  ...byCode,
  name: 'confirmSecondFactor',
  path: `${base}/confirm`,
  result: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: [secondFactorMissing, secondFactorThere],
  summary: 'Confirms the secret with a code from the app and returns the recovery codes once.',
});

export const giveSecondFactor = endpoint({
  ...byCode,
  name: 'giveSecondFactor',
  path: `${base}/give`,
  result: user,
  refusals: [secondFactorMissing],
  summary: 'Grants this session its staff permissions, with an app code or a recovery code.',
});

export const removeSecondFactor = endpoint({
  ...byCode,
  name: 'removeSecondFactor',
  path: `${base}/remove`,
  result: user,
  refusals: [secondFactorMissing],
  summary: 'Removes the second factor with a code. Requires a sign-in within 15 minutes.',
});

export const renewRecoveryCodes = endpoint({
  ...byCode,
  name: 'renewRecoveryCodes',
  path: `${base}/recovery-codes`,
  result: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: [secondFactorMissing],
  summary:
    'Replaces all recovery codes and returns the new ones once; requires a second-factor code and a sign-in within 15 minutes.',
});

export const resetSecondFactor = endpoint({
  name: 'resetSecondFactor',
  method: 'POST',
  path: '/api/manage/person-reset-second-factor',
  access: 'staff',
  permission: 'roles:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ login: text(300) }),
  result: z.object({ ended: z.number() }),
  refusals: [secondFactorMissing],
  summary: "Resets a person's lost second factor and ends all their sessions; not the caller's own.",
  chapter,
});
