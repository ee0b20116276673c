import type { TotalSegment } from '../../../core/shopper';

type Total = Pick<TotalSegment, 'code' | 'value' | 'value_included'> & { readonly title?: string | undefined };

/** Returns a row of the totals. Included tax adds nothing to the sum, so its row shows the amount included. */
export function totalFact(
  { code, title = code, value, value_included: included }: Total,
  money: (amount: number) => string,
): readonly [title: string, amount: string] {
  return typeof included === 'number' ? [`${title} (included)`, money(included)] : [title, money(value)];
}
