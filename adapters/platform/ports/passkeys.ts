/** A passkey to be kept. Bytes are base64url, moments milliseconds since the epoch. */
export interface PasskeyToKeep {
  readonly customerId: number;
  /** Identifier that the authenticator gave it; no two passkeys of a shop have the same. */
  readonly credentialId: string;
  /** COSE key that its signatures are verified with. */
  readonly publicKey: string;
  readonly counter: number;
  /** Domain that it was made on; browsers offer it nowhere else. */
  readonly rpId: string;
  readonly name: string;
  readonly isSynced: boolean;
}

export interface StoredPasskey extends PasskeyToKeep {
  readonly id: number;
  readonly addedAt: number;
  readonly usedAt: number | undefined;
}

/** Values to store after a passkey was used. */
export interface PasskeyUsed {
  readonly now: number;
  /** Counter that was kept when the signature was verified. */
  readonly before: number;
  readonly counter: number;
  readonly isSynced: boolean;
}

/** Passkeys of people. */
export interface PasskeyRepository {
  /** @returns false where a passkey with the same credential id is there */
  add(passkey: PasskeyToKeep, now: number): Promise<boolean>;
  byCredential(credentialId: string): Promise<StoredPasskey | undefined>;
  /** The newest first. */
  ofCustomer(customerId: number): Promise<readonly StoredPasskey[]>;
  /** @returns false where the counter was changed since, or the passkey is gone */
  use(id: number, used: PasskeyUsed): Promise<boolean>;
  /** @returns false where the customer has no such passkey */
  rename(customerId: number, id: number, name: string): Promise<boolean>;
  /** @returns the passkey that was removed; undefined where the customer has no such one */
  remove(customerId: number, id: number): Promise<StoredPasskey | undefined>;
  removeAll(customerId: number): Promise<void>;
}
