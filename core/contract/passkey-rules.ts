import type { PasskeyCreation, PasskeyRequest } from './passkeys';

/** Maximum number of passkeys of an account. */
export const MOST_PASSKEYS = 10;
/** Lifetime of a challenge in milliseconds. */
export const PASSKEY_CHALLENGE_MS = 10 * 60 * 1000;
/** COSE identifiers of the signatures that count, the preferred one first: Ed25519, ES256, RS256. */
export const PASSKEY_ALGORITHMS: readonly number[] = [-8, -7, -257];

/** Domain that passkeys of a store belong to, and the origin whose pages may ask for them (WebAuthn, relying party). */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Returns the relying party of a store; undefined where browsers allow none: without TLS, and on an address that is no domain. A loopback address
 * counts as `localhost`, which browsers treat as secure. Pure.
 * @param publicUrl where the shop is reached from outside
 * @param domain host of the store where it has its own, as the site settings have it: 'shop.example', '//shop.example' or 'https://shop.example'
 */
export function relyingPartyOf(publicUrl: string, domain?: string): RelyingParty | undefined {
  const shop = addressOf(publicUrl);
  const own = domain === undefined ? shop : addressOf(domain);
  const protocol = own?.protocol ?? shop?.protocol;
  if (protocol === undefined || own?.host === undefined) return undefined;
  const { host, port } = own;
  const id = LOOPBACK.test(host) ? 'localhost' : host;
  const isLocal = id === 'localhost' || id.endsWith('.localhost');
  if (IP_ADDRESS.test(id) || (protocol !== 'https' && !isLocal)) return undefined;
  const isUsual = port === undefined || port === USUAL_PORTS[protocol];
  return { id, origin: `${protocol}://${id}${isUsual ? '' : `:${port}`}` };
}

const ADDRESS = /^(?:(?:(https?):)?\/\/)?(\[[\da-f:.]+\]|[^/?#:@]+)(?::(\d+))?(?:[/?#]|$)/i;
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|\[::1\])$/;
const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;
const USUAL_PORTS = { http: '80', https: '443' } as const satisfies Record<Protocol, string>;

type Protocol = 'http' | 'https';

function addressOf(url: string):
  | {
      readonly protocol: Protocol | undefined;
      readonly host: string | undefined;
      readonly port: string | undefined;
    }
  | undefined {
  const match = ADDRESS.exec(url);
  if (match === null) return undefined;
  const protocol = match[1]?.toLowerCase();
  return {
    protocol: protocol === 'http' || protocol === 'https' ? protocol : undefined,
    host: match[2]?.toLowerCase(),
    port: match[3],
  };
}

/**
 * Decides if an account may have passkeys: not before a code or link sent to its contact was used, as a stranger may have registered it. An account that
 * was erased is unconfirmed. Pure.
 */
export function mayHavePasskeys({ isVerified }: { readonly isVerified: boolean }): boolean {
  return isVerified;
}

/** Signature of an authenticator, once it was verified. */
export interface PasskeyUse {
  /** The authenticator asked for a fingerprint, a face or a PIN. */
  readonly isUserVerified: boolean;
  /** Signature counter of the authenticator; always 0 for a passkey that several devices share. */
  readonly counter: number;
}

/** Reason to refuse a passkey although its signature is right. */
export type PasskeyProblem = 'counter' | 'not-verified';

/**
 * Returns the reason to refuse a use; undefined where it counts. A counter that did not grow means that the passkey was cloned or the answer was
 * replayed. Pure.
 * @param before counter of the last use
 */
export function passkeyProblem(before: number, { isUserVerified, counter }: PasskeyUse): PasskeyProblem | undefined {
  if (!isUserVerified) return 'not-verified';
  const isCounted = before > 0 || counter > 0;
  return isCounted && counter <= before ? 'counter' : undefined;
}

/**
 * Decides if a passkey stands in for the code of a second factor. One from before the factor was confirmed may have been added by whoever had the first
 * factor alone. Pure.
 * @param addedAt milliseconds since the epoch
 * @param confirmedAt when the second factor was confirmed; undefined where there is none
 */
export function standsInForFactor(addedAt: number, confirmedAt: number | undefined): boolean {
  return confirmedAt !== undefined && addedAt >= confirmedAt;
}

/** Person that a passkey is made for. */
export interface PasskeyOwner {
  /** Random text that says nothing of the person; base64url. */
  readonly handle: string;
  /** Contact that they sign in with. */
  readonly login: string;
  /** Credential ids of the passkeys that they have here. */
  readonly credentials: readonly string[];
}

/** Options for making a passkey: discoverable, so that it signs in without a typed contact, and with user verification. Pure. */
export function passkeyCreation(
  challenge: string,
  { id }: Pick<RelyingParty, 'id'>,
  { handle, login, credentials }: PasskeyOwner,
): PasskeyCreation {
  return {
    challenge,
    rp: { id, name: id },
    user: { id: handle, name: login, displayName: login },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PASSKEY_CHALLENGE_MS,
    excludeCredentials: credentials.map((credential) => ({ id: credential, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** Options for using a passkey. Pure. @param credentials those that count; none for a sign-in, where any of the site's does */
export function passkeyRequest(
  challenge: string,
  { id }: Pick<RelyingParty, 'id'>,
  credentials: readonly string[] = [],
): PasskeyRequest {
  return {
    challenge,
    rpId: id,
    timeout: PASSKEY_CHALLENGE_MS,
    allowCredentials: credentials.map((credential) => ({ id: credential, type: 'public-key' })),
    userVerification: 'required',
  };
}
