import type { CoreTexts } from './core-texts';

export const CORE_TEXTS = {
  de: async (): Promise<CoreTexts> => (await import('./messages/de/core.json')).default,
  en: (): Promise<Partial<CoreTexts>> => Promise.resolve({}),
  ru: async (): Promise<CoreTexts> => (await import('./messages/ru/core.json')).default,
  uk: async (): Promise<CoreTexts> => (await import('./messages/uk/core.json')).default,
  zh: async (): Promise<CoreTexts> => (await import('./messages/zh/core.json')).default,
} as const;
