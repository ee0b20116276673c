import type { StockAnswer, StockRecord } from '../../../../core/contract';
import type { StockReason } from '../../../../core/contract/catalogue/stock-moves';

/** Cursor: stock version, then SKU. */
export interface StockPlace {
  readonly version: number;
  readonly sku: string;
}

/** Units by location code, excluding the default location. */
type Elsewhere = Readonly<Record<string, number>>;

/** A stock record with its units by location. `qty` is the total of all locations. */
export interface PlacedRecord extends StockRecord {
  /** Units at other locations than the default one; absent if there are none. */
  readonly elsewhere?: Elsewhere | undefined;
}

/** Not for shoppers: they see only `servedStock` of their store. */
export interface PlacedAnswer extends StockAnswer {
  readonly elsewhere?: Elsewhere | undefined;
}

export interface ChangedStock {
  readonly sku: string;
  readonly record: PlacedRecord;
}

export interface Units {
  readonly sku: string;
  readonly qty: number;
  /** Location code; the default location if absent. */
  readonly place?: string | undefined;
}

/** Reason for a change, for the stock history. */
export interface StockCause {
  readonly reason: StockReason;
  /** Order id, or number of a transfer. */
  readonly ref?: string | undefined;
  /** Milliseconds since the epoch; default: the clock of the database. */
  readonly at?: number | undefined;
}

/**
 * Chooses the locations of units. Called with the stock of all SKUs while their rows are locked.
 * @returns the first short SKU, or all units with their locations
 */
export type ChoosePlaces = (
  stock: ReadonlyMap<string, PlacedAnswer>,
) => { readonly short: string } | { readonly units: readonly Units[] };

export interface TakenUnits {
  /** First short SKU; the caller must roll back. */
  readonly short: string | undefined;
  readonly left: readonly StockAnswer[];
  /** Units with the locations they were taken from; a SKU can appear more than once. */
  readonly units: readonly Units[];
}

/** A stock change at one location. */
export interface StockMove {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly reason: StockReason;
  readonly id: number;
  readonly sku: string;
  readonly place: string;
  /** Units added; negative if removed. */
  readonly qty: number;
  /** Number of the order or transfer. */
  readonly ref: string | undefined;
}

export interface StockMoveQuery {
  /** A SKU, or the number of an order or transfer. */
  readonly q?: string | undefined;
  readonly sku?: string | undefined;
  readonly place?: string | undefined;
  readonly reason?: StockReason | undefined;
  /** Number of an order or transfer. */
  readonly ref?: string | undefined;
  /** Milliseconds, inclusive. */
  readonly from?: number | undefined;
  /** Milliseconds, exclusive. */
  readonly to?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface StockLevel {
  readonly sku: string;
  readonly record: PlacedRecord;
  readonly product: string | undefined;
  readonly name: string | undefined;
}

export interface StockQuery {
  readonly q?: string | undefined;
  readonly productId?: number | undefined;
  readonly isInStock?: boolean | undefined;
  readonly atMost?: number | undefined;
  /** Only SKUs with units at this location. */
  readonly place?: string | undefined;
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Every change increments the stock version for caches and indexes, and is logged with its reason. */
export interface StockRepository {
  find(sku: string): Promise<PlacedAnswer | undefined>;
  findAll(skus: readonly string[]): Promise<ReadonlyMap<string, PlacedAnswer>>;
  /**
   * Atomic check and update within the order's transaction. Without `choose`, takes from the default location first.
   * @param cause default: a sale
   */
  take(units: readonly Units[], cause?: StockCause, choose?: ChoosePlaces): Promise<TakenUnits>;
  /**
   * Call within the cancelling transaction. Units return to their location.
   * @param cause default: a return
   * @returns new levels of managed SKUs
   */
  giveBack(units: readonly Units[], cause?: StockCause): Promise<readonly StockAnswer[]>;
  /** Adds units at their location, or removes negative ones, never below 0. @param cause default: a count */
  add(units: readonly Units[], cause?: StockCause): Promise<readonly StockAnswer[]>;
  /**
   * Replaces totals. Without `elsewhere`, the difference is applied to the default location (`withTotal`).
   * @param cause default: a count
   */
  write(productId: number, records: Readonly<Record<string, PlacedRecord>>, cause?: StockCause): Promise<void>;
  /** Removes all stock records of a product except these. */
  keepOnly(productId: number, skus: readonly string[]): Promise<void>;
  list(wanted: StockQuery): Promise<{ readonly items: readonly StockLevel[]; readonly total: number }>;
  changedSince(version: number): Promise<readonly ChangedStock[]>;
  nextChanges(after: StockPlace, limit: number): Promise<readonly (ChangedStock & StockPlace)[]>;
  /** Newest first. */
  moves(wanted: StockMoveQuery): Promise<{ readonly items: readonly StockMove[]; readonly total: number }>;
  /** True if the location has or had units. */
  isUsed(place: string): Promise<boolean>;
}
