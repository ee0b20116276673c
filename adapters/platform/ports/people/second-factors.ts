export interface StoredFactor {
  readonly secret: string;
  readonly confirmedAt: number | undefined;
}

export interface FactorConfirmed {
  readonly now: number;
  /** Step of the confirming code; it cannot be reused. */
  readonly step: number;
  readonly recoveryCodes: readonly string[];
}

export interface SecondFactorRepository {
  find(customerId: number): Promise<StoredFactor | undefined>;
  /** @returns false if a confirmed factor exists */
  begin(customerId: number, secret: string, now: number): Promise<boolean>;
  confirm(customerId: number, confirmed: FactorConfirmed): Promise<boolean>;
  /** Replay protection: uses up this and earlier steps. @returns false if already used */
  useStep(customerId: number, step: number): Promise<boolean>;
  useRecoveryCode(customerId: number, hash: string): Promise<boolean>;
  replaceRecoveryCodes(customerId: number, hashes: readonly string[]): Promise<void>;
  countRecoveryCodes(customerId: number): Promise<number>;
  remove(customerId: number): Promise<void>;
}
