import type { Minor } from '../kernel/money';

/** Credited orders of equal status, summed; amounts in minor units. */
export interface SoldGroup {
  readonly status: 'canceled' | 'new' | 'paid';
  /** False if the ledger never had an entry of these orders. */
  readonly isBooked: boolean;
  readonly orders: number;
  /** Orders whose royalty is pending or confirmed. */
  readonly earning: number;
  /** Paid for goods excluding tax, before refunds. */
  readonly base: Minor;
  /** The same after refunds, returns and cancellations. */
  readonly kept: Minor;
  readonly sum: Minor;
  readonly bonus: Minor;
}

/** Sales of a blogger, for goods without tax and shipping, in minor units. */
export interface SoldFigures {
  /** Orders that earn. */
  readonly count: number;
  /** Sales before refunds, returns and cancellations; `gross - back` is `net`. */
  readonly gross: Minor;
  readonly back: Minor;
  readonly net: Minor;
  /** Equals the ledger's entries of these orders, those of `unpaid` included. */
  readonly profit: Minor;
  readonly bonus: Minor;
  /** Orders awaiting payment; excluded from the sales above. */
  readonly unpaid: { readonly count: number; readonly sum: Minor; readonly profit: Minor };
}

/**
 * Sums credited orders. Unpaid orders, and orders cancelled before they earned anything, are not sales.
 */
export function soldFigures(groups: readonly SoldGroup[]): SoldFigures {
  const total = (some: readonly SoldGroup[], of: (group: SoldGroup) => number) =>
    some.reduce((all, group) => all + of(group), 0);
  const sold = groups.filter(({ status, isBooked }) => status === 'paid' || (status === 'canceled' && isBooked));
  const unpaid = groups.filter(({ status }) => status === 'new');
  const [gross, net] = [total(sold, ({ base }) => base), total(sold, ({ kept }) => kept)];
  return {
    count: total(groups, ({ earning }) => earning),
    gross,
    back: gross - net,
    net,
    profit: total(groups, ({ sum }) => sum),
    bonus: total(groups, ({ bonus }) => bonus),
    unpaid: {
      count: total(unpaid, ({ orders }) => orders),
      sum: total(unpaid, ({ kept }) => kept),
      profit: total(unpaid, ({ sum }) => sum),
    },
  };
}
