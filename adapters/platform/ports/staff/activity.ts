import type { LoggedStaffChange } from './staff-changes';

export interface ActivityFilter {
  /** Kinds of `staff_change`; none if empty. */
  readonly kinds: readonly string[];
  readonly withOrders: boolean;
  /** Milliseconds since the epoch, inclusive. */
  readonly from?: number | undefined;
  /** Milliseconds since the epoch, exclusive. */
  readonly until?: number | undefined;
  readonly who?: string | undefined;
  /** Words in author or record, or an order number. */
  readonly words?: string | undefined;
  /** Id of the customer whose account entries match too. */
  readonly customer?: number | undefined;
}

export interface OrderActivity {
  readonly id: number;
  readonly at: number;
  readonly who: string;
  readonly number: string;
  readonly what: readonly { readonly name: string; readonly from: string | null; readonly to: string | null }[];
}

export type Activity =
  | { readonly source: 'change'; readonly entry: LoggedStaffChange }
  | { readonly source: 'order'; readonly entry: OrderActivity };

export interface ActivityPage {
  readonly limit: number;
  readonly offset: number;
  /** Maximum number of entries that are counted. */
  readonly max: number;
}

/** Staff changes and the history of all orders, as one list. */
export interface ActivityRepository {
  /** Newest first; `total` is at most `max`. */
  page(
    filter: ActivityFilter,
    page: ActivityPage,
  ): Promise<{ readonly items: readonly Activity[]; readonly total: number }>;
}
