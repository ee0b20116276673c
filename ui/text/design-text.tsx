import type { DesignKey, DesignMessages } from './own-keys';
import { ownWords } from './own-words';
import type { DesignPlaceholders } from './placeholders/design';
import type { TextOf } from './text-context';

export type DesignText = TextOf<DesignKey, DesignPlaceholders>;

const design = ownWords<DesignKey, DesignMessages>('the design editor', {
  de: async () => (await import('./messages/de/design.json')).default,
  en: async () => (await import('./messages/en/design.json')).default,
  ru: async () => (await import('./messages/ru/design.json')).default,
  uk: async () => (await import('./messages/uk/design.json')).default,
  zh: async () => (await import('./messages/zh/design.json')).default,
});

export const DesignWords = design.Words;
export const DesignSpeech = design.Speech;
export const useDesignText: () => DesignText = design.useWords;
