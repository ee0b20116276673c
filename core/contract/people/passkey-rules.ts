import type { PasskeyCreation, PasskeyRequest } from './passkeys';

export const MAX_PASSKEYS = 10;
export const PASSKEY_CHALLENGE_MS = 10 * 60 * 1000;
/** COSE ids by preference: Ed25519, ES256, RS256. */
export const PASSKEY_ALGORITHMS: readonly number[] = [-8, -7, -257];

export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Returns the relying party; undefined without TLS or for an IP address. Loopback counts as `localhost`.
 * @param publicUrl public address of the shop
 * @param domain own host of the store, with or without scheme
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

/** Requires a confirmed contact, since a stranger may have registered it. */
export function mayHavePasskeys({ isVerified }: { readonly isVerified: boolean }): boolean {
  return isVerified;
}

export interface PasskeyUse {
  readonly isUserVerified: boolean;
  /** Always 0 for synced passkeys. */
  readonly counter: number;
}

export type PasskeyProblem = 'counter' | 'not-verified';

/**
 * A counter that did not grow indicates a clone or a replay.
 * @param before counter of the last use
 */
export function passkeyProblem(before: number, { isUserVerified, counter }: PasskeyUse): PasskeyProblem | undefined {
  if (!isUserVerified) return 'not-verified';
  const isCounted = before > 0 || counter > 0;
  return isCounted && counter <= before ? 'counter' : undefined;
}

/**
 * Passkeys added before the factor was confirmed may belong to an attacker with the first factor.
 * @param addedAt milliseconds since the epoch
 * @param confirmedAt undefined without a second factor
 */
export function standsInForFactor(addedAt: number, confirmedAt: number | undefined): boolean {
  return confirmedAt !== undefined && addedAt >= confirmedAt;
}

export interface PasskeyOwner {
  readonly handle: string;
  readonly login: string;
  readonly credentials: readonly string[];
}

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

/** @param credentials empty for a sign-in, which accepts any passkey of the site */
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
