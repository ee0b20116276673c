import type { DesignKey, DesignMessages } from './messages-design-en';
import { ownWords } from './own-words';
import type { TextParams } from './text-context';

export type DesignText = (key: DesignKey, params?: TextParams) => string;

const design = ownWords<DesignKey, DesignMessages>('the design editor', {
  de: async () => (await import('./messages-design-de')).designDe,
  en: async () => (await import('./messages-design-en')).designEn,
  ru: async () => (await import('./messages-design-ru')).designRu,
  uk: async () => (await import('./messages-design-uk')).designUk,
  zh: async () => (await import('./messages-design-zh')).designZh,
});

export const DesignWords = design.Words;
export const DesignSpeech = design.Speech;
export const useDesignText: () => DesignText = design.useWords;
