import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useSearch } from '../state/address';
import type { OpenResult, Page } from '../../core';
import { onFirstSign } from '../state/first-sign';
import { useShop } from '../state/shop-context';
import { untilLoaded } from '../loading/until-loaded';
import type { LeavesFor } from './leaving-for';
import type { PageRegistry } from './page-registry';
import { prefetchWhenIdle } from './prefetch';
import { isLeftScrolled, restoreScroll, watchScroll } from './scroll-memory';
import { useMissingCode } from '../state/use-missing-code';

function urlOf(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`;
}

/** As the browser writes it, without the fragment: the router's is decoded. */
function addressNow(): string {
  return window.location.pathname + window.location.search;
}

/** The place that a page is: an order that opens among the orders is no other one, so focus and view stay where they are (A §2.9). */
function placeOf(page: Page | null): string | undefined {
  return page?.name === 'my-orders' ? page.name : page?.route.path;
}

/** Goes to an address as a document of its own; the one that is left leaves no entry in the history. */
function leaveTo(url: string): void {
  window.location.replace(url);
}

const never = () => false;

interface NavigationOptions {
  /** Where the code of the next pages is kept. */
  readonly pages: PageRegistry;
  /** Path and query that the document came for, where the address is another one by now. Asked once, by the first render. */
  readonly cameFor?: (() => string | undefined) | undefined;
  /** Whether the way to a page leads through its document. Default: never. */
  readonly leavesFor?: LeavesFor | undefined;
  /** How to go to another store, whose pages are documents of its own. */
  readonly leave?: (url: string) => void;
}

/**
 * Whether the address came by Back or Forward, until it is read and reset.
 * @param url path and query of the router's address
 */
function useWentBack(url: string): RefObject<boolean> {
  const wentBack = useRef(false);
  // Before the router listens, and once: listeners of the window are called in the order in which they came, and between two of them
  // React may already have opened the page.
  const at = useRef('');
  useLayoutEffect(() => {
    const note = () => {
      // Back to another place of the same page opens nothing: it must not be taken for the way to the next one.
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
 * Follows the address bar: a new URL is opened by the core, a redirect replaces it, and one that leads to another store is gone to
 * (S §2). After a page arrives the view starts at its top, or where it was left when the shopper went back, and focus moves to
 * the page.
 * @returns whether the shown page came by navigation, not with the document
 */
export function useNavigation(
  page: Page | null,
  { pages, cameFor, leavesFor = never, leave = leaveTo }: NavigationOptions,
): boolean {
  const shop = useShop();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const url = urlOf(path, search);
  // Asked in the render that takes `url`: Back can change the address until then.
  const [first] = useState(() => cameFor?.() ?? url);
  const opened = useRef(first);
  const settled = useRef(placeOf(page));
  const [arrived, setArrived] = useState(false);

  const leavingRef = useRef(false);
  const wentBackRef = useWentBack(url);
  const missing = useMissingCode();

  useEffect(() => {
    const stop = watchScroll(window, () => leavingRef.current);
    if (isLeftScrolled(window)) restoreScroll(window); // a reload, or back from another document
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
    // It fails where the code for pages cannot be fetched; what the shop does not give is a page of its own.
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
    // A page that has put the focus on its own heading keeps it there.
    if (document.querySelector('h1:focus') === null) document.getElementById('content')?.focus({ preventScroll: true });
    restoreScroll(window);
  }, [page]);

  return arrived;
}
