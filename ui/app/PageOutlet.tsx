import { useEffect, useState } from 'react';
import type { Page } from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { untilLoaded } from '../loading/until-loaded';
import { useLaterWords, useText } from '../text/text-context';
import type { LeavesFor } from './navigation/leaving-for';
import type { PageComponent } from './navigation/page-component';
import type { PageRegistry } from './navigation/page-registry';
import { wordsOf } from './page-words';
import { useHead } from './use-head';
import { useMissingCode } from '../state/use-missing-code';
import { useNavigation } from './navigation/use-navigation';

interface Shown {
  readonly page: Page;
  readonly Component: PageComponent;
}

/** Keeps the last page visible while the code and texts of the next one load. */
function useShown(pages: PageRegistry): Shown | null {
  const shop = useShop();
  const page = useObservable(shop.routing.page$, shop.routing.page);
  const later = useLaterWords();
  const missing = useMissingCode();
  const [, loaded] = useState(0);
  const [last, setLast] = useState<Shown | null>(null);
  const hasWords = page !== null && (wordsOf(page.name) === 'first' || later.areHere());
  const Component = hasWords ? pages.ready(page) : undefined;
  useEffect(() => {
    if (page === null || Component !== undefined) return undefined;
    return untilLoaded(() => Promise.all([pages.load(page.name), wordsOf(page.name) === 'all' && later.load()]), {
      here: () => loaded((count) => count + 1),
      failed: missing,
    });
  }, [page, Component, pages, later, missing]);
  if (page === null || Component === undefined) return last;
  // Setting state during render makes React render again before paint.
  if (last?.page !== page) setLast({ page, Component });
  return { page, Component };
}

export function PageOutlet({
  pages,
  cameFor,
  leavesFor,
}: {
  readonly pages: PageRegistry;
  readonly cameFor?: (() => string | undefined) | undefined;
  readonly leavesFor?: LeavesFor | undefined;
}) {
  const t = useText();
  const shown = useShown(pages);
  const arrived = useNavigation(shown?.page ?? null, { pages, cameFor, leavesFor });
  const title = useHead(shown?.page ?? null);
  if (shown === null) return null;
  const { Component, page } = shown;
  return (
    <>
      <p className="visually-hidden" role="status">
        {arrived && title !== undefined ? t('nav.arrived', { title }) : ''}
      </p>
      <Component page={page} />
    </>
  );
}
