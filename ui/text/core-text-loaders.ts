import type { InterfaceLanguage } from './languages';

/** Loads what core says by code in each language; English needs none. */
export const CORE_TEXTS: Readonly<Record<InterfaceLanguage, () => Promise<Readonly<Record<string, string>>>>> = {
  de: async () => (await import('./core-texts-de')).coreDe,
  en: () => Promise.resolve({}),
  ru: async () => (await import('./core-texts-ru')).coreRu,
  uk: async () => (await import('./core-texts-uk')).coreUk,
  zh: async () => (await import('./core-texts-zh')).coreZh,
};
