import type { SiteSettings } from '../../../core/shopper';
import type { LanguageOffer } from '../../shell/frame/LanguageChoice';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { LANGUAGE_PARAMETER, languageCookie } from '../../text/language-cookie';
import { languageOf } from '../../text/languages';
import { offeredLanguages } from '../../text/offered-languages';

export function useLanguageOffer(settings: SiteSettings | null): LanguageOffer | undefined {
  const { storeViews } = useShop();
  const current = languageOf(useObservable(storeViews.interfaceLanguage$, storeViews.interfaceLanguage));
  const offered = offeredLanguages(storeViews, settings);
  if (offered.length < 2) return undefined;
  return {
    current,
    offered,
    parameter: LANGUAGE_PARAMETER,
    onChoose: (language) => {
      document.cookie = languageCookie(language, location.protocol === 'https:');
      storeViews.changeInterface(language);
    },
  };
}
