/** Somebody's wish to be written to once a sku is back. */
export interface StockAlert {
  /** What takes it back; nobody guesses it. */
  readonly key: string;
  /** In lower case. */
  readonly email: string;
  /** Of the product itself or of the variant that is sold out. */
  readonly sku: string;
  /** Of the store that it was wished in: its language is written. */
  readonly storeCode: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** Who waits for what is sold out: one wish for each address and sku, kept until its mail is written. */
export interface StockAlertRepository {
  /** Keeps a wish. @returns whether the address did not wait for this sku before */
  add(alert: StockAlert): Promise<boolean>;
  find(key: string): Promise<StockAlert | undefined>;
  /** Number of stock alerts that the mailbox of an address waits for. */
  countOf(email: string): Promise<number>;
  /** Takes a wish back, or ends one whose mail is written. @returns whether there was one: it counts once */
  remove(key: string): Promise<boolean>;
  /** Wishes whose sku is in stock now and that nobody has looked at since `now`, the oldest first. */
  due(now: number, most: number): Promise<readonly StockAlert[]>;
  /** Leaves a wish alone until a moment: what is in stock cannot be bought all the same. */
  postpone(key: string, until: number): Promise<void>;
  /** How many wait for each of these skus; those that nobody waits for are left out. */
  waiting(skus: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** What is waited for most, first. */
  mostWaited(
    most: number,
  ): Promise<readonly { readonly sku: string; readonly waiting: number; readonly since: number }[]>;
  /** Forgets wishes from before a moment. @returns how many */
  prune(before: number): Promise<number>;
}
