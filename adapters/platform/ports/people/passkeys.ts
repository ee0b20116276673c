/** Bytes as base64url, times in milliseconds since the epoch. */
export interface PasskeyToKeep {
  readonly customerId: number;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  /** Domain that the passkey is bound to. */
  readonly rpId: string;
  readonly name: string;
  readonly isSynced: boolean;
}

export interface StoredPasskey extends PasskeyToKeep {
  readonly id: number;
  readonly addedAt: number;
  readonly usedAt: number | undefined;
}

export interface PasskeyUsed {
  readonly now: number;
  /** Expected stored counter, for optimistic locking. */
  readonly before: number;
  readonly counter: number;
  readonly isSynced: boolean;
}

export interface PasskeyRepository {
  add(passkey: PasskeyToKeep, now: number): Promise<boolean>;
  byCredential(credentialId: string): Promise<StoredPasskey | undefined>;
  ofCustomer(customerId: number): Promise<readonly StoredPasskey[]>;
  /** @returns false if the counter changed or the passkey is gone */
  use(id: number, used: PasskeyUsed): Promise<boolean>;
  rename(customerId: number, id: number, name: string): Promise<boolean>;
  remove(customerId: number, id: number): Promise<StoredPasskey | undefined>;
  removeAll(customerId: number): Promise<void>;
}
