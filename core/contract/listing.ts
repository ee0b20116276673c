import type { Product } from './product';

/** S §4, S §9: a product or variant of this status or above is disabled. */
export const MAX_STATUS = 2;
/** Statuses of what is sold, as a search names them. */
export const LISTED_STATUS: readonly number[] = [0, 1];
/** S §2, S §9: visible nowhere but as a part of its product. */
export const NOT_VISIBLE_ALONE = 1;
/** S §5, S §9: in lists (2), in searches (3) or in both (4). */
export const LISTED_VISIBILITY: readonly number[] = [2, 3, 4];
/** What stands for a product that does not say. */
export const USUAL_STATUS = 1;
export const USUAL_VISIBILITY = 4;

/** S §5, S §9: what every list of products is limited to. */
export const LISTED = [
  { attribute: 'status', value: { in: [...LISTED_STATUS] } },
  { attribute: 'visibility', value: { in: [...LISTED_VISIBILITY] } },
];
/** S §9: what a list is limited to besides, where what is out of stock is not shown. */
export const IN_STOCK = { attribute: 'stock.is_in_stock', value: { eq: true } };

/** Above 0 for what costs less than it did: a number that the index of the catalogue keeps, for lists of the sale. */
export const ON_SALE = 'on_sale';
/** What the sale is limited to. */
export const IS_REDUCED = { attribute: ON_SALE, value: { gt: 0 } };
/** Goods that the merchant ranks: the bestsellers (S §5). */
export const IS_PROMOTED = { attribute: 'promoted', value: { gt: 0 } };
/** Above 0 for goods of women and men, and for those that name nobody: a number that the index of the catalogue keeps. */
export const FOR_ANYBODY = 'unisex';
/** Limit of a list to goods that anybody wears. */
export const IS_FOR_ANYBODY = { attribute: FOR_ANYBODY, value: { gt: 0 } };
/** Stars from which goods are well rated. */
export const WELL_RATED = 4;
/** Limit of a list to what its reviews give four stars and more. */
export const IS_WELL_RATED = { attribute: 'rating', value: { gte: WELL_RATED } };
/** Products marked as new (S §5). */
export const IS_NEW = { attribute: 'new', value: { in: [true, 1] } };
/** The attribute that names who makes a product. */
export const BRAND = 'brand';
/** More brands than a page could show; the contract counts no more values at once. */
export const MOST_BRANDS = 999;

/** The attribute that names the size of a piece. */
export const SIZE = 'size';
/** As many values as the contract counts at once: a list names every size that its goods have, however few of them. */
export const MOST_SIZES = 999;

/** S §9: products of a page when nothing, or nothing sensible, is said. */
export const PAGE_SIZE = 50;
/** S §9: how a list is sorted when nothing is said. */
export const DEFAULT_SORT = 'promoted:desc,id:desc';
/** How the shop's own lists are sorted when the shopper chooses nothing: what can be had comes before what is sold out. */
export const LISTING_SORT = `stock.is_in_stock:desc,${DEFAULT_SORT}`;
/** S §9: most values of one filter. */
export const MAX_FILTER_VALUES = 500;

/**
 * Whether a product or variant is sold at all (S §5, S §9). Pure.
 * @param maxStatus the first status that is not
 */
export function isSold({ status = USUAL_STATUS }: { status?: number | undefined }, maxStatus = MAX_STATUS): boolean {
  return status < maxStatus;
}

/** Whether a product may stand in a list by itself (S §5, S §9). Pure. */
export function isListed(product: Pick<Product, 'status' | 'visibility'>): boolean {
  return isSold(product) && LISTED_VISIBILITY.includes(product.visibility ?? USUAL_VISIBILITY);
}

/** Whether it, or a variant of it that is sold, costs less than it did. Pure. */
export function isReduced(product: Product): boolean {
  const children = (product.configurable_children ?? []).filter((child) => isSold(child));
  return [product, ...children].some(({ old_price: old, final_price: final }) => (old ?? 0) > (final ?? 0));
}

/** How many products a list is asked for (S §5): -1 means no limit, 0 or less and what is no number become the page size. Pure. */
export function searchSize(size: number | undefined, pageSize = PAGE_SIZE): number {
  if (size === undefined || !Number.isFinite(size)) return pageSize;
  const whole = Math.trunc(size);
  if (whole === -1) return -1;
  return whole <= 0 ? pageSize : whole;
}

/** Products of one answer at the most, whatever was asked for; the rest is asked for from there on. For staff there is no limit. */
export const MOST_LISTED = 2000;

/** The first product that a list is asked for (S §5): below 0 and what is no number become 0. Pure. */
export function searchStart(start: number | undefined): number {
  return start === undefined || !Number.isFinite(start) ? 0 : Math.max(0, Math.trunc(start));
}
