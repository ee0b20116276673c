import type { Minor } from '../kernel/money';

export function coverWithCards<T extends { readonly balance: Minor }>(
  sum: Minor,
  cards: readonly T[],
): { readonly taken: readonly { readonly card: T; readonly amount: Minor }[]; readonly missing: Minor } {
  let missing = sum;
  const taken = cards.flatMap((card) => {
    const amount = Math.min(missing, card.balance);
    missing -= amount;
    return amount > 0 ? [{ card, amount }] : [];
  });
  return { taken, missing };
}
