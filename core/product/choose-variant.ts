import { lookUp } from '../kernel/look-up';
import type { Selection } from '../links';
import type { VariantIndex, VariantRow } from './variant-index';

export interface VariantWish {
  readonly selection: Selection;
  /** The option that was chosen last: a variant that has it goes before one that has all the others. */
  readonly latest?: string | undefined;
}

/** How well a variant fits: one point for each option met, and more than all of them for the one chosen last. */
function score(row: VariantRow, index: VariantIndex, wish: VariantWish): number {
  let points = 0;
  for (let at = 0; at < index.codes.length; at += 1) {
    const code = index.codes[at] ?? '';
    if (row.values[at] !== lookUp(wish.selection, code)) continue;
    points += code === wish.latest ? index.codes.length : 1;
  }
  return points;
}

/**
 * The variant that fits what was chosen best (S §4, variant choice). Among equals one that can be bought goes before one that
 * cannot, then the lower price, then the catalogue's order. With nothing chosen this is the fallback: the first available of
 * the cheapest. Undefined when there is no variant at all.
 */
export function chooseVariant(index: VariantIndex, wish: VariantWish): VariantRow | undefined {
  let best: { readonly row: VariantRow; readonly points: number } | undefined;
  for (const row of index.rows) {
    const points = score(row, index, wish);
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

/** Everything that a variant is, as a selection. */
export function selectionOfVariant(index: VariantIndex, row: VariantRow): Selection {
  return Object.fromEntries(
    index.codes.flatMap((code, at) => {
      const value = row.values[at] ?? '';
      return value === '' ? [] : [[code, value] as const];
    }),
  );
}
