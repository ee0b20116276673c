import type { Minor } from '../../kernel/money';
import { addSums, type SalesSums } from '../../contract/staff/sales-sums';

/** Figures of a report row, in minor units. */
export interface SalesFigures extends SalesSums {
  /** Gross sales less discounts, cancellations and refunds. */
  readonly net: Minor;
  /** Net sales, shipping, tax and gift cards sold. */
  readonly total: Minor;
  /** Average net sales per order; null without orders. */
  readonly average: Minor | null;
  /** Net sales less cost, of the goods with a known cost. */
  readonly margin: Minor;
  /** Margin in percent of these net sales, with one decimal; null without such sales. */
  readonly marginRate: number | null;
}

/** The one definition of every derived figure; all reports, the closing and exports use it. */
export function salesFigures(sums: SalesSums): SalesFigures {
  const net = sums.gross - sums.discounts - sums.cancelled - sums.refunded;
  const costed = net - sums.uncostedNet;
  const margin = costed - sums.cost;
  return {
    ...sums,
    net,
    total: net + sums.shipping + sums.tax + sums.cards,
    average: sums.orders > 0 ? Math.round(net / sums.orders) : null,
    margin,
    marginRate: costed > 0 ? Math.round((margin * 1000) / costed) / 10 : null,
  };
}

/** Returns `all` less `parts`: the row "Others" of a shortened list. */
export function restOf(all: SalesSums, parts: readonly SalesSums[]): SalesSums {
  const shown = addSums(parts);
  return {
    orders: all.orders - shown.orders,
    units: all.units - shown.units,
    gross: all.gross - shown.gross,
    discounts: all.discounts - shown.discounts,
    cancelled: all.cancelled - shown.cancelled,
    refunded: all.refunded - shown.refunded,
    shipping: all.shipping - shown.shipping,
    tax: all.tax - shown.tax,
    cards: all.cards - shown.cards,
    cost: all.cost - shown.cost,
    uncosted: all.uncosted - shown.uncosted,
    uncostedNet: all.uncostedNet - shown.uncostedNet,
  };
}
