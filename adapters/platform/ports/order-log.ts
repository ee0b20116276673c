import type { GiftCardAct } from '../../../core/contract/gift-cards';
import type { OrderChange } from '../../../core/orders/plan-advance';
import type { Fulfilment, OrderFileKind, OrderState } from './orders';

/** Something done to an order. */
export interface LoggedEvent {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly who: string;
  readonly what: readonly LoggedChange[];
}

/** A change of the plan, a file, a note, or what followed from them: money and bonuses, in minor units. */
export interface LoggedChange {
  readonly name:
    | OrderChange['name']
    | OrderFileKind
    | 'bonuses'
    | 'cashback'
    | 'cashback-held'
    | 'cashback-lost'
    | 'gift-card-lost'
    | 'note'
    | 'placed'
    | 'reason'
    | 'refund'
    | 'refund-given'
    | 'return-started'
    | 'download'
    | 'download-taken'
    | `gift-card-${GiftCardAct}`
    | 'gift-card-spend'
    | 'stock';
  readonly from: string | null;
  readonly to: string | null;
}

/** Money that went back of an order, or is to. Amounts in minor units. */
export interface LoggedRefund {
  readonly reason: string;
  readonly amount: number;
  readonly at: number;
  /** Where somebody of the shop gave it: who, and why. */
  readonly who: string | undefined;
  readonly note: string | undefined;
  /** For what of it that is known. */
  readonly lines: readonly { readonly sku: string; readonly amount: number }[];
  readonly shipping: number;
  /** Kept back of it, because bonuses that the order earned were spent. Left out for nothing. */
  readonly held?: number;
}

/** How an order is after a change of staff. */
export interface OrderStanding {
  readonly status: OrderState;
  readonly deliveryStatus: string;
  readonly stage: number | undefined;
  readonly fulfilment: Fulfilment;
}

/** What happens to orders after they were placed: how they stand, who did what, files and refunds. Only inside a transaction. */
export interface OrderLog {
  revisionOf(id: number): Promise<number>;
  /** Writes how an order stands now, and raises its revision. */
  write(id: number, { status, deliveryStatus, stage, fulfilment }: OrderStanding, now: number): Promise<void>;
  add(id: number, { at, who, what }: LoggedEvent): Promise<void>;
  /** Oldest first. */
  history(id: number): Promise<readonly LoggedEvent[]>;
  /** @returns whether it is another file than before */
  keepFile(id: number, kind: OrderFileKind, bytes: Uint8Array, now: number): Promise<boolean>;
  file(id: number, kind: OrderFileKind): Promise<Uint8Array | undefined>;
  /** Money that goes back for a reason, once. @returns whether it was not written before */
  refund(id: number, reason: string, amount: number, now: number): Promise<boolean>;
  /** All of them, the oldest first. */
  refunds(id: number): Promise<readonly LoggedRefund[]>;
  /** Keeps who gave one, why, and for what. */
  explain(
    id: number,
    reason: string,
    { who, note, lines, shipping, held }: Pick<LoggedRefund, 'held' | 'lines' | 'note' | 'shipping' | 'who'>,
  ): Promise<void>;
  /** All that went back of an order, in minor units. */
  refundedOf(id: number): Promise<number>;
}
