import type { DeveloperKey, DeveloperMessages } from './messages-developer-en';
import { ownWords } from './own-words';

const developer = ownWords<DeveloperKey, DeveloperMessages>('the developer menu', {
  de: async () => (await import('./messages-developer-de')).developerDe,
  en: async () => (await import('./messages-developer-en')).developerEn,
  ru: async () => (await import('./messages-developer-ru')).developerRu,
  uk: async () => (await import('./messages-developer-uk')).developerUk,
  zh: async () => (await import('./messages-developer-zh')).developerZh,
});

export const DeveloperWords = developer.Words;
export const DeveloperSpeech = developer.Speech;
export const useDeveloperText = developer.useWords;
