import * as z from 'zod/mini';
import { signedIn, user } from './accounts';
import { endpoint, refusal } from './endpoint';
import { nameText } from './name-schema';
import { earlierSession, sessionTokens } from './session-tokens';

const text = (max: number) => z.string().check(z.maxLength(max));
/** Bytes as base64url. */
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/));
const base = '/api/user/passkeys';
const chapter = 'A §4';
/** The caller's token; the gateway fills it in. */
const token = z.optional(text(200));
const id = text(20);

/** Maximum length of the name of a passkey. */
export const PASSKEY_NAME_LENGTH = 60;
const name = nameText(1, PASSKEY_NAME_LENGTH);

const descriptor = z.object({ id: z.string(), type: z.literal('public-key') });

/** Options to make a passkey with: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  /** Milliseconds. */
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
/** Options for making a passkey, as `navigator.credentials.create` takes them once they are decoded. */
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** Options to ask for a passkey with: `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
});
/** Options for using a passkey, as `navigator.credentials.get` takes them once they are decoded. */
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** A passkey that was just made: `RegistrationResponseJSON` of WebAuthn. */
export const newPasskey = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
  }),
});
/** A passkey that was just made, as a browser answers with it. */
export type NewPasskey = z.infer<typeof newPasskey>;

/** Signed answer of a passkey: `AuthenticationResponseJSON` of WebAuthn. */
export const usedPasskey = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    /** Person that the passkey was made for. */
    userHandle: z.optional(bytes(100)),
  }),
});
/** Signed answer of a passkey, as the browser gives it. */
export type UsedPasskey = z.infer<typeof usedPasskey>;

/** Names the try that a challenge was made for; it counts once, for ten minutes. */
const attempt = text(600);

export const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601; `used_at` is null before the first sign-in. */
  added_at: z.string(),
  used_at: z.nullable(z.string()),
  /** Kept by a password manager, so that it is there on other devices too. */
  is_synced: z.boolean(),
  /** Good on this site; those of a store with another domain are not. */
  is_here: z.boolean(),
});
/** A passkey of the caller's account (A §2). */
export type OwnPasskey = z.infer<typeof ownPasskey>;

export const ownPasskeyList = z.object({
  items: z.array(ownPasskey),
  /** Maximum number of them. */
  most: z.number(),
  /** The caller may add and remove them in this session, apart from how long ago they signed in. */
  may_change: z.boolean(),
});
/** The passkeys of the caller's account (A §2). */
export type OwnPasskeyList = z.infer<typeof ownPasskeyList>;

/** The account has as many passkeys as it may have. */
export const passkeysFull = refusal('passkeys_full', 409);
/** The authenticator has a passkey for this shop already. */
export const passkeyThere = refusal('passkey_there', 409);
/** The shop is reached without TLS, or by an address that is no domain: browsers make no passkeys there. */
export const passkeysUnavailable = refusal('passkeys_unavailable', 409);
/** The challenge is spent or too old, the signature is wrong, or the passkey is not the account's. */
export const passkeyRefused = refusal('passkey_refused', 400);

export const ownPasskeys = endpoint({
  name: 'ownPasskeys',
  method: 'GET',
  path: base,
  access: 'user',
  query: z.object({ token }),
  body: z.undefined(),
  result: ownPasskeyList,
  summary: 'The passkeys of the caller, the newest first.',
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
    'Gives the options for making a passkey. Asks for a confirmed contact, a sign-in of the last quarter of an hour and the second factor of staff.',
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
  summary: 'Adds the passkey that was made by the options of beginPasskey; a mail says so.',
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
    'Removes a passkey of the caller; a mail says so. Asks for a sign-in of the last quarter of an hour and the second factor of staff.',
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
  summary: 'Gives the options for signing in with a passkey.',
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
  summary: 'Signs in with a passkey, by the options of beginPasskeySignIn.',
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
  summary: 'Gives the options for a passkey that stands in for the code of the second factor.',
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
  summary: 'Gives this session what staff may do, by a passkey that was added after the second factor was set up.',
  chapter,
});
