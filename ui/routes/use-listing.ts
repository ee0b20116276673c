import { useState } from 'react';
import { useLocation } from '../state/address';
import { isShopError, type Product } from '../../core/shopper';
import type { ListingLinks } from '../pages/listing/listing-links';
import { useShop } from '../state/shop-context';
import { useLaterWords, useText } from '../text/text-context';

interface ListingProps {
  readonly links: ListingLinks;
  readonly linkOf: (product: Product) => string;
  readonly onMore: () => void;
  readonly loadingMore: boolean;
}

export function useListing(): ListingProps {
  const shop = useShop();
  const t = useText();
  const later = useLaterWords();
  const [, navigate] = useLocation();
  const [loadingMore, setLoadingMore] = useState(false);
  const { routing } = shop;
  const more = async () => {
    setLoadingMore(true);
    try {
      const address = await routing.loadMore();
      // Replaces the URL, so that reload and Back show as many items.
      if (address !== undefined) navigate(address, { replace: true, keepsState: true });
    } catch (error) {
      const isOffline = isShopError(error) && (error.code === 'offline' || error.details.offline === true);
      await later.load().catch(() => undefined);
      const message =
        t(isOffline ? 'listing.offline' : 'listing.more-failed') || t(isOffline ? 'offline.badge' : 'error.text');
      shop.notices.spawn({ type: isOffline ? 'warning' : 'error', code: 'listing', message, timeToLive: 5000 });
    } finally {
      setLoadingMore(false);
    }
  };
  return {
    links: {
      toggle: (code, value) => routing.filterLink({ code, value }),
      price: (instead) => routing.filterLink({ code: 'price', instead }),
      sort: (sort) => routing.filterLink({ sort }),
      clear: () => routing.filterLink({ clear: true }),
      from: (start) => routing.filterLink({ start }),
    },
    linkOf: (product) => routing.productLink(product),
    loadingMore,
    onMore: () => void more(),
  };
}
