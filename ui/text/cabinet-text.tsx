import type { CabinetKey, CabinetMessages } from './messages-cabinet-en';
import { ownWords } from './own-words';
import type { TextParams } from './text-context';

export type CabinetText = (key: CabinetKey, params?: TextParams) => string;

const cabinet = ownWords<CabinetKey, CabinetMessages>('the cabinet', {
  de: async () => (await import('./messages-cabinet-de')).cabinetDe,
  en: async () => (await import('./messages-cabinet-en')).cabinetEn,
  ru: async () => (await import('./messages-cabinet-ru')).cabinetRu,
  uk: async () => (await import('./messages-cabinet-uk')).cabinetUk,
  zh: async () => (await import('./messages-cabinet-zh')).cabinetZh,
});

export const CabinetWords = cabinet.Words;
export const CabinetSpeech = cabinet.Speech;
export const fetchCabinetWords = cabinet.fetch;
export const useCabinetText: () => CabinetText = cabinet.useWords;
