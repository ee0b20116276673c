import type { StockAnswer, StockRecord } from '../../../core/contract';

/** A place in the list of changes: everything up to this version of the stock counter, and of its skus those up to this one. */
export interface StockPlace {
  readonly version: number;
  readonly sku: string;
}

/** A sku whose stock was changed, with what it is now. */
export interface ChangedStock {
  readonly sku: string;
  readonly record: StockRecord;
}

/** So many units of a sku. */
export interface Units {
  readonly sku: string;
  readonly qty: number;
}

/** What came of taking units. */
export interface TakenUnits {
  /** The first sku that there is too little of; the caller must roll back then. */
  readonly short: string | undefined;
  /** What there is now of those that there was enough of. */
  readonly left: readonly StockAnswer[];
}

/** Stock of a sku as lists of staff show it. */
export interface StockLevel {
  readonly sku: string;
  readonly record: StockRecord;
  /** Sku and name of the product that it is, or is a variant of. */
  readonly product: string | undefined;
  readonly name: string | undefined;
}

export interface StockWanted {
  /** A part of the sku. */
  readonly q?: string | undefined;
  /** Id of the product. */
  readonly productId?: number | undefined;
  readonly isInStock?: boolean | undefined;
  /** Counted, and so many at the most. */
  readonly atMost?: number | undefined;
  readonly sort: { readonly by: string; readonly isDescending: boolean } | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Stock by sku. Every change raises the stock counter, so that indexes and caches can follow. */
export interface StockRepository {
  find(sku: string): Promise<StockAnswer | undefined>;
  /** Records of many skus at once; those without one are left out. */
  findAll(skus: readonly string[]): Promise<ReadonlyMap<string, StockAnswer>>;
  /**
   * Takes units for an order; to be called inside its transaction. The check and the change are one statement, so no
   * two orders can take the same unit.
   */
  take(units: readonly Units[]): Promise<TakenUnits>;
  /**
   * Gives units back that an order had taken; to be called inside the transaction that cancels it.
   * @returns what there is now of those that are managed
   */
  giveBack(units: readonly Units[]): Promise<readonly StockAnswer[]>;
  /** Adds units, or takes them off below zero; never leaves less than nothing. Unknown skus are left out of the answer. */
  add(units: readonly Units[]): Promise<readonly StockAnswer[]>;
  /** Writes the records of one product as they are given. */
  write(productId: number, records: Readonly<Record<string, StockRecord>>): Promise<void>;
  /** A page of the stock of a shop, for staff. */
  list(wanted: StockWanted): Promise<{ readonly items: readonly StockLevel[]; readonly total: number }>;
  /** Everything changed after a version of the stock counter. */
  changedSince(version: number): Promise<readonly ChangedStock[]>;
  /** The next of what has changed after a place in the list of changes, the oldest first; what changes again meanwhile comes again. */
  nextChanges(after: StockPlace, limit: number): Promise<readonly (ChangedStock & StockPlace)[]>;
}
