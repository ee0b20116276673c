import type { Facet } from '../../../core';

/** What sells clothes comes first; everything else after it, in the order of the shop. */
const ORDER = ['size', 'color', 'price', 'brand', 'ptype'];
/** For the merchant's own lists: a shopper asks neither whether a piece was approved nor what set it is part of. */
const OF_THE_MERCHANT: ReadonlySet<string> = new Set(['approved', 'set']);

/** "Women" below Women. */
function isWhole({ code, values }: Facet, total: number): boolean {
  return code === 'gender' && values.some(({ count }) => count === total);
}

function rank({ code }: Facet): number {
  const at = ORDER.indexOf(code);
  return at < 0 ? ORDER.length : at;
}

const isChosen = ({ values }: Facet) => values.some(({ selected }) => selected);

/** What limits the list with one press, each beside the others: in the order of the catalogue. */
export function offeredSwitches(facets: readonly Facet[], total: number): readonly Facet[] {
  return facets.filter(
    (facet) => (facet.only === 'sale' || facet.only === 'in-stock') && (total > 1 || isChosen(facet)),
  );
}

/**
 * The facets of a listing that a shopper is shown, in their order: those with something to choose or to take back.
 * @param total products of the listing
 */
export function shopperFacets(facets: readonly Facet[], total: number): readonly Facet[] {
  return facets
    .filter((facet) => {
      // Switches stand by themselves, and words that are left out among what is chosen.
      if (facet.only !== undefined || facet.code === 'without') return false;
      if (isChosen(facet)) return true;
      // One product cannot be narrowed down.
      return total > 1 && facet.values.length > 1 && !OF_THE_MERCHANT.has(facet.code) && !isWhole(facet, total);
    })
    .toSorted((a, b) => rank(a) - rank(b));
}
