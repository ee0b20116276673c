import { useCallback, useEffect, useMemo } from 'react';
import type { Shop } from '../../core/shopper';
import type { ConsentSubject } from '../state/consent-subject';
import { AddressProvider, renderedAddress } from '../state/address';
import { onFirstSign } from '../state/drafts/first-sign';
import { listenToBack } from '../state/overlays/overlays';
import { ShopProvider } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { DIRECTIONS, languageOf, localeOf, type TextRegistry } from '../text/languages';
import { TextProvider, type LaterWords } from '../text/text-context';
import { useMessages } from '../text/use-messages';
import type { LeavesFor } from './navigation/leaving-for';
import type { PageRegistry } from './navigation/page-registry';
import { Storefront } from './Storefront';

interface Props {
  readonly shop: Shop;
  readonly pages: PageRegistry;
  /** Holds the language of the first page; others load on demand. */
  readonly texts: TextRegistry;
  /** Path and query to render on the server; omitted in a browser. */
  readonly url?: { readonly path: string; readonly search: string };
  /** Path and query the document was loaded for, if Back changed the address before hydration. */
  readonly cameFor?: (() => string | undefined) | undefined;
  readonly leavesFor?: LeavesFor | undefined;
  /** Copyright year; must match between server and client. */
  readonly year: number;
  readonly consent?: ConsentSubject | undefined;
}

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
        texts.load(language).catch(() => undefined); // the next use retries and shows the error
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
