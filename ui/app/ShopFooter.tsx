import { useCallback } from 'react';
import { useLocation, useSearch } from '../state/address';
import { footOf, type NamedLink, type Shop, type SiteSettings } from '../../core';
import { Footer, type StoreChoice } from '../shell/Footer';
import { LastUpdatedLabel } from '../shell/LastUpdatedLabel';
import { ownMenu, usualMenu } from '../shell/own-menu';
import { siteLinks } from './site-links';
import { onFirstSign } from '../state/first-sign';
import { useShop } from '../state/shop-context';
import { useIsHydrating } from '../state/use-is-hydrating';
import { useObservable } from '../state/use-observable';
import { useAllWords, useLaterWords, useText, type Translate } from '../text/text-context';
import { useFullUpdate } from './use-full-update';
import { useLanguageOffer } from './use-language-offer';

/** The footer of the page that is shown: its store links lead to the same page elsewhere. */
export function ShopFooter({ year }: { readonly year: number }) {
  useAllWords('arrival');
  const shop = useShop();
  const user = useObservable(shop.user$, null);
  // The server made it for nobody. It comes to life late, when it may be known already who is signed in: the first look says the same as the server.
  const isAlive = !useIsHydrating();
  const menu = useObservable(shop.catalogue.menu$, []);
  const settings = useObservable(shop.content.settings$, null);
  const t = useText();
  const [path] = useLocation();
  const search = useSearch();
  const later = useLaterWords();
  const follow = useCallback(async () => {
    // Nobody reads it before they are there, and what it says comes later.
    await new Promise<void>((resolve) => onFirstSign(resolve));
    await later.load();
    return shop.content.followLastUpdated();
  }, [shop, later]);
  return (
    <Footer
      settings={settings}
      menu={usualMenu(shop, menu, t)}
      columns={ownMenu(settings, 'footer', { menu, local: (to) => shop.routing.localPath(to) })}
      links={siteLinks(shop, settings, t)}
      account={accountLinks(shop, isAlive && user !== null, t)}
      marks={footOf(settings)}
      stores={storeChoices(shop, settings, search === '' ? path : `${path}?${search}`)}
      language={useLanguageOffer(settings)}
      updated={<LastUpdatedLabel at={shop.content.lastUpdated} follow={follow} {...useFullUpdate()} />}
      year={year}
      onSubscribe={(email) => shop.content.subscribeNewsletter(email)}
    />
  );
}

function accountLinks({ routing }: Shop, isSignedIn: boolean, t: Translate): readonly NamedLink[] {
  const link = (name: string, path: string) => ({ name, path: routing.localPath(path) });
  return [
    link(t(isSignedIn ? 'nav.account' : 'footer.sign-in'), '/my-account'),
    link(t('footer.orders'), '/my-account/orders'),
    link(t('nav.wishlist'), '/my-account/wishlist'),
  ];
}

/** Open stores that the settings list, if they list any (A §3, langs). */
function storeChoices({ storeViews }: Shop, settings: SiteSettings | null, url: string): readonly StoreChoice[] {
  const { current, available } = storeViews;
  const listed = settings?.langs ?? available.map((store) => store.storeCode);
  return available
    .filter(({ storeCode }) => storeCode === current.storeCode || listed.includes(storeCode))
    .map(({ storeCode, i18n }) => ({
      code: storeCode,
      name: i18n.fullCountryName,
      currency: i18n.currencyCode,
      lang: i18n.defaultLocale,
      path: storeViews.addressIn(storeCode, url, settings?.domains),
      current: storeCode === current.storeCode,
    }));
}
