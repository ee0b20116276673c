import type { OffsetSpan } from '../../../../core/kernel/calendar-days';
import type { ReportName } from '../../../../core/contract/staff/manage-reports';
import type { SalesSums } from '../../../../core/contract/staff/sales-sums';

export interface ReportQuery {
  /** First moment of the period, in milliseconds since the epoch. */
  readonly from: number;
  /** First moment after it. */
  readonly before: number;
  /** Offsets of the local days. */
  readonly spans: readonly OffsetSpan[];
  /** Codes of stores; undefined for all. */
  readonly stores: readonly string[] | undefined;
  readonly name: Exclude<ReportName, 'sales'>;
  /** Countries of the sellers of stores, for `eu-sales`. */
  readonly homes?: readonly StoreHome[];
}

export interface StoreHome {
  readonly store: string;
  readonly country: string;
}

/** Sums of one group, in minor units. */
export interface ReportGroup {
  /** Null for shipping in reports by product; empty if the value is missing, such as an order without a coupon. */
  readonly key: string | null;
  readonly sums: SalesSums;
}

/** Groups of one currency. */
export interface ReportGroups {
  readonly groups: readonly ReportGroup[];
  /** Total number of groups, excluding shipping. */
  readonly count: number;
  readonly total: SalesSums;
}

export interface DaySums {
  /** Days since 1970. */
  readonly day: number;
  readonly currency: string;
  readonly sums: SalesSums;
}

/** Money owed to customers, in minor units. */
export interface OwedSums {
  readonly currency: string;
  readonly giftCards: number;
  readonly giftCardBalance: number;
  readonly people: number;
  readonly bonuses: number;
}

export interface ReportRepository {
  /** Oldest first. */
  days(query: Omit<ReportQuery, 'name'>): Promise<readonly DaySums[]>;
  /** Groups by currency: shipping, and the `limit` groups with the highest net sales. */
  top(query: ReportQuery, limit: number): Promise<ReadonlyMap<string, ReportGroups>>;
  /** Groups with the given keys, by currency. */
  named(query: ReportQuery, keys: readonly string[]): Promise<ReadonlyMap<string, ReportGroups>>;
  /** Spendable gift card balances and account bonuses, by currency. */
  owed(now: number): Promise<readonly OwedSums[]>;
  /** Names of products, variants or categories. */
  labels(name: ReportName, keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
