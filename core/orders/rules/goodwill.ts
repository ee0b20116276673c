import type { Minor } from '../../kernel/money';
import { isByProvider } from './refund-cause';

/** Goodwill that gift cards paid for an order: nobody paid for it, so it earns nobody anything. */
export interface OrderGoodwill {
  readonly spent: Minor;
  /** `spent` less what went back to the cards. */
  readonly left: Minor;
}

/** Returns the goodwill of an order after refunds. Providers refund to other cards, so their refunds leave it as it is. */
export function orderGoodwill(
  spent: Minor,
  refunds: readonly { readonly reason: string; readonly amount: Minor }[],
): OrderGoodwill {
  const back = sumOf(refunds.filter(({ reason }) => !isByProvider(reason)).map(({ amount }) => amount));
  return { spent, left: Math.max(0, spent - back) };
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
