import type { Fulfilment, OrderDocument, StoredOrder } from './orders';

/** The address of orders whose person was erased: nobody has it (RFC 2606), and nothing is written to it. */
export const NOBODY = 'erased@erased.invalid';

/** Whose data it is. */
export interface Subject {
  /** Missing for who has no account. */
  readonly customerId: number | undefined;
  /** E-mail addresses that are known to be theirs, in their one form: guests' orders with these are theirs. */
  readonly emails: readonly string[];
}

/** What somebody was written. */
export interface PersonalMessage {
  readonly kind: string;
  readonly contact: string;
  readonly subject: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What is kept of somebody besides account and orders. Moments in milliseconds since the epoch. */
export interface PersonalRest {
  readonly messages: readonly PersonalMessage[];
  readonly newsletter: readonly { readonly email: string; readonly since: number }[];
  readonly alerts: readonly { readonly email: string; readonly sku: string; readonly since: number }[];
  /** Places that carts of their account, which were not ordered, would have gone to. */
  readonly carts: readonly { readonly address: unknown; readonly changed: number }[];
}

/** Which lines of logs are about somebody: those of their account, of their orders, and of gift cards that were bought for them. */
export interface LoggedOf {
  readonly customerId: number | undefined;
  readonly orders: readonly Pick<StoredOrder, 'id' | 'number' | 'orderId'>[];
  /** Goods that they have bought: a review of these may be theirs. */
  readonly skus: readonly string[];
}

/** A gift card that somebody else bought for a person. */
export interface GiftForPerson {
  readonly order: StoredOrder;
  /** Place of its line among the products of the order. */
  readonly line: number;
  readonly recipient: string | undefined;
}

/** Rows in which words are searched. */
export interface RedactionScope {
  /**
   * Only what these lines say, and not who did it: for words that somebody chose themselves, such as a street, since with those of others nobody is
   * to take what others did out of the logs.
   */
  readonly about: LoggedOf;
  /** The words are parts of a name, which may be words of the shop too: documents of a fixed form are left as they are. */
  readonly areShort?: boolean;
}

/** Everything that a shop knows of a person, to be given to them or to be forgotten. */
export interface PersonalDataRepository {
  /** Their orders, and those that were placed with an address of theirs by somebody who was not signed in; the newest first. */
  ordersOf(subject: Subject): Promise<readonly StoredOrder[]>;
  /** @param contacts e-mail addresses and phone numbers that they were written to at */
  restOf(subject: Subject, contacts: readonly string[]): Promise<PersonalRest>;
  /** Writes an order without the person. What it cost, and where it went for the tax of it, stays. */
  clearOrder(
    order: StoredOrder,
    cleared: { readonly email: string; readonly document: OrderDocument; readonly fulfilment: Fulfilment },
  ): Promise<void>;
  /** Gift cards that orders of others sent, or will send, to some addresses. */
  giftsTo(subject: Subject, contacts: readonly string[]): Promise<readonly GiftForPerson[]>;
  /** Writes an order of somebody else without whom its gift cards are for. One that was not sent yet goes to who bought it. */
  clearGifts(order: StoredOrder, document: OrderDocument, contacts: readonly string[]): Promise<void>;
  /**
   * Removes sessions, proofs, carts, messages, subscriptions and a blogger's posts, and empties the account, which keeps its id alone.
   * @returns paths of their photographs, whose files are to be removed
   */
  forget(subject: Subject, contacts: readonly string[], now: number): Promise<readonly string[]>;
  /**
   * Puts a sign for what is not shown in the place of some words wherever they stand in logs, events, messages to others and reviews.
   * @returns rows that had any of them
   */
  redact(words: readonly string[], sign: string, scope?: RedactionScope): Promise<number>;
}
