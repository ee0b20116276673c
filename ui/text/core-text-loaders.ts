import type { CoreTexts } from './core-texts';

export const CORE_TEXTS = {
  de: async (): Promise<CoreTexts> => (await import('./core-texts-de')).coreDe,
  en: (): Promise<Partial<CoreTexts>> => Promise.resolve({}),
  ru: async (): Promise<CoreTexts> => (await import('./core-texts-ru')).coreRu,
  uk: async (): Promise<CoreTexts> => (await import('./core-texts-uk')).coreUk,
  zh: async (): Promise<CoreTexts> => (await import('./core-texts-zh')).coreZh,
} as const;
