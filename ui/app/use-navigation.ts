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

  const wentBack = useRef(false);

  useEffect(() => watchScroll(window), []);
  useEffect(() => onFirstSign(() => void shop.routing.prepare()), [shop]);
  useEffect(() => {
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
    void shop.routing.open(url, { back }).then((result) => {
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

const SIGNS = ['pointerover', 'touchstart', 'keydown'] as const;

/** Calls back once, when the shopper first moves, touches or types: a click may follow, and its code is better here by then. */
function onFirstSign(prepare: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, once);
  };
  const once = () => {
    stop();
    prepare();
  };
  for (const sign of SIGNS) window.addEventListener(sign, once, { passive: true });
  return stop;
}
