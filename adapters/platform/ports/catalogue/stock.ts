import type { StockAnswer, StockRecord } from '../../../../core/contract';
import type { StockReason } from '../../../../core/contract/catalogue/stock-moves';

/** Cursor: stock version, then SKU. */
export interface StockPlace {
  readonly version: number;
  readonly sku: string;
}

/** Units by the code of a place, without those at the default place; null if they have no other place. */
type Elsewhere = Readonly<Record<string, number>>;

/** A stock record with the places of its units. `qty` is the sum of all places. */
export interface PlacedRecord extends StockRecord {
  /** Units at places other than the default one; absent if there are none. */
  readonly elsewhere?: Elsewhere | undefined;
}

/** Never shown to shoppers as it is: `servedStock` of the store comes first. */
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
  /** Code of the place; the default place if absent. */
  readonly place?: string | undefined;
}

/** Reason of a change, for the log of movements. */
export interface StockCause {
  readonly reason: StockReason;
  /** Order id, or number of a transfer. */
  readonly ref?: string | undefined;
  /** Milliseconds since the epoch; default: the clock of the database. */
  readonly at?: number | undefined;
}

/**
 * Chooses the places of units. Called with the stock of all SKUs while their rows are locked.
 * @returns the first short SKU, or all units with their places
 */
export type ChoosePlaces = (
  stock: ReadonlyMap<string, PlacedAnswer>,
) => { readonly short: string } | { readonly units: readonly Units[] };

export interface TakenUnits {
  /** First short SKU; the caller must roll back. */
  readonly short: string | undefined;
  readonly left: readonly StockAnswer[];
  /** The units with the places that they were taken from; a SKU may be there more than once. */
  readonly units: readonly Units[];
}

/** A change of the stock at one place. */
export interface StockMove {
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly reason: StockReason;
  readonly id: number;
  readonly sku: string;
  readonly place: string;
  /** Added units; negative if they left. */
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
  /** With units at this place. */
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
   * Atomic check and update within the order's transaction. Without `choose`, the default place gives first.
   * @param cause default: a sale
   */
  take(units: readonly Units[], cause?: StockCause, choose?: ChoosePlaces): Promise<TakenUnits>;
  /**
   * Call within the cancelling transaction. Units go to their place.
   * @param cause default: a return
   * @returns new levels of managed SKUs
   */
  giveBack(units: readonly Units[], cause?: StockCause): Promise<readonly StockAnswer[]>;
  /** Adds units at their place, or removes negative ones; no place gets below 0. @param cause default: a count */
  add(units: readonly Units[], cause?: StockCause): Promise<readonly StockAnswer[]>;
  /**
   * Replaces totals. Without `elsewhere` the difference is at the default place (`withTotal`).
   * @param cause default: a count
   */
  write(productId: number, records: Readonly<Record<string, PlacedRecord>>, cause?: StockCause): Promise<void>;
  /** Removes the records of a product but these. */
  keepOnly(productId: number, skus: readonly string[]): Promise<void>;
  list(wanted: StockQuery): Promise<{ readonly items: readonly StockLevel[]; readonly total: number }>;
  changedSince(version: number): Promise<readonly ChangedStock[]>;
  nextChanges(after: StockPlace, limit: number): Promise<readonly (ChangedStock & StockPlace)[]>;
  /** Newest first. */
  moves(wanted: StockMoveQuery): Promise<{ readonly items: readonly StockMove[]; readonly total: number }>;
  /** True if the place has, or had, units. */
  isUsed(place: string): Promise<boolean>;
}
