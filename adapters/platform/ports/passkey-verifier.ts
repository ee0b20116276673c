import type { PasskeyUse, RelyingParty } from '../../../core/contract/passkey-rules';
import type { NewPasskey, UsedPasskey } from '../../../core/contract/passkeys';

/** Challenge, origin and relying party that an authenticator's answer must match. */
export interface PasskeyExpected {
  /** Base64url. */
  readonly challenge: string;
  readonly party: RelyingParty;
}

/** A passkey as its authenticator describes it. Bytes are base64url. */
export interface ReadPasskey extends PasskeyUse {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly isSynced: boolean;
}

/**
 * Verifies answers of authenticators (WebAuthn): challenge, origin, domain and signature. Counters and user verification are the shop's rules, which decide
 * by what this reads.
 */
export interface PasskeyVerifier {
  /** @returns undefined where the answer is wrong or is about something else */
  readNew(credential: NewPasskey, expected: PasskeyExpected): Promise<ReadPasskey | undefined>;
  /** @param publicKey COSE key of the passkey, base64url @returns undefined where the answer is wrong or is about something else */
  readUse(
    credential: UsedPasskey,
    publicKey: string,
    expected: PasskeyExpected,
  ): Promise<(PasskeyUse & { readonly isSynced: boolean }) | undefined>;
}
