import { useCallback } from 'react';
import { Router } from 'wouter';
import type { Shop } from '../../core';
import { ShopProvider } from '../state/shop-context';
import { en } from '../text/messages-en';
import { TextProvider } from '../text/text-context';
import type { PageRegistry } from './page-registry';
import { Storefront } from './Storefront';

interface Props {
  readonly shop: Shop;
  readonly pages: PageRegistry;
  /** Path and query that the server renders; left out in a browser. */
  readonly url?: { readonly path: string; readonly search: string };
  /** For the copyright line: the same on both sides of hydration. */
  readonly year: number;
}

/** The whole storefront over a shop that has opened its first page. */
export function App({ shop, pages, url, year }: Props) {
  const { i18n } = shop.storeViews.current;
  const price = useCallback((amount: number) => shop.storeViews.price(amount), [shop]);
  return (
    <Router {...(url === undefined ? {} : { ssrPath: url.path, ssrSearch: url.search })}>
      <ShopProvider shop={shop}>
        <TextProvider messages={en} locale={i18n.defaultLocale} price={price}>
          <Storefront pages={pages} year={year} />
        </TextProvider>
      </ShopProvider>
    </Router>
  );
}
