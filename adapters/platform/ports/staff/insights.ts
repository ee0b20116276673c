/** Days since 1970, or moments in milliseconds since the epoch; `before` is excluded. */
export interface InsightQuery {
  readonly from: number;
  readonly before: number;
  readonly store: string | undefined;
}

export interface MissedRow {
  readonly words: string;
  readonly count: number;
  /** Days since 1970. */
  readonly lastDay: number;
}

export interface SoldRow {
  readonly sku: string;
  readonly name: string | undefined;
  readonly sold: number;
  readonly stock: number;
}

/** Carts of one store and age. */
export interface LeftRow {
  readonly store: string;
  readonly hours: number;
  readonly carts: number;
  readonly ofCustomers: number;
}

/** Units of one choice in the carts of one store and age. */
export interface LeftLine {
  readonly store: string;
  readonly hours: number;
  readonly sku: string;
  readonly parentSku: string | undefined;
  readonly choice: string;
  readonly qty: number;
}

/** Counted units of one SKU, or of several with the same cost. */
export interface ValuedStock {
  readonly units: number;
  /** Units at other locations, part of `units`. */
  readonly elsewhere: Readonly<Record<string, number>>;
  /** Cost of one unit in minor units; undefined if unknown. */
  readonly cost: number | undefined;
}

export interface InsightRepository {
  /** Counts searches without results, up to a maximum of different words per day. */
  addMissed(store: string, day: number, words: ReadonlyMap<string, number>): Promise<void>;
  /** @param query of days */
  missed(query: InsightQuery, limit: number): Promise<{ readonly items: readonly MissedRow[]; readonly total: number }>;
  /** Open carts with goods that were not changed for at least the first of the hours. @param hours ascending */
  leftCarts(now: number, hours: readonly number[], store: string | undefined): Promise<readonly LeftRow[]>;
  /** Goods in these carts. */
  leftLines(now: number, hours: readonly number[], store: string | undefined): Promise<readonly LeftLine[]>;
  /** Counted stock with units, and the cost of one. */
  valued(): Promise<readonly ValuedStock[]>;
  /** Products with counted stock. @param query of moments */
  sold(
    query: InsightQuery,
    page: { readonly slowest: boolean; readonly limit: number },
  ): Promise<{ readonly items: readonly SoldRow[]; readonly total: number }>;
}
