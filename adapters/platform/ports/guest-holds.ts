import type { Units } from './stock';

/** The hold of an order that is paid later. */
export interface GuestHold {
  /** Milliseconds since the epoch. */
  readonly heldUntil: number;
  /** Hash of the network that it came from; undefined for this machine. */
  readonly network: string | undefined;
}

/** Orders that are paid later, of guests and of customers who have never paid: they keep goods from others for a time. */
export interface GuestHoldRepository {
  keep(orderId: number, hold: GuestHold): Promise<void>;
  /** Units that unpaid orders hold, order by order: `own` of this e-mail address, `near` of it or of this network. */
  units(
    email: string,
    network: string | undefined,
  ): Promise<{ readonly own: readonly Units[]; readonly near: readonly Units[] }>;
  /** Ids of the orders whose time is over, the oldest first. */
  over(now: number): Promise<readonly number[]>;
  /** The order is paid, cancelled, or staff has taken it on. */
  end(orderId: number): Promise<void>;
}
