import { lookUp } from '../../../../core/kernel/look-up';
import { toMinor } from '../../../../core/kernel/money';
import { totalsOfExchange } from '../../../../core/orders/rules/exchange-order';
import type { StoredOrder } from '../../ports/orders/orders';
import { isSumKey, type PageTextOf } from './page-texts';

interface SumRow {
  readonly code: string;
  readonly label: string;
  readonly value: number;
}

/** Included tax is listed but not added. */
export function sumRows(
  { document, fulfilment }: Pick<StoredOrder, 'document' | 'fulfilment'>,
  format: PageTextOf,
): readonly SumRow[] {
  return totalsOfExchange(document.totals, fulfilment.exchangeOf !== undefined).map((total) => {
    const { code, title, value } = total;
    const included = lookUp(total, 'value_included');
    const key = `sum.${code}`;
    const isExempt = code === 'tax' && value === 0 && included === undefined;
    const label = isExempt ? format('sum.tax-exempt') : isSumKey(key) ? format(key) : (title ?? code);
    return typeof included === 'number'
      ? { code, label: format('sum.included', { label }), value: toMinor(included) }
      : { code, label, value: toMinor(value) };
  });
}
