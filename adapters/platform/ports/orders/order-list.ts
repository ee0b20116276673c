import type { OrderFilters, OrderSum } from '../../../../core/contract/orders/manage-order-list';
import type { StoredOrder } from './orders';

export interface ListedOrder {
  readonly order: StoredOrder;
  readonly revision: number;
  /** In minor units. */
  readonly refunded: number;
  readonly owesRefund: boolean;
}

export interface OrderListQuery extends OrderFilters {
  readonly sentOnlyPaid: readonly string[];
  /** Its days are those of `from` and `to`; default UTC. */
  readonly timeZone?: string | undefined;
}

export interface OrderSort {
  readonly by: 'created' | 'number' | 'total';
  readonly isDescending: boolean;
}

export interface OrderCodes {
  readonly payments: readonly string[];
  readonly shippings: readonly string[];
  readonly stores: readonly string[];
  readonly bloggers: readonly { readonly id: number; readonly name: string }[];
}

export interface OrderListRepository {
  list(
    filters: OrderListQuery,
    page: { readonly sort?: OrderSort | undefined; readonly limit: number; readonly offset: number },
  ): Promise<readonly ListedOrder[]>;
  count(filters: OrderListQuery): Promise<number>;
  /** Totals by currency, in minor units. */
  sums(filters: OrderListQuery): Promise<readonly OrderSum[]>;
  after(filters: OrderListQuery, id: number | undefined, limit: number): Promise<readonly ListedOrder[]>;
  codes(): Promise<OrderCodes>;
  isFilled(): Promise<boolean>;
  fill(): Promise<void>;
}
