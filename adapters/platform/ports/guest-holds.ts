import type { PayLaterBalance } from '../../../core/orders/pay-later-credit';
import type { Units } from './stock';

/** The hold of an unpaid order. */
export interface GuestHold {
  /** Milliseconds since the epoch. */
  readonly heldUntil: number;
  /** Hash of the canonical mailbox that it was placed with: no spelling and no plus part makes another one. */
  readonly mailbox: string;
  /** Hash of the network that it came from; undefined for this machine. */
  readonly network: string | undefined;
}

/**
 * Whose orders count as one holder's: those of a mailbox, as a hash, or those that a customer with a confirmed contact placed themselves, since strangers
 * can order with anybody's address.
 */
export type HoldOwner = { readonly mailbox: string } | { readonly customerId: number };

/** The way a held order is paid. */
export type HoldKind = 'later' | 'page';

/** Orders that are paid later: those of guests and of customers who have never paid keep goods from others for a time, those of others as far as they have paid before. */
export interface GuestHoldRepository {
  keep(orderId: number, hold: GuestHold): Promise<void>;
  /**
   * Units that unpaid orders hold, order by order: `own` of this holder, `near` of the holder or of this network, which is a hash.
   * @param kind orders that are paid later, or that wait for their payment page
   */
  units(
    holder: HoldOwner,
    network: string | undefined,
    kind: HoldKind,
  ): Promise<{ readonly own: readonly Units[]; readonly near: readonly Units[] }>;
  /**
   * What a customer has paid for orders that were sent, less refunds and gift cards, and what the open orders come to that are paid later and that
   * they placed themselves, both in the currency; with the units of all those open orders, whatever their currency. What strangers order with their address
   * does not count.
   */
  balance(customerId: number, currency: string): Promise<PayLaterBalance & { readonly units: readonly Units[] }>;
  /** Ids of the orders that are paid later and whose time is over, the oldest first. */
  over(now: number): Promise<readonly number[]>;
  /** The order is paid, cancelled, or staff has taken it on. */
  end(orderId: number): Promise<void>;
}
