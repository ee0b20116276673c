import type { BookEvent } from '../../../../core/contract/staff/book-events';
import type { OffsetSpan } from '../../../../core/kernel/calendar-days';

export interface BookQuery {
  /** First moment of the period, in milliseconds since the epoch. */
  readonly from: number;
  /** First moment after it. */
  readonly before: number;
  /** Offsets of the local days. */
  readonly spans: readonly OffsetSpan[];
  /** Codes of stores; undefined for all, including events without a store. */
  readonly stores: readonly string[] | undefined;
  /** Current time in milliseconds; later events do not count. */
  readonly now: number;
}

export interface DocumentSums {
  readonly currency: string;
  readonly invoices: number;
  readonly invoiced: number;
  readonly creditNotes: number;
  readonly credited: number;
}

/** Events that change the books, for reading only. */
export interface BookRepository {
  /** Oldest first, in a fixed order. */
  events(query: BookQuery): Promise<readonly BookEvent[]>;
  /** The same, summed over days and orders; only for balances. */
  sums(query: BookQuery): Promise<readonly BookEvent[]>;
  /** Issued invoices and credit notes by currency, in minor units. @param days YYYY-MM-DD, both included */
  documents(
    days: { readonly from: string; readonly to: string },
    stores: readonly string[] | undefined,
  ): Promise<readonly DocumentSums[]>;
  /** Time since which payments and gift cards are recorded; undefined if always. */
  since(): Promise<number | undefined>;
}
