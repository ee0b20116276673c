export interface StockAlert {
  readonly key: string;
  readonly email: string;
  readonly sku: string;
  readonly storeCode: string;
  readonly createdAt: number;
}

export interface StockAlertRepository {
  /** @returns false for a duplicate */
  add(alert: StockAlert): Promise<boolean>;
  find(key: string): Promise<StockAlert | undefined>;
  countOf(email: string): Promise<number>;
  remove(key: string): Promise<boolean>;
  /** Alerts whose SKU is in stock, oldest first. */
  due(now: number, max: number): Promise<readonly StockAlert[]>;
  /** For stock that still cannot be bought. */
  postpone(key: string, until: number): Promise<void>;
  waiting(skus: readonly string[]): Promise<ReadonlyMap<string, number>>;
  maxWaited(
    max: number,
  ): Promise<readonly { readonly sku: string; readonly waiting: number; readonly since: number }[]>;
  prune(before: number): Promise<number>;
}
