import type { Listing } from '../catalogue/catalogue';
import type { ProductArea, ProductViewSeed } from '../product/product';
import type { Page } from './routing';

type ProductPage = Extract<Page, { readonly name: 'product' }>;
/** A page as it travels in HTML: without what the browser can compute or does not need. */
export type PackedPage = Exclude<Page, ProductPage> | (Omit<ProductPage, 'view'> & { readonly view: ProductViewSeed });

/** The page again; a product view is computed from its seed. */
function unpackPage(packed: PackedPage, product: Pick<ProductArea, 'restore'>): Page {
  return packed.name === 'product' ? { ...packed, view: product.restore(packed.view) } : packed;
}

/** The page in a dehydrated state, with its address; undefined when there is none. */
export function pageIn(
  state: unknown,
  product: Pick<ProductArea, 'restore'>,
): { readonly address: string; readonly page: Page } | undefined {
  if (typeof state !== 'object' || state === null || !('address' in state) || !('page' in state)) return undefined;
  const { address, page } = state;
  if (typeof address !== 'string' || typeof page !== 'object' || page === null || !('name' in page)) return undefined;
  return { address, page: unpackPage(page as PackedPage, product) }; // sound: our own server wrote it into our own page with `packPage`
}

/** The listing that a page shows, if it shows one. */
export function listingOf(page: Page | null): Listing | undefined {
  if (page?.name === 'category') return page.category.listing;
  return page !== null && 'listing' in page ? page.listing : undefined;
}

/** The page with another listing in place of its own. */
export function withListing(page: Page, listing: Listing): Page {
  if (page.name === 'category') return { ...page, category: { ...page.category, listing } };
  return 'listing' in page ? { ...page, listing } : page;
}
