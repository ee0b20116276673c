import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Page } from '../../core';
import { onFirstSign } from '../state/first-sign';
import { useShop } from '../state/shop-context';
import type { PageRegistry } from './page-registry';
import { prefetchWhenIdle } from './prefetch';
import { isLeftScrolled, restoreScroll, watchScroll } from './scroll-memory';

function urlOf(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`;
}

/** Goes to an address as a document of its own; the one that is left leaves no entry in the history. */
function leaveTo(url: string): void {
  window.location.replace(url);
}

interface NavigationOptions {
  /** Where the code of the next pages is kept. */
  readonly pages: PageRegistry;
  /** Path and query that the document came for, where the address can be another one by now. Default: what the address says. */
  readonly cameFor?: string | undefined;
  /** How to go to another store, whose pages are documents of its own. */
  readonly leave?: (url: string) => void;
}

/**
 * Follows the address bar: a new URL is opened by the core, a redirect replaces it, and one that leads to another store is gone to
 * (S §2). After a page arrives the view starts at its top, or where it was left when the shopper went back, and focus moves to
 * the page.
 * @returns whether the shown page came by navigation, not with the document
 */
export function useNavigation(page: Page | null, { pages, cameFor, leave = leaveTo }: NavigationOptions): boolean {
  const shop = useShop();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const url = urlOf(path, search);
  const opened = useRef(cameFor ?? url);
  const settled = useRef(page?.route.path);
  const [arrived, setArrived] = useState(false);

  const wentBack = useRef(false);

  useEffect(() => {
    const stop = watchScroll(window);
    if (isLeftScrolled(window)) restoreScroll(window); // a reload, or back from another document
    return stop;
  }, []);
  useEffect(
    () =>
      onFirstSign(() => {
        void shop.routing.prepare().then(() => prefetchWhenIdle(pages));
      }),
    [shop, pages],
  );
  // In a layout effect, so that it listens before the router does: between two listeners React may already have opened the page.
  useLayoutEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (opened.current === url) return;
    opened.current = url;
    const back = wentBack.current;
    wentBack.current = false;
    void shop.routing.open(url, { back, scroll: window.scrollY }).then(({ redirect, followed }) => {
      if (redirect === undefined || opened.current !== url) return;
      if (followed === true) navigate(redirect, { replace: true });
      else leave(redirect);
    });
  }, [url, shop, navigate, leave]);
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
