import { toMinor, type Minor } from '../../kernel/money';
import type { ChargedTaxes } from '../../totals';

interface WeighedOrder {
  readonly products: readonly { readonly row_total: number }[];
  readonly taxes?: ChargedTaxes | undefined;
  readonly promotions?: readonly unknown[] | undefined;
}

/**
 * Returns the weights by which money and bonuses of an order are split over its lines; 0 for gift cards. An order with
 * promotions uses the charged total of each line, since promotions reduce lines unequally; others use prices.
 */
export function lineWeights(
  { products, taxes, promotions = [] }: WeighedOrder,
  giftCardLines: ReadonlySet<number>,
): readonly Minor[] {
  const charged = promotions.length > 0 ? taxes : undefined;
  return products.map(({ row_total }, index) => {
    if (giftCardLines.has(index)) return 0;
    const row = toMinor(row_total);
    if (charged === undefined) return row;
    const { discount = 0, tax = 0 } = charged.lines[index] ?? {};
    return row - discount + (charged.included ? 0 : tax);
  });
}
