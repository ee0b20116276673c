import { BRITISH, TEXT_LANGUAGES, type TextTongue } from '../../../../core/contract/foundation/text-languages';
import type { StoreView } from '../../../../core/store-views';
import type { Language } from '../../ports/catalogue/catalogue-data';

export function languageOf(store: StoreView): Language {
  return TEXT_LANGUAGES.find((language) => language === store.i18n.defaultLanguage) ?? 'en';
}

const AMERICAN = new Set(['US', 'PR', 'PH', 'LR']);

export function tongueOf(store: StoreView): TextTongue {
  const language = languageOf(store);
  const country = language === 'en' ? /^en-([A-Z]{2})$/.exec(store.i18n.defaultLocale)?.[1] : undefined;
  return country === undefined || AMERICAN.has(country) ? language : BRITISH;
}

/** Returns the store with language-wide texts, by which searches find goods in each spelling. */
export function inSharedWords<Store extends StoreView>(store: Store): Store {
  return { ...store, i18n: { ...store.i18n, defaultLocale: languageOf(store) } };
}

export function inTongue<T>(
  texts: Readonly<Partial<Record<TextTongue, T>>> | undefined,
  store: StoreView,
): T | undefined {
  return texts?.[tongueOf(store)] ?? texts?.[languageOf(store)];
}
