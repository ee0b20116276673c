import type { Listing } from '../catalogue/catalogue';
import type { ProductArea, ProductViewSeed } from '../product/product';
import type { Page } from './routing';

type ProductPage = Extract<Page, { readonly name: 'product' }>;
export type PackedPage = Exclude<Page, ProductPage> | (Omit<ProductPage, 'view'> & { readonly view: ProductViewSeed });

function unpackPage(packed: PackedPage, product: Pick<ProductArea, 'restore'>): Page {
  return packed.name === 'product' ? { ...packed, view: product.restore(packed.view) } : packed;
}

export function pageIn(
  state: unknown,
  product: Pick<ProductArea, 'restore'>,
): { readonly address: string; readonly page: Page } | undefined {
  if (typeof state !== 'object' || state === null || !('address' in state) || !('page' in state)) return undefined;
  const { address, page } = state;
  if (typeof address !== 'string' || typeof page !== 'object' || page === null || !('name' in page)) return undefined;
  return { address, page: unpackPage(page as PackedPage, product) }; // sound: our own server wrote it into our own page with `packPage`
}

export function listingOf(page: Page | null): Listing | undefined {
  if (page?.name === 'category') return page.category.listing;
  return page !== null && 'listing' in page ? page.listing : undefined;
}

export function withListing(page: Page, listing: Listing): Page {
  if (page.name === 'category') return { ...page, category: { ...page.category, listing } };
  return 'listing' in page ? { ...page, listing } : page;
}
