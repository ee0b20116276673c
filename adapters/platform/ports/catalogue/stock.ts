import type { StockAnswer, StockRecord } from '../../../../core/contract';

/** Cursor: stock version, then SKU. */
export interface StockPlace {
  readonly version: number;
  readonly sku: string;
}

export interface ChangedStock {
  readonly sku: string;
  readonly record: StockRecord;
}

export interface Units {
  readonly sku: string;
  readonly qty: number;
}

export interface TakenUnits {
  /** First short SKU; the caller must roll back. */
  readonly short: string | undefined;
  readonly left: readonly StockAnswer[];
}

export interface StockLevel {
  readonly sku: string;
  readonly record: StockRecord;
  readonly product: string | undefined;
  readonly name: string | undefined;
}

export interface StockQuery {
  readonly q?: string | undefined;
  readonly productId?: number | undefined;
  readonly isInStock?: boolean | undefined;
  readonly atMost?: number | undefined;
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Every change increments the stock version for caches and indexes. */
export interface StockRepository {
  find(sku: string): Promise<StockAnswer | undefined>;
  findAll(skus: readonly string[]): Promise<ReadonlyMap<string, StockAnswer>>;
  /** Atomic check and update within the order's transaction. */
  take(units: readonly Units[]): Promise<TakenUnits>;
  /**
   * Call within the cancelling transaction.
   * @returns new levels of managed SKUs
   */
  giveBack(units: readonly Units[]): Promise<readonly StockAnswer[]>;
  add(units: readonly Units[]): Promise<readonly StockAnswer[]>;
  write(productId: number, records: Readonly<Record<string, StockRecord>>): Promise<void>;
  list(wanted: StockQuery): Promise<{ readonly items: readonly StockLevel[]; readonly total: number }>;
  changedSince(version: number): Promise<readonly ChangedStock[]>;
  nextChanges(after: StockPlace, limit: number): Promise<readonly (ChangedStock & StockPlace)[]>;
}
