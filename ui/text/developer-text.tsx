import type { DeveloperKey, DeveloperMessages } from './own-keys';
import { ownWords } from './own-words';
import type { DeveloperPlaceholders } from './placeholders/developer';
import type { TextOf } from './text-context';

const developer = ownWords<DeveloperKey, DeveloperMessages>('the developer menu', {
  de: async () => (await import('./messages/de/developer.json')).default,
  en: async () => (await import('./messages/en/developer.json')).default,
  ru: async () => (await import('./messages/ru/developer.json')).default,
  uk: async () => (await import('./messages/uk/developer.json')).default,
  zh: async () => (await import('./messages/zh/developer.json')).default,
});

export const DeveloperWords = developer.Words;
export const DeveloperSpeech = developer.Speech;
export const useDeveloperText: () => TextOf<DeveloperKey, DeveloperPlaceholders> = developer.useWords;
