import { useState } from 'react';
import type { Product } from '../../core';
import type { ListingLinks } from '../pages/ListingView';
import { useShop } from '../state/shop-context';

interface ListingProps {
  readonly links: ListingLinks;
  readonly linkOf: (product: Product) => string;
  readonly onMore: () => void;
  readonly loadingMore: boolean;
}

/** What a listing page needs of the shop: its links, and the way to more. */
export function useListing(): ListingProps {
  const shop = useShop();
  const [loadingMore, setLoadingMore] = useState(false);
  const { routing } = shop;
  return {
    links: {
      toggle: (code, value) => routing.filterLink({ code, value }),
      sort: (sort) => routing.filterLink({ sort }),
      clear: () => routing.filterLink({ clear: true }),
      from: (start) => routing.filterLink({ start }),
    },
    linkOf: (product) => routing.productLink(product),
    loadingMore,
    onMore: () => {
      setLoadingMore(true);
      void routing.loadMore().finally(() => setLoadingMore(false));
    },
  };
}
