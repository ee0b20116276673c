import type { BonusReason } from '../../../../core/contract/people/bonus-movement';

/** In minor units of the account's currency; negative if bonuses are spent or deducted. */
export interface NewBonus {
  readonly amount: number;
  readonly reason: BonusReason;
  readonly orderId?: number | undefined;
  readonly who?: string | undefined;
  readonly note?: string | undefined;
  /** Idempotency key of staff's form. */
  readonly request?: string | undefined;
}

export interface StoredBonus extends NewBonus {
  readonly at: number;
  readonly orderNumber: string | undefined;
}

/** Bonuses of customers, with the history that adds up to the balance. */
export interface BonusRepository {
  /**
   * Changes the balance and writes the history. The caller has locked the customer.
   * @throws Error if the balance would be negative
   */
  move(customerId: number, parts: readonly NewBonus[], now: number): Promise<void>;
  /** Newest first. */
  ofCustomer(customerId: number, max: number): Promise<readonly StoredBonus[]>;
  /** Moves balance and history to another account of the same person and currency. The caller has locked both. */
  transfer(from: number, into: number, now: number): Promise<void>;
  /** Amount that was moved with an idempotency key; undefined if the key is new. */
  amountOf(customerId: number, request: string): Promise<number | undefined>;
  /** Sum of the history, which is the balance. */
  sumOf(customerId: number): Promise<number>;
}
