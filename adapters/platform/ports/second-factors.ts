/** The second factor of somebody. Moments in milliseconds since the epoch. */
export interface StoredFactor {
  /** Sealed: a text that only this shop reads. */
  readonly secret: string;
  /** When its owner showed that they have it; until then it counts for nothing. */
  readonly confirmedAt: number | undefined;
}

/** What makes a factor count. */
export interface FactorConfirmed {
  readonly now: number;
  /** The step of the code that showed it, which counts no more. */
  readonly step: number;
  /** Hashes of the codes that stand in for it. */
  readonly recoveryCodes: readonly string[];
}

/** Second factors of people, by the id of the customer. */
export interface SecondFactorRepository {
  find(customerId: number): Promise<StoredFactor | undefined>;
  /** Keeps a secret that is yet to be confirmed, in place of another such one. @returns false where there is one that counts: it stays */
  begin(customerId: number, secret: string, now: number): Promise<boolean>;
  /** @returns false where there is none to be confirmed */
  confirm(customerId: number, confirmed: FactorConfirmed): Promise<boolean>;
  /** Uses up a step, and with it all before. @returns false where it or a later one was used already */
  useStep(customerId: number, step: number): Promise<boolean>;
  /** Uses up a recovery code. @returns whether there was this one */
  useRecoveryCode(customerId: number, hash: string): Promise<boolean>;
  /** In place of all that are left. @param hashes of the new codes */
  replaceRecoveryCodes(customerId: number, hashes: readonly string[]): Promise<void>;
  countRecoveryCodes(customerId: number): Promise<number>;
  /** With its recovery codes; confirmed or not. */
  remove(customerId: number): Promise<void>;
}
