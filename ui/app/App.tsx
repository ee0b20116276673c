import { useCallback, useEffect, useMemo } from 'react';
import type { Shop } from '../../core';
import type { ConsentSubject } from '../state/consent-subject';
import { AddressProvider, renderedAddress } from '../state/address';
import { onFirstSign } from '../state/first-sign';
import { listenToBack } from '../state/overlays';
import { ShopProvider } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { DIRECTIONS, languageOf, localeOf, type TextRegistry } from '../text/languages';
import { TextProvider, type LaterWords } from '../text/text-context';
import { useMessages } from '../text/use-messages';
import type { LeavesFor } from './leaving-for';
import type { PageRegistry } from './page-registry';
import { Storefront } from './Storefront';

interface Props {
  readonly shop: Shop;
  readonly pages: PageRegistry;
  /** Holds the language of the first page already; others come when they are chosen. */
  readonly texts: TextRegistry;
  /** Path and query that the server renders; left out in a browser. */
  readonly url?: { readonly path: string; readonly search: string };
  /** Path and query that the document came for, where the address is another one by now: somebody went back before the app was there. */
  readonly cameFor?: (() => string | undefined) | undefined;
  /** Asked before each way to another page within the shop. */
  readonly leavesFor?: LeavesFor | undefined;
  /** For the copyright line: the same on both sides of hydration. */
  readonly year: number;
  /** What the shopper is asked leave for; left out where nothing needs it. */
  readonly consent?: ConsentSubject | undefined;
}

/** The whole storefront over a shop that has opened its first page. */
export function App({ shop, pages, texts, url, cameFor, leavesFor, year, consent }: Props) {
  const { storeViews } = shop;
  const store = useObservable(storeViews.current$, storeViews.current);
  const wanted = languageOf(useObservable(storeViews.interfaceLanguage$, storeViews.interfaceLanguage));
  const spoken = useMessages(texts, wanted);
  const locale = localeOf(spoken?.language ?? wanted, store);
  const { defaultLocale } = store.i18n;
  const goods = defaultLocale === locale ? undefined : defaultLocale;
  // A new function for a new store: what shows prices shows them again.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const price = useCallback((amount: number) => storeViews.price(amount), [storeViews, store]);
  const language = spoken?.language ?? wanted;
  const coreText = useCallback((key: string) => texts.coreText(language, key), [texts, language]);
  const later = useMemo<LaterWords>(
    () => ({
      areHere: () => texts.hasAll(language),
      load: () => texts.load(language),
      arrival: () => texts.arrival(language),
    }),
    [texts, language],
  );
  const address = useMemo(() => url && renderedAddress(url), [url]);
  useEffect(
    () =>
      onFirstSign(() => {
        void texts.loadCore(language);
        texts.load(language).catch(() => undefined); // the next use asks again, and shows if that fails too
      }),
    [texts, language],
  );
  useEffect(listenToBack, []);
  useEffect(() => {
    if (spoken === undefined) return;
    document.documentElement.lang = locale;
    document.documentElement.dir = DIRECTIONS[spoken.language];
  }, [spoken, locale]);
  if (spoken === undefined) return null;
  return (
    <AddressProvider source={address}>
      <ShopProvider shop={shop}>
        <TextProvider messages={spoken.messages} {...{ locale, goods, price, coreText, later }}>
          <Storefront pages={pages} cameFor={cameFor} leavesFor={leavesFor} year={year} consent={consent} />
        </TextProvider>
      </ShopProvider>
    </AddressProvider>
  );
}
