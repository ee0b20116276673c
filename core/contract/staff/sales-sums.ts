import type { Minor } from '../../kernel/money';
import type { ReturnReason } from '../orders/return-reasons';

/** Reason of a refund in reports. */
export type ReportedReason = ReturnReason | 'no-reason' | 'no-return';

/** Amounts that reports sum, in minor units, excluding tax except `tax`. */
export interface SalesSums {
  /** Placed orders less cancelled ones. */
  readonly orders: number;
  /** Sold units less cancelled and returned ones, without gift cards. */
  readonly units: number;
  readonly gross: Minor;
  readonly discounts: Minor;
  readonly cancelled: Minor;
  readonly refunded: Minor;
  readonly shipping: Minor;
  readonly tax: Minor;
  /** Gift cards sold: money owed, not a sale. */
  readonly cards: Minor;
  /** Cost of the units whose cost was known when they were ordered. */
  readonly cost: Minor;
  /** Units without a known cost. */
  readonly uncosted: number;
  /** Net sales of lines without a known cost. */
  readonly uncostedNet: Minor;
}

export const NO_SALES: SalesSums = {
  ...{ orders: 0, units: 0, gross: 0, discounts: 0, cancelled: 0 },
  ...{ refunded: 0, shipping: 0, tax: 0, cards: 0, cost: 0, uncosted: 0, uncostedNet: 0 },
};

/** Percent; null if a tax service set the tax; exempt goods or services if the buyer owes it. */
export type SoldRate = number | 'exempt' | 'exempt-services' | null;

/** Change of the sales by one part of an order at one time. */
export interface SalesFact extends SalesSums {
  readonly at: number;
  readonly kind: 'cancel' | 'refund' | 'sale';
  /** Null for shipping. */
  readonly sku: string | null;
  readonly product: string | null;
  readonly brand: string | null;
  readonly rate: SoldRate;
  readonly reason: ReportedReason | null;
}

/** Adds sums of one currency. */
export function addSums(all: readonly SalesSums[]): SalesSums {
  return all.reduce(
    (sum, one) => ({
      orders: sum.orders + one.orders,
      units: sum.units + one.units,
      gross: sum.gross + one.gross,
      discounts: sum.discounts + one.discounts,
      cancelled: sum.cancelled + one.cancelled,
      refunded: sum.refunded + one.refunded,
      shipping: sum.shipping + one.shipping,
      tax: sum.tax + one.tax,
      cards: sum.cards + one.cards,
      cost: sum.cost + one.cost,
      uncosted: sum.uncosted + one.uncosted,
      uncostedNet: sum.uncostedNet + one.uncostedNet,
    }),
    NO_SALES,
  );
}
