import type { Facet } from '../../../core';

/** What sells clothes comes first; everything else after it, in the order of the shop. */
const ORDER = ['size', 'color', 'price', 'brand', 'ptype'];
/** For the merchant's own lists: a shopper asks neither whether a piece was approved nor what set it is part of. */
const OF_THE_MERCHANT: ReadonlySet<string> = new Set(['approved', 'set']);
/** Open from the start: the others are one press away. */
const OPEN: ReadonlySet<string> = new Set(['size', 'color', 'price']);

/** "Women" below Women. */
function isWhole({ code, values }: Facet, total: number): boolean {
  return code === 'gender' && values.some(({ count }) => count === total);
}

function rank({ code }: Facet): number {
  const at = ORDER.indexOf(code);
  return at < 0 ? ORDER.length : at;
}

const isChosen = ({ values }: Facet) => values.some(({ selected }) => selected);

/**
 * The facets of a listing that a shopper is shown, in their order: those with something to choose or to take back.
 * @param total products of the listing
 */
export function shopperFacets(facets: readonly Facet[], total: number): readonly Facet[] {
  return facets
    .filter((facet) => {
      // It is among what is chosen, and there is nothing else to choose.
      if (facet.collection !== undefined) return false;
      if (isChosen(facet)) return true;
      return facet.values.length > 1 && !OF_THE_MERCHANT.has(facet.code) && !isWhole(facet, total);
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a facet's values are seen without a press: what most look for, and what holds a choice. */
export function opensAtOnce(facet: Facet): boolean {
  return OPEN.has(facet.code) || isChosen(facet);
}
