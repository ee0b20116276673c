import { sameJson } from '../../core/internal';
import type { Listing, ListingQuery, Page, Shop } from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { useObservable } from './use-observable';
import { Resources, useReady, useResource } from './resource';

/** A list of products and its state. */
export interface ListingHook {
  readonly listing: Listing | undefined;
  readonly items: Listing['items'];
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  readonly isPending: boolean;
  readonly hasMore: boolean;
  /** Appends the next items. */
  readonly more: () => void;
  readonly reload: () => void;
}

/** A `ListingHook` whose list is loaded. */
export interface ReadyListingHook extends ListingHook {
  readonly listing: Listing;
}

const listings = new Resources<Listing>();
const NO_ITEMS: Listing['items'] = [];

function onPage(page: Page | null, query: ListingQuery): Listing | undefined {
  if (page === null) return undefined;
  const listing =
    page.name === 'category'
      ? page.category.listing
      : page.name === 'search' || page.name === 'collection'
        ? page.listing
        : undefined;
  return listing !== undefined && sameJson(listing.query, query) ? listing : undefined;
}

function resourceOf(shop: Shop, query: ListingQuery) {
  const key = JSON.stringify([shop.storeViews.current.storeCode, query]);
  const load = () => shop.catalogue.search(query);
  return { shop, key, all: listings, resource: listings.of(shop, key, load, onPage(shop.routing.page, query)) };
}

/**
 * Loads a listing once for all components, or takes it from the server-rendered page.
 *
 * @param query may be a new object per render
 * @throws the reason, with `suspense` only
 */
export function useListing(query: ListingQuery, options: { readonly suspense: true }): ReadyListingHook;
export function useListing(query: ListingQuery, options?: { readonly suspense?: boolean }): ListingHook;
export function useListing(
  query: ListingQuery,
  { suspense = false }: { readonly suspense?: boolean } = {},
): ListingHook {
  const shop = useShop();
  useObservable(shop.storeViews.current$, shop.storeViews.current);
  const waiting = resourceOf(shop, query);
  const { resource } = waiting;
  const useLoaded = suspense ? useReady : useResource;
  const { data: listing, ...rest } = useLoaded(resource, waiting);
  return {
    listing,
    items: listing?.items ?? NO_ITEMS,
    ...rest,
    hasMore: listing !== undefined && listing.start + listing.items.length < listing.total,
    more: () => void resource.extend((shown) => shop.catalogue.more(shown)),
    reload: () => void resource.begin(),
  };
}
