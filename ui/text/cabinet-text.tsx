import type { CabinetKey, CabinetMessages } from './own-keys';
import { ownWords } from './own-words';
import type { CabinetPlaceholders } from './placeholders/cabinet';
import type { TextOf } from './text-context';

export type CabinetText = TextOf<CabinetKey, CabinetPlaceholders>;

const cabinet = ownWords<CabinetKey, CabinetMessages>('the cabinet', {
  de: async () => (await import('./messages/de/cabinet.json')).default,
  en: async () => (await import('./messages/en/cabinet.json')).default,
  ru: async () => (await import('./messages/ru/cabinet.json')).default,
  uk: async () => (await import('./messages/uk/cabinet.json')).default,
  zh: async () => (await import('./messages/zh/cabinet.json')).default,
});

export const CabinetWords = cabinet.Words;
export const CabinetSpeech = cabinet.Speech;
export const fetchCabinetWords = cabinet.fetch;
export const useCabinetText: () => CabinetText = cabinet.useWords;
