import type { GiftCardAct } from '../../../../core/contract/orders/gift-cards';
import type { OrderChange } from '../../../../core/orders/rules/plan-advance';
import type { Fulfilment, OrderFileKind, OrderState, StoredOrder } from './orders';

export interface LoggedEvent {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly who: string;
  readonly what: readonly LoggedChange[];
}

/** Amounts in minor units. */
export interface LoggedChange {
  readonly name:
    | OrderChange['name']
    | OrderFileKind
    | 'credit_note'
    | 'bonuses'
    | 'cashback'
    | 'cashback-held'
    | 'cashback-lost'
    | 'gift-card-lost'
    | 'note'
    | 'place'
    | 'placed'
    | 'reason'
    | 'refund'
    | 'refund-given'
    | 'return-started'
    | 'download'
    | 'download-taken'
    | `gift-card-${GiftCardAct}`
    | 'gift-card-spend'
    | 'address'
    | 'exchange'
    | 'lines'
    | 'shipping'
    | 'stock'
    | 'total';
  readonly from: string | null;
  readonly to: string | null;
}

/** Completed or pending refund, in minor units. */
export interface LoggedRefund {
  readonly reason: string;
  readonly amount: number;
  readonly at: number;
  readonly who: string | undefined;
  readonly note: string | undefined;
  readonly lines: readonly { readonly sku: string; readonly amount: number }[];
  readonly shipping: number;
  readonly held?: number;
  /** Part that paid an exchange instead of going back to the customer. */
  readonly credited?: number;
}

export interface OrderStatus {
  readonly status: OrderState;
  readonly deliveryStatus: string;
  readonly stage: number | undefined;
  readonly fulfilment: Fulfilment;
}

/** Order state, history, files and refunds; requires a transaction. */
export interface OrderLog {
  revisionOf(id: number): Promise<number>;
  /**
   * Writes the state of an order as a new revision. Call under its lock.
   * @param before order as read under the lock
   * @throws Error if its status is another one by now
   */
  write(before: Pick<StoredOrder, 'id' | 'status'>, next: OrderStatus, now: number): Promise<void>;
  add(id: number, { at, who, what }: LoggedEvent): Promise<void>;
  history(id: number): Promise<readonly LoggedEvent[]>;
  keepFile(id: number, kind: OrderFileKind, bytes: Uint8Array, now: number): Promise<boolean>;
  file(id: number, kind: OrderFileKind): Promise<Uint8Array | undefined>;
  /** Idempotent by reason. @returns false if it exists */
  refund(id: number, reason: string, amount: number, now: number): Promise<boolean>;
  refunds(id: number): Promise<readonly LoggedRefund[]>;
  explain(
    id: number,
    reason: string,
    { who, note, lines, shipping, held, credited }: Omit<LoggedRefund, 'amount' | 'at' | 'reason'>,
  ): Promise<void>;
  /** In minor units. */
  refundedOf(id: number): Promise<number>;
}
