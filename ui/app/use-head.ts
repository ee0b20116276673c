import { useEffect, useRef, useState } from 'react';
import type { Page } from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';

/**
 * Syncs the document head with the page and language.
 * @returns the title after navigation; undefined for the first page
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
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [page, shop, t]);
  return title;
}
