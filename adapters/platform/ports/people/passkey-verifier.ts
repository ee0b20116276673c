import type { PasskeyUse, RelyingParty } from '../../../../core/contract/people/passkey-rules';
import type { NewPasskey, UsedPasskey } from '../../../../core/contract/people/passkeys';

/** Challenge, origin and relying party that an authenticator's answer must match. */
export interface PasskeyExpected {
  readonly challenge: string;
  readonly party: RelyingParty;
}

/** A passkey as its authenticator describes it; bytes in base64url. */
export interface ReadPasskey extends PasskeyUse {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly isSynced: boolean;
}

/** WebAuthn verification port. The shop itself decides on counters and user verification. */
export interface PasskeyVerifier {
  readNew(credential: NewPasskey, expected: PasskeyExpected): Promise<ReadPasskey | undefined>;
  /** @param publicKey COSE key, base64url @returns undefined for an invalid answer */
  readUse(
    credential: UsedPasskey,
    publicKey: string,
    expected: PasskeyExpected,
  ): Promise<(PasskeyUse & { readonly isSynced: boolean }) | undefined>;
}
