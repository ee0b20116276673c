import type { StoreView } from '../../../core/store-views';
import type { Language } from '../ports/catalogue-data';

const LANGUAGES: readonly Language[] = ['de', 'en', 'ru', 'uk', 'zh'];

/** The language that a store's texts are in; English where the shop has none of the store's. */
export function languageOf(store: StoreView): Language {
  return LANGUAGES.find((language) => language === store.i18n.defaultLanguage) ?? 'en';
}
