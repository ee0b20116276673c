import { useLocation, useSearch } from 'wouter';
import type { NamedLink, Shop, SiteSettings } from '../../core';
import { Footer, type StoreChoice } from '../shell/Footer';
import type { LanguageOffer } from '../shell/LanguageChoice';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { LANGUAGE_PARAMETER, languageCookie } from '../text/language-cookie';
import { languageOf, offeredLanguages } from '../text/languages';
import { useText, type Translate } from '../text/text-context';

/** The footer of the page that is shown: its store links lead to the same page elsewhere. */
export function ShopFooter({ year }: { readonly year: number }) {
  const shop = useShop();
  const menu = useObservable(shop.catalogue.menu$, []);
  const settings = useObservable(shop.content.settings$, null);
  const t = useText();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <Footer
      settings={settings}
      menu={menu}
      helpLinks={helpLinks(shop, settings, t)}
      stores={storeChoices(shop, settings, search === '' ? path : `${path}?${search}`)}
      language={useLanguageOffer(settings)}
      year={year}
      onSubscribe={(email) => shop.content.subscribeNewsletter(email)}
    />
  );
}

/** Undefined where there is nothing to choose: a dropdown stands only for more than one language (A §2.4). */
function useLanguageOffer(settings: SiteSettings | null): LanguageOffer | undefined {
  const { storeViews } = useShop();
  const current = languageOf(useObservable(storeViews.interfaceLanguage$, storeViews.interfaceLanguage));
  const offered = offeredLanguages(storeViews, settings);
  if (offered.length < 2) return undefined;
  return {
    current,
    offered,
    parameter: LANGUAGE_PARAMETER,
    onChoose: (language) => {
      document.cookie = languageCookie(language);
      storeViews.changeInterface(language);
    },
  };
}

function helpLinks(shop: Shop, settings: SiteSettings | null, t: Translate): readonly NamedLink[] {
  const link = (name: string, path: string) => ({ name, path: shop.routing.localPath(path) });
  return [
    ...(settings?.has_shipping_info === true ? [link(t('footer.delivery'), '/delivery')] : []),
    ...(settings?.has_return_policy === true ? [link(t('footer.returns'), '/returns')] : []),
    ...(settings?.has_terms_and_conditions === true ? [link(t('footer.terms'), '/terms-of-use')] : []),
    ...(settings?.has_privacy_policy === true ? [link(t('footer.privacy'), '/privacy')] : []),
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
