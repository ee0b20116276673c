import type { SalesFact } from '../../../../core/contract/staff/sales-sums';
import type { InsertedOrder, StoredOrder } from './orders';

/** Dimensions of the facts of an order, besides its amounts. */
export type FactOwner = Pick<StoredOrder, 'currency' | 'document' | 'id' | 'storeCode'> & Pick<InsertedOrder, 'coupon'>;

/** Order with the times that its facts need. */
export interface BookedRow extends FactOwner, Pick<StoredOrder, 'createdAt' | 'fulfilment' | 'grandTotal' | 'status'> {
  readonly updatedAt: number;
  readonly canceledAt: number | undefined;
}

export interface Facts {
  /** One for each event of the order. */
  readonly wholes: readonly SalesFact[];
  /** Lines and shipping. */
  readonly parts: readonly SalesFact[];
  /** One for each event and promotion of the order. */
  readonly promotions: readonly SalesFact[];
}

/** Sales facts, which reports sum. Writes belong in the unit of work that changes the order. */
export interface SalesFactRepository {
  booked(orderId: number): Promise<BookedRow | undefined>;
  /** Adds the facts of a new order. */
  add(order: FactOwner, facts: Facts): Promise<void>;
  /** Replaces all facts of an order. */
  replace(order: FactOwner, facts: Facts): Promise<void>;
  /**
   * Ids of at most `max` orders without facts: imported orders, orders placed before facts existed, and those with facts
   * of a process of an earlier release, which have no moment.
   */
  missing(max: number): Promise<readonly number[]>;
}
