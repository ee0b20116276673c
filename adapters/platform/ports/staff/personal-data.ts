import type { Fulfilment, OrderDocument, StoredOrder } from '../orders/orders';

/** Reserved domain (RFC 2606) for erased people; never emailed. */
export const NOBODY = 'erased@erased.invalid';

export interface Subject {
  readonly customerId: number | undefined;
  /** Verified, normalized addresses; guest orders with them belong to the person. */
  readonly emails: readonly string[];
}

export interface PersonalMessage {
  readonly kind: string;
  readonly contact: string;
  readonly subject: string;
  readonly at: number;
}

/** Times in milliseconds since the epoch. */
export interface PersonalRest {
  readonly messages: readonly PersonalMessage[];
  readonly newsletter: readonly { readonly email: string; readonly since: number }[];
  readonly alerts: readonly { readonly email: string; readonly sku: string; readonly since: number }[];
  readonly carts: readonly { readonly address: unknown; readonly changed: number }[];
}

/** Log entries about a person's account, orders and received gift cards. */
export interface LoggedOf {
  readonly customerId: number | undefined;
  readonly orders: readonly Pick<StoredOrder, 'id' | 'number' | 'orderId'>[];
  readonly skus: readonly string[];
}

export interface GiftForPerson {
  readonly order: StoredOrder;
  readonly line: number;
  readonly recipient: string | undefined;
}

export interface RedactionScope {
  /** Restricts redaction to text about the person, so that self-chosen words cannot erase others' log entries. */
  readonly about: LoggedOf;
  /** Skips structured documents, since parts of names may be common words. */
  readonly areShort?: boolean;
}

export interface PersonalDataRepository {
  /** Includes guest orders with their addresses; newest first. */
  ordersOf(subject: Subject): Promise<readonly StoredOrder[]>;
  restOf(subject: Subject, contacts: readonly string[]): Promise<PersonalRest>;
  /** Anonymizes an order; keeps costs and tax destination. */
  clearOrder(
    order: StoredOrder,
    cleared: { readonly email: string; readonly document: OrderDocument; readonly fulfilment: Fulfilment },
  ): Promise<void>;
  giftsTo(subject: Subject, contacts: readonly string[]): Promise<readonly GiftForPerson[]>;
  clearGifts(order: StoredOrder, document: OrderDocument, contacts: readonly string[]): Promise<void>;
  /**
   * Erases all personal data and empties the account.
   * @returns photo paths to delete
   */
  forget(subject: Subject, contacts: readonly string[], now: number): Promise<readonly string[]>;
  /**
   * Replaces words in logs, events, messages to others and reviews.
   * @returns rows changed
   */
  redact(words: readonly string[], sign: string, scope?: RedactionScope): Promise<number>;
}
