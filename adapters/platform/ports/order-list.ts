import type { OrderFilters, OrderSum } from '../../../core/contract/manage-order-list';
import type { StoredOrder } from './orders';

/** An order of a list: as it is kept, with what staff sees besides. */
export interface ListedOrder {
  readonly order: StoredOrder;
  readonly revision: number;
  /** Minor units. */
  readonly refunded: number;
  /** Money of it is to go back and has not yet. */
  readonly owesRefund: boolean;
}

/** Orders that are asked for. */
export interface OrderListWanted extends OrderFilters {
  /** Codes of the ways to pay whose orders are sent only once they are paid (`codesSentOnlyPaid`). */
  readonly sentOnlyPaid: readonly string[];
}

export interface OrderSort {
  readonly by: 'created' | 'number' | 'total';
  readonly isDescending: boolean;
}

/** What of an order a list can be narrowed by, as all orders have it. */
export interface OrderCodes {
  readonly payments: readonly string[];
  readonly shippings: readonly string[];
  readonly stores: readonly string[];
  /** Bloggers who are credited with one. */
  readonly bloggers: readonly { readonly id: number; readonly name: string }[];
}

/** Orders as staff looks for them. */
export interface OrderListRepository {
  /** A page of the orders of a filter; the newest first where nothing is said. */
  list(
    filters: OrderListWanted,
    page: { readonly sort?: OrderSort | undefined; readonly limit: number; readonly offset: number },
  ): Promise<readonly ListedOrder[]>;
  /** How many there are. */
  count(filters: OrderListWanted): Promise<number>;
  /** What all of them come to, by currency. Amounts in minor units. */
  sums(filters: OrderListWanted): Promise<readonly OrderSum[]>;
  /** The next orders of a filter behind one, by id from the newest to the oldest: to go through all of them. */
  after(filters: OrderListWanted, id: number | undefined, limit: number): Promise<readonly ListedOrder[]>;
  codes(): Promise<OrderCodes>;
  /** Whether every order can be found: those from before are made findable once. */
  isFilled(): Promise<boolean>;
  /** Makes a few hundred of those findable. */
  fill(): Promise<void>;
}
