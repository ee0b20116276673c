import { useEffect, useRef, useState } from 'react';
import type { Page } from '../../core';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';

/**
 * Keeps the document's head with the shown page and its language.
 * @returns the title of the page that was gone to; undefined for the first one, whose head came with the document
 */
export function useHead(page: Page | null): string | undefined {
  const shop = useShop();
  const t = useText();
  const brought = useRef({ page, t });
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    if (page === null || (brought.current.page === page && brought.current.t === t)) return;
    brought.current = { page, t };
    let isWanted = true;
    import('../head/bring-head')
      .then(({ bringHead }) => bringHead(page, shop, t, () => isWanted))
      .then(
        (next) => {
          if (next !== undefined) setTitle(next);
        },
        () => undefined, // the page is there without it; a build that is gone is noticed with the next page's code
      );
    return () => {
      isWanted = false;
    };
  }, [page, shop, t]);
  return title;
}
