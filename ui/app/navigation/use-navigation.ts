import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useSearch } from '../../state/address';
import type { OpenResult } from '../../../core/internal';
import type { Page } from '../../../core/shopper';
import { onFirstSign } from '../../state/drafts/first-sign';
import { useShop } from '../../state/shop-context';
import { untilLoaded } from '../../loading/until-loaded';
import type { LeavesFor } from './leaving-for';
import type { PageRegistry } from './page-registry';
import { prefetchWhenIdle } from './prefetch';
import { isLeftScrolled, restoreScroll, watchScroll } from './scroll-memory';
import { useMissingCode } from '../../state/use-missing-code';

function urlOf(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`;
}

/** Encoded as the browser writes it, without fragment; the router's is decoded. */
function addressNow(): string {
  return window.location.pathname + window.location.search;
}

/** An order opened within the orders list is the same place, so focus and scroll stay. */
function placeOf(page: Page | null): string | undefined {
  return page?.name === 'my-orders' ? page.name : page?.route.path;
}

function leaveTo(url: string): void {
  window.location.replace(url);
}

const never = () => false;

interface NavigationOptions {
  readonly pages: PageRegistry;
  readonly cameFor?: (() => string | undefined) | undefined;
  readonly leavesFor?: LeavesFor | undefined;
  readonly leave?: (url: string) => void;
}

function useWentBack(url: string): RefObject<boolean> {
  const wentBack = useRef(false);
  // Registered once, before the router's listener, since React may open the page between the two.
  const at = useRef('');
  useLayoutEffect(() => {
    const note = () => {
      // Going back within the same page opens nothing.
      wentBack.current = addressNow() !== at.current;
    };
    window.addEventListener('popstate', note, true);
    return () => window.removeEventListener('popstate', note, true);
  }, []);
  useLayoutEffect(() => {
    at.current = addressNow();
  }, [url]);
  return wentBack;
}

/**
 * Opens the page of each new URL, follows redirects and store changes, then restores scroll and moves focus.
 * @returns true if the page came by navigation
 */
export function useNavigation(
  page: Page | null,
  { pages, cameFor, leavesFor = never, leave = leaveTo }: NavigationOptions,
): boolean {
  const shop = useShop();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const url = urlOf(path, search);
  // Read in the same render as `url`, since Back may change the address.
  const [first] = useState(() => cameFor?.() ?? url);
  const opened = useRef(first);
  const settled = useRef(placeOf(page));
  const [arrived, setArrived] = useState(false);

  const leavingRef = useRef(false);
  const wentBackRef = useWentBack(url);
  const missing = useMissingCode();

  useEffect(() => {
    const stop = watchScroll(window, () => leavingRef.current);
    if (isLeftScrolled(window)) restoreScroll(window);
    return stop;
  }, []);
  useEffect(
    () =>
      onFirstSign(() => {
        void import('./restore-scroll').catch(never);
        void shop.routing.prepare().then(() => prefetchWhenIdle(pages));
      }),
    [shop, pages],
  );
  useEffect(() => {
    if (opened.current === url) return undefined;
    const leaves = leavesFor(url, opened.current);
    opened.current = url;
    leavingRef.current = true;
    const back = wentBackRef.current;
    wentBackRef.current = false;
    const scroll = window.scrollY;
    // Rejects only if the page code cannot be fetched.
    return untilLoaded(async () => ((await leaves) ? {} : shop.routing.open(url, { back, scroll })), {
      here: ({ page: come, redirect, followed }: Partial<OpenResult>) => {
        const isElsewhere = redirect !== undefined && followed !== true;
        leavingRef.current = come === undefined || isElsewhere;
        if (isElsewhere) leave(redirect);
        else if (redirect !== undefined) navigate(redirect, { replace: true });
      },
      failed: missing,
    });
  }, [url, shop, navigate, leavesFor, leave, missing, wentBackRef]);
  useEffect(() => {
    const now = placeOf(page);
    if (now === undefined || now === settled.current) return;
    settled.current = now;
    setArrived(true);
    // Keep focus that the page itself has set.
    if (document.querySelector('h1:focus') === null) document.getElementById('content')?.focus({ preventScroll: true });
    restoreScroll(window);
  }, [page]);

  return arrived;
}
