import type { Product } from './product';
import { isSold } from './sold';

// Separate file, so that first pages load only these.
export { isSold, MAX_STATUS, USUAL_STATUS } from './sold';

export const LISTED_STATUS: readonly number[] = [0, 1];
/** Shown only as part of its parent product. */
export const NOT_VISIBLE_ALONE = 1;
/** 2: lists, 3: search, 4: both. */
export const LISTED_VISIBILITY: readonly number[] = [2, 3, 4];
export const USUAL_VISIBILITY = 4;

export const LISTED = [
  { attribute: 'status', value: { in: [...LISTED_STATUS] } },
  { attribute: 'visibility', value: { in: [...LISTED_VISIBILITY] } },
];
export const IN_STOCK = { attribute: 'stock.is_in_stock', value: { eq: true } };

export const ON_SALE = 'on_sale';
export const IS_REDUCED = { attribute: ON_SALE, value: { gt: 0 } };
export const IS_PROMOTED = { attribute: 'promoted', value: { gt: 0 } };
export const FOR_ANYBODY = 'unisex';
export const IS_FOR_ANYBODY = { attribute: FOR_ANYBODY, value: { gt: 0 } };
export const WELL_RATED = 4;
export const IS_WELL_RATED = { attribute: 'rating', value: { gte: WELL_RATED } };
export const IS_NEW = { attribute: 'new', value: { in: [true, 1] } };
export const BRAND = 'brand';
/** The contract's limit of values. */
export const MAX_BRANDS = 999;

export const SIZE = 'size';
/** The contract's limit, so that every size is listed. */
export const MAX_SIZES = 999;

export const PAGE_SIZE = 50;
export const DEFAULT_SORT = 'promoted:desc,id:desc';
export const LISTING_SORT = `stock.is_in_stock:desc,${DEFAULT_SORT}`;
export const MAX_FILTER_VALUES = 500;

export function isListed(product: Pick<Product, 'status' | 'visibility'>): boolean {
  return isSold(product) && LISTED_VISIBILITY.includes(product.visibility ?? USUAL_VISIBILITY);
}

export function isReduced(product: Product): boolean {
  const children = (product.configurable_children ?? []).filter((child) => isSold(child));
  return [product, ...children].some(({ old_price: old, final_price: final }) => (old ?? 0) > (final ?? 0));
}

/** Returns the list size: -1 for no limit, invalid or below 1 for the page size. */
export function searchSize(size: number | undefined, pageSize = PAGE_SIZE): number {
  if (size === undefined || !Number.isFinite(size)) return pageSize;
  const whole = Math.trunc(size);
  if (whole === -1) return -1;
  return whole <= 0 ? pageSize : whole;
}

/** Maximum per answer, except for staff; page on from there. */
export const MAX_LISTED = 2000;

/** Returns the start index; invalid or negative becomes 0. */
export function searchStart(start: number | undefined): number {
  return start === undefined || !Number.isFinite(start) ? 0 : Math.max(0, Math.trunc(start));
}
