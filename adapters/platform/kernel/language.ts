import { TEXT_LANGUAGES } from '../../../core/contract/text-languages';
import type { StoreView } from '../../../core/store-views';
import type { Language } from '../ports/catalogue-data';

/** The language that a store's texts are in; English where the shop has none of the store's. */
export function languageOf(store: StoreView): Language {
  return TEXT_LANGUAGES.find((language) => language === store.i18n.defaultLanguage) ?? 'en';
}
