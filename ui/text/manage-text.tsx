import type { InterfaceLanguage } from './languages';
import type { ManageKey, ManageMessages } from './messages-manage-en';
import { ownWords } from './own-words';
import type { TextParams } from './text-context';

export type ManageText = (key: ManageKey, params?: TextParams) => string;

const LOADERS: Readonly<Record<InterfaceLanguage, () => Promise<ManageMessages>>> = {
  de: async () => (await import('./messages-manage-de')).manageDe,
  en: async () => (await import('./messages-manage-en')).manageEn,
  ru: async () => (await import('./messages-manage-ru')).manageRu,
  uk: async () => (await import('./messages-manage-uk')).manageUk,
  zh: async () => (await import('./messages-manage-zh')).manageZh,
};
const manage = ownWords<ManageKey, ManageMessages>('the back office', LOADERS);

export function loadManageMessages(language: InterfaceLanguage): Promise<ManageMessages> {
  return LOADERS[language]();
}

export const ManageWords = manage.Words;
export const ManageSpeech = manage.Speech;
export const useManageText: () => ManageText = manage.useWords;
