import { sameJson, type Listing, type ListingQuery, type Page, type Shop } from '../../core';
import { useShop } from '../state/shop-context';
import { useObservable } from './use-observable';
import { Resources, useReady, useResource } from './resource';

/** A list of products. */
export interface ListingHook {
  readonly listing: Listing | undefined;
  /** None until they are here. */
  readonly items: Listing['items'];
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  readonly isPending: boolean;
  readonly hasMore: boolean;
  /** Appends the next items. */
  readonly more: () => void;
  /** Asks for it again, from its beginning. */
  readonly reload: () => void;
}

/** The same once the list is there. */
export interface ReadyListingHook extends ListingHook {
  readonly listing: Listing;
}

const listings = new Resources<Listing>();
const NO_ITEMS: Listing['items'] = [];

/** The list that came with the page, where it is the one that is asked for. */
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
 * The products of a query, with facets: those of the page that the server has made where it asks for the same, else they are asked for once,
 * however many components show them.
 *
 * @param query may be a new object with each render
 * @throws the reason, with `suspense` alone: for an error boundary
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
    more: () => {
      const shown = resource.read();
      if (shown.data === undefined || shown.isPending) return;
      const { data } = shown;
      void resource.change(() => shop.catalogue.more(data));
    },
    reload: () => void resource.begin(),
  };
}
