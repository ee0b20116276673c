import type { Facet } from '../../../core/shopper';

const ORDER = ['size', 'color', 'price', 'brand', 'ptype'];
const OF_THE_MERCHANT: ReadonlySet<string> = new Set(['approved', 'set']);

/** A category equal to the whole list narrows nothing. */
function isWhole({ code, values }: Facet, total: number): boolean {
  return code === 'gender' && values.some(({ count }) => count === total);
}

function rank({ code }: Facet): number {
  const at = ORDER.indexOf(code);
  return at < 0 ? ORDER.length : at;
}

const isChosen = ({ values }: Facet) => values.some(({ selected }) => selected);

export function offeredSwitches(facets: readonly Facet[], total: number): readonly Facet[] {
  return facets.filter(
    (facet) => (facet.only === 'sale' || facet.only === 'in-stock') && (total > 1 || isChosen(facet)),
  );
}

/**
 * Returns the facets shown to shoppers, in order: those with a choice to make or to undo.
 * @param total products of the listing
 */
export function shopperFacets(facets: readonly Facet[], total: number): readonly Facet[] {
  return facets
    .filter((facet) => {
      if (facet.only !== undefined || facet.code === 'without') return false;
      if (isChosen(facet)) return true;
      return total > 1 && facet.values.length > 1 && !OF_THE_MERCHANT.has(facet.code) && !isWhole(facet, total);
    })
    .toSorted((a, b) => rank(a) - rank(b));
}
