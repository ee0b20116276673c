import type { PayLaterBalance } from '../../../../core/orders/rules/pay-later-credit';
import type { Units } from '../catalogue/stock';

export interface GuestHold {
  /** Milliseconds since the epoch. */
  readonly heldUntil: number;
  /** Hash of the canonical mailbox, without plus part. */
  readonly mailbox: string;
  readonly network: string | undefined;
}

/** Mailbox hash, or a verified customer's own orders, since strangers may use any address. */
export type HoldOwner = { readonly mailbox: string } | { readonly customerId: number };

export type HoldKind = 'later' | 'page';

export interface GuestHoldRepository {
  keep(orderId: number, hold: GuestHold): Promise<void>;
  units(
    holder: HoldOwner,
    network: string | undefined,
    kind: HoldKind,
  ): Promise<{ readonly own: readonly Units[]; readonly near: readonly Units[] }>;
  /**
   * Returns payments and open pay-later orders of a customer in a currency, and held units in all. Ignores orders by
   * strangers.
   */
  balance(customerId: number, currency: string): Promise<PayLaterBalance & { readonly units: readonly Units[] }>;
  over(now: number): Promise<readonly number[]>;
  end(orderId: number): Promise<void>;
}
