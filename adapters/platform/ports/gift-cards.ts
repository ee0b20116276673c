/** A gift card that was bought. Amounts in minor units of its currency, moments in milliseconds since the epoch. */
export interface StoredGiftCard {
  readonly id: string;
  /** The shop's id of the order. */
  readonly orderId: number;
  /** Place of its line among the products of the order, from 0 on. */
  readonly line: number;
  /** Place among the units of the line. */
  readonly unit: number;
  readonly currency: string;
  /** What was paid for it, less what was refunded. */
  readonly value: number;
  /** What of it is left. */
  readonly balance: number;
  readonly recipient: string | undefined;
  /** Where it goes; undefined for the address of the order. */
  readonly email: string | undefined;
  readonly message: string | undefined;
  /** The day that was chosen: '2027-12-24'. */
  readonly sendOn: string | undefined;
  /** Of its code, which is kept nowhere: it is made of the id with a secret of the shop. */
  readonly codeHash: string;
  /** The last four characters of its code. */
  readonly tail: string;
  /** When it was paid for. */
  readonly grantedAt: number | undefined;
  /** When it is to be sent; undefined before it is paid. */
  readonly sendAt: number | undefined;
  readonly sentAt: number | undefined;
  readonly expiresAt: number | undefined;
  readonly blockedAt: number | undefined;
  readonly takenBackAt: number | undefined;
}

/** Gift cards that were bought. */
export interface GiftCardRepository {
  add(card: StoredGiftCard): Promise<void>;
  /** Of some orders, by their shop's ids, in the order of lines and units. */
  ofOrders(orderIds: readonly number[]): Promise<readonly StoredGiftCard[]>;
  /** The same of one order; nobody else changes them until this unit is over. */
  lockOfOrder(orderId: number): Promise<readonly StoredGiftCard[]>;
  /** The shop's ids of orders that have cards which are to be sent by now, at most `most`. */
  ordersToSend(now: number, most: number): Promise<readonly number[]>;
  /** By the hash of its code; nobody else changes it until this unit is over. */
  lockByHash(codeHash: string): Promise<StoredGiftCard | undefined>;
  /** Takes an amount for an order. @throws Error where there is less on the card */
  spend(id: string, orderId: number, amount: number): Promise<void>;
  /** Makes a card worth less, because money for it went back. @throws Error where there is less on it */
  takeOff(id: string, amount: number): Promise<void>;
  /** Puts back what an order was paid with, card by card. @returns how much of the amount was put back */
  giveBack(orderId: number, amount: number): Promise<number>;
  /** The cards that are to pay for a cart, by their ids. */
  onCart(token: string): Promise<readonly StoredGiftCard[]>;
  /** The same; nobody else changes them until this unit is over. */
  lockOnCart(token: string): Promise<void>;
  putOnCart(token: string, id: string): Promise<void>;
  takeOffCart(token: string, id: string): Promise<void>;
  /** The cards of a cart that is joined with another one go along. */
  moveToCart(from: string, to: string): Promise<void>;
  /** What an order has taken of each card, less what was put back; by the ids of the cards. */
  usesOf(orderId: number): Promise<ReadonlyMap<string, number>>;
  /** The moments of a card: when it was granted, sent, blocked and taken back, and until when it counts. */
  change(card: StoredGiftCard): Promise<void>;
}
