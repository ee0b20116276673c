import { useEffect, useState } from 'react';
import type { Page } from '../../core';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useText } from '../text/text-context';
import type { PageComponent, PageRegistry } from './page-registry';
import { useHead } from './use-head';
import { useNavigation } from './use-navigation';

interface Shown {
  readonly page: Page;
  readonly Component: PageComponent;
}

/** The last page whose code is here: while the next one's loads, the shopper keeps what they see. */
function useShown(pages: PageRegistry): Shown | null {
  const shop = useShop();
  const page = useObservable(shop.routing.page$, shop.routing.page);
  const [, loaded] = useState(0);
  const [last, setLast] = useState<Shown | null>(null);
  useEffect(() => {
    if (page === null || pages.get(page.name) !== undefined) return;
    pages.load(page.name).then(
      () => loaded((count) => count + 1),
      () => window.location.reload(), // a new build was deployed: its pages come with a fresh document
    );
  }, [page, pages]);
  const Component = page === null ? undefined : pages.get(page.name);
  if (page === null || Component === undefined) return last;
  // Kept for when the next page's code is still on its way; React renders again at once, before anything is shown.
  if (last?.page !== page) setLast({ page, Component });
  return { page, Component };
}

/** The page of the current URL, its title, and word of its arrival for those who cannot see it. */
export function PageOutlet({ pages }: { readonly pages: PageRegistry }) {
  const t = useText();
  const shown = useShown(pages);
  const arrived = useNavigation(shown?.page ?? null, { pages });
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
