import type { PlacedOrder } from '../../../core/contract';
import { toMinor } from '../../../core/kernel/money';

interface SumRow {
  readonly code: string;
  readonly label: string;
  /** Minor units. */
  readonly value: number;
}

/** The totals of an order as rows to be shown. Tax that prices hold already is told, but adds nothing. */
export function sumRows(totals: PlacedOrder['totals']): readonly SumRow[] {
  return totals.map(({ code, title, value, value_included: included }) => {
    const label = title ?? code;
    return typeof included === 'number'
      ? { code, label: `${label} (included)`, value: toMinor(included) }
      : { code, label, value: toMinor(value) };
  });
}
