import type { InterfaceLanguage } from './languages';
import type { ManageKey, ManageMessages } from './own-keys';
import { ownWords } from './own-words';
import type { ManagePlaceholders } from './placeholders/manage';
import type { TextOf } from './text-context';

export type ManageText = TextOf<ManageKey, ManagePlaceholders>;

const LOADERS: Readonly<Record<InterfaceLanguage, () => Promise<ManageMessages>>> = {
  de: async () => (await import('./messages/de/manage.json')).default,
  en: async () => (await import('./messages/en/manage.json')).default,
  ru: async () => (await import('./messages/ru/manage.json')).default,
  uk: async () => (await import('./messages/uk/manage.json')).default,
  zh: async () => (await import('./messages/zh/manage.json')).default,
};
const manage = ownWords<ManageKey, ManageMessages>('the back office', LOADERS);

export function loadManageMessages(language: InterfaceLanguage): Promise<ManageMessages> {
  return LOADERS[language]();
}

export const ManageWords = manage.Words;
export const ManageSpeech = manage.Speech;
export const useManageText: () => ManageText = manage.useWords;
