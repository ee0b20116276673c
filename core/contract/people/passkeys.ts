import * as z from 'zod/mini';
import { signedIn, user } from './accounts';
import { endpoint, refusal } from '../foundation/endpoint';
import { nameText } from '../foundation/name-schema';
import { earlierSession, sessionTokens } from '../foundation/session-tokens';

const text = (max: number) => z.string().check(z.maxLength(max));
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/));
const base = '/api/user/passkeys';
const chapter = 'A §4';
const token = z.optional(text(200));
const id = text(20);

/** Maximum length of the name of a passkey. */
export const PASSKEY_NAME_LENGTH = 60;
const name = nameText(1, PASSKEY_NAME_LENGTH);

const descriptor = z.object({ id: z.string(), type: z.literal('public-key') });

export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
/** Options for `navigator.credentials.create`. */
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
});
/** Options for `navigator.credentials.get`. */
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

export const newPasskey = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
  }),
});
export type NewPasskey = z.infer<typeof newPasskey>;

export const usedPasskey = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: z.optional(bytes(100)),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskey>;

/** Identifies the challenge; single use, valid for ten minutes. */
const attempt = text(600);

export const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  /** `used_at` is null before the first sign-in. */
  added_at: z.string(),
  used_at: z.nullable(z.string()),
  is_synced: z.boolean(),
  /** False for passkeys of another store's domain. */
  is_here: z.boolean(),
});
/** Passkey of the caller's account. */
export type OwnPasskey = z.infer<typeof ownPasskey>;

export const ownPasskeyList = z.object({
  items: z.array(ownPasskey),
  max: z.number(),
  may_change: z.boolean(),
});
/** Passkeys of the caller, with limits. */
export type OwnPasskeyList = z.infer<typeof ownPasskeyList>;

export const passkeysFull = refusal('passkeys_full', 409);
export const passkeyThere = refusal('passkey_there', 409);
export const passkeysUnavailable = refusal('passkeys_unavailable', 409);
export const passkeyRefused = refusal('passkey_refused', 400);

export const ownPasskeys = endpoint({
  name: 'ownPasskeys',
  method: 'GET',
  path: base,
  access: 'user',
  query: z.object({ token }),
  body: z.undefined(),
  result: ownPasskeyList,
  summary: "Returns the caller's passkeys, newest first.",
  chapter,
});

export const beginPasskey = endpoint({
  name: 'beginPasskey',
  method: 'POST',
  path: `${base}/begin`,
  access: 'user',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.object({ attempt, options: passkeyCreation }),
  refusals: [passkeysFull, passkeysUnavailable],
  summary:
    'Returns the options for creating a passkey. Requires a confirmed contact, a sign-in within 15 minutes and, for staff, the second factor.',
  chapter,
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  method: 'POST',
  path: `${base}/add`,
  access: 'user',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ attempt, name, credential: newPasskey }),
  result: ownPasskeyList,
  refusals: [passkeyRefused, passkeysFull, passkeysUnavailable, passkeyThere],
  summary: 'Adds the passkey created with the options of beginPasskey and notifies the user by mail.',
  chapter,
});

export const renamePasskey = endpoint({
  name: 'renamePasskey',
  method: 'POST',
  path: `${base}/rename`,
  access: 'user',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id, name }),
  result: ownPasskeyList,
  summary: 'Renames a passkey of the caller.',
  chapter,
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  method: 'POST',
  path: `${base}/remove`,
  access: 'user',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id }),
  result: ownPasskeyList,
  summary:
    'Removes a passkey of the caller and notifies them by mail. Requires a sign-in within 15 minutes and, for staff, the second factor.',
  chapter,
});

export const beginPasskeySignIn = endpoint({
  name: 'beginPasskeySignIn',
  method: 'POST',
  path: '/api/user/passkey-sign-in/begin',
  query: z.object({}),
  body: z.undefined(),
  result: z.object({ attempt, options: passkeyRequest }),
  refusals: [passkeysUnavailable],
  summary: 'Returns the options for signing in with a passkey.',
  chapter,
});

export const signInByPasskey = endpoint({
  name: 'signInByPasskey',
  method: 'POST',
  path: '/api/user/passkey-sign-in',
  bodyKind: 'json',
  query: z.object({}),
  body: z.object({ attempt, credential: usedPasskey, ...earlierSession }),
  result: signedIn,
  refusals: [passkeyRefused, passkeysUnavailable],
  summary: 'Signs in with a passkey, using the options of beginPasskeySignIn.',
  chapter,
});

export const beginPasskeyFactor = endpoint({
  name: 'beginPasskeyFactor',
  method: 'POST',
  path: '/api/user/second-factor/passkey/begin',
  access: 'user',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.object({ attempt, options: passkeyRequest }),
  refusals: [passkeyRefused, passkeysUnavailable],
  summary: 'Returns the options for a passkey as second factor.',
  chapter,
});

export const givePasskeyFactor = endpoint({
  name: 'givePasskeyFactor',
  method: 'POST',
  path: '/api/user/second-factor/passkey',
  access: 'user',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ attempt, credential: usedPasskey }),
  result: user,
  meta: sessionTokens,
  refusals: [passkeyRefused, passkeysUnavailable],
  summary: 'Grants this session its staff permissions, with a passkey added after the second factor was set up.',
  chapter,
});
