import type { Minor } from '../kernel/money';

/**
 * What is taken of each card to pay a sum: one after the other, of the last one no more than is needed. Pure.
 * @returns `missing` is what they are short of; nothing is to be taken then
 */
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
