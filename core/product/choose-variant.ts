import { lookUp } from '../kernel/look-up';
import type { Selection } from '../links';
import type { VariantIndex, VariantRow } from './variant-index';

export interface VariantInput {
  readonly selection: Selection;
  /** Takes precedence over all other options. */
  readonly latest?: string | undefined;
}

function score(row: VariantRow, index: VariantIndex, input: VariantInput): number {
  let points = 0;
  for (let at = 0; at < index.codes.length; at += 1) {
    const code = index.codes[at] ?? '';
    if (row.values[at] !== lookUp(input.selection, code)) continue;
    points += code === input.latest ? index.codes.length : 1;
  }
  return points;
}

/**
 * Returns the best matching variant; ties go to the purchasable, then cheaper, then earlier one. Undefined without
 * variants.
 */
export function chooseVariant(index: VariantIndex, input: VariantInput): VariantRow | undefined {
  let best: { readonly row: VariantRow; readonly points: number } | undefined;
  for (const row of index.rows) {
    const points = score(row, index, input);
    if (best === undefined || points > best.points || (points === best.points && isBetter(row, best.row))) {
      best = { row, points };
    }
  }
  return best?.row;
}

function isBetter(row: VariantRow, than: VariantRow): boolean {
  if (row.inStock !== than.inStock) return row.inStock;
  return row.price < than.price;
}

export function selectionOfVariant(index: VariantIndex, row: VariantRow): Selection {
  return Object.fromEntries(
    index.codes.flatMap((code, at) => {
      const value = row.values[at] ?? '';
      return value === '' ? [] : [[code, value] as const];
    }),
  );
}
