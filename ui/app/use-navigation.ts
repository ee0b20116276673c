import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Page } from '../../core';
import { useShop } from '../state/shop-context';
import { restoreScroll, watchScroll } from './scroll-memory';

function urlOf(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`;
}

/**
 * Follows the address bar: a new URL is opened by the core, a redirect replaces it. After a page arrives the view starts
 * at its top, or where it was left when the shopper went back, and focus moves to the page.
 * @returns whether the shown page came by navigation, not with the document
 */
export function useNavigation(page: Page | null): boolean {
  const shop = useShop();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const url = urlOf(path, search);
  const opened = useRef(url);
  const settled = useRef(page?.route.path);
  const [arrived, setArrived] = useState(false);

  useEffect(() => watchScroll(window), []);
  useEffect(() => {
    if (opened.current === url) return;
    opened.current = url;
    void shop.routing.open(url).then((result) => {
      if (result.redirect !== undefined && opened.current === url) navigate(result.redirect, { replace: true });
    });
  }, [url, shop, navigate]);
  useEffect(() => {
    const now = page?.route.path;
    if (now === undefined || now === settled.current) return;
    settled.current = now;
    setArrived(true);
    document.getElementById('content')?.focus({ preventScroll: true });
    restoreScroll(window);
  }, [page]);

  return arrived;
}
