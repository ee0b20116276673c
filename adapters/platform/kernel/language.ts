import { BRITISH, TEXT_LANGUAGES, type TextTongue } from '../../../core/contract/text-languages';
import type { StoreView } from '../../../core/store-views';
import type { Language } from '../ports/catalogue-data';

/** The language that a store's texts are in; English where the shop has none of the store's. */
export function languageOf(store: StoreView): Language {
  return TEXT_LANGUAGES.find((language) => language === store.i18n.defaultLanguage) ?? 'en';
}

/** Countries whose English is that of the United States. */
const AMERICAN = new Set(['US', 'PR', 'PH', 'LR']);

/** As `languageOf`, with British English for a store whose locale names a country that writes it: 'en-IE' → 'en-GB'. */
export function tongueOf(store: StoreView): TextTongue {
  const language = languageOf(store);
  const country = language === 'en' ? /^en-([A-Z]{2})$/.exec(store.i18n.defaultLocale)?.[1] : undefined;
  return country === undefined || AMERICAN.has(country) ? language : BRITISH;
}

/** The same store with words that are the same in all stores of its language, as a search index shared by them needs. */
export function inSharedWords<Store extends StoreView>(store: Store): Store {
  return { ...store, i18n: { ...store.i18n, defaultLocale: languageOf(store) } };
}

/** What a store shows of something that is kept by language: British words where it has them, else its language's. */
export function inTongue<T>(
  texts: Readonly<Partial<Record<TextTongue, T>>> | undefined,
  store: StoreView,
): T | undefined {
  return texts?.[tongueOf(store)] ?? texts?.[languageOf(store)];
}
