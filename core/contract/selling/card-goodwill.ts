import type { Minor } from '../../kernel/money';

interface GoodwillCard {
  readonly balance: Minor;
  /** Part of `balance` that was not paid for. Default 0. */
  readonly goodwillLeft?: Minor | undefined;
}

/** Returns the goodwill in payments by gift cards. A card spends goodwill last. */
export function goodwillSpent(taken: readonly { readonly card: GoodwillCard; readonly amount: Minor }[]): Minor {
  return taken.reduce(
    (sum, { card: { balance, goodwillLeft = 0 }, amount }) =>
      sum + goodwillLeft - goodwillAfter(goodwillLeft, balance - amount),
    0,
  );
}

/** Returns the goodwill on a card whose balance falls. */
function goodwillAfter(goodwillLeft: Minor, balance: Minor): Minor {
  return Math.min(goodwillLeft, balance);
}

interface CardUse {
  /** Payment less what went back. */
  readonly rest: Minor;
  /** Part of `rest` that was not paid for. */
  readonly goodwill: Minor;
}

/** Returns money to the cards that paid an order: goodwill first, the reverse of spending. */
export function backToCards<T extends CardUse>(
  uses: readonly T[],
  amount: Minor,
): readonly { readonly use: T; readonly amount: Minor; readonly goodwill: Minor }[] {
  const goodwill = upTo(
    amount,
    uses.map((use) => use.goodwill),
  );
  const paid = upTo(
    amount - sumOf(goodwill),
    uses.map((use) => use.rest - use.goodwill),
  );
  return uses.flatMap((use, index) => {
    const ofGoodwill = goodwill[index] ?? 0;
    const back = ofGoodwill + (paid[index] ?? 0);
    return back > 0 ? [{ use, amount: back, goodwill: ofGoodwill }] : [];
  });
}

function upTo(amount: Minor, parts: readonly Minor[]): readonly Minor[] {
  let left = amount;
  return parts.map((part) => {
    const taken = Math.min(left, part);
    left -= taken;
    return taken;
  });
}

function sumOf(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
