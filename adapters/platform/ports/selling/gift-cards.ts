/** Amounts in minor units of the currency, times in milliseconds since the epoch. */
export interface StoredGiftCard {
  readonly id: string;
  /** Undefined if staff issued the card. */
  readonly orderId: number | undefined;
  readonly line: number;
  readonly unit: number;
  readonly currency: string;
  /** Price and top-ups less refunds. */
  readonly value: number;
  readonly balance: number;
  /** Part of `value` that was not paid for. */
  readonly goodwill: number;
  /** Part of `balance` that was not paid for; it is spent last. */
  readonly goodwillLeft: number;
  readonly recipient: string | undefined;
  /** Defaults to the order's address. */
  readonly email: string | undefined;
  readonly message: string | undefined;
  readonly sendOn: string | undefined;
  /** The code itself is not stored: it derives from id and secret. */
  readonly codeHash: string;
  readonly tail: string;
  readonly grantedAt: number | undefined;
  readonly sendAt: number | undefined;
  readonly sentAt: number | undefined;
  readonly expiresAt: number | undefined;
  readonly blockedAt: number | undefined;
  readonly takenBackAt: number | undefined;
  /** Store of a card that staff issued: language of its mails. */
  readonly storeCode: string | undefined;
  /** Order whose exchanged items the card is the credit for; nobody can spend it but the exchange. */
  readonly exchangeOf?: number | undefined;
}

/** In minor units. */
export interface GiftCardUse {
  readonly rest: number;
  /** Part of `rest` that was not paid for. */
  readonly goodwill: number;
}

export interface GiftCardRepository {
  add(card: StoredGiftCard): Promise<void>;
  /** Adds the credit of an exchange, which is owed to the customer of the exchanged order. */
  addCredit(card: StoredGiftCard & { readonly exchangeOf: number }, at: number): Promise<void>;
  /** Empties the exchange credit that an order was paid by. @returns the amount that was on it, in minor units */
  emptyCredit(orderId: number, at: number): Promise<number>;
  ofOrders(orderIds: readonly number[]): Promise<readonly StoredGiftCard[]>;
  /** Locks the cards until the unit ends. */
  lockOfOrder(orderId: number): Promise<readonly StoredGiftCard[]>;
  ordersToSend(now: number, max: number): Promise<readonly number[]>;
  lockByHash(codeHash: string): Promise<StoredGiftCard | undefined>;
  /** @throws Error if the balance is too low */
  spend(id: string, orderId: number, amount: number, at: number): Promise<void>;
  /** Reduces value and balance after a refund, goodwill last. @throws Error if the balance is too low */
  takeOff(id: string, amount: number, at: number): Promise<void>;
  /** Goodwill goes back first. @returns the amount that went back */
  giveBack(orderId: number, amount: number, at: number): Promise<number>;
  /** Amount of an order returned to its gift cards so far, in minor units. */
  returnedOf(orderId: number): Promise<number>;
  onCart(token: string): Promise<readonly StoredGiftCard[]>;
  lockOnCart(token: string): Promise<void>;
  putOnCart(token: string, id: string): Promise<void>;
  takeOffCart(token: string, id: string): Promise<void>;
  moveToCart(from: string, to: string): Promise<void>;
  /** Payments of an order that did not go back, by card. */
  usesOf(orderId: number): Promise<ReadonlyMap<string, GiftCardUse>>;
  change(card: StoredGiftCard): Promise<void>;
}
