import type { SiteSettings, StoreViewsArea } from '../../core/shopper';
import { isInterfaceLanguage, languageOf, type InterfaceLanguage } from './languages';

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<InterfaceLanguage, string>> = {
  de: 'Deutsch',
  en: 'English',
  ru: 'Русский',
  uk: 'Українська',
  zh: '中文',
};

export function offeredLanguages(
  { current, interfaceLocales }: Pick<StoreViewsArea, 'current' | 'interfaceLocales'>,
  settings: Pick<SiteSettings, 'interfaceLangs'> | null,
): readonly InterfaceLanguage[] {
  const offered = (settings?.interfaceLangs ?? []).filter((language) => interfaceLocales.includes(language));
  return [...new Set([languageOf(current.i18n.defaultLanguage), ...offered.filter(isInterfaceLanguage)])];
}
