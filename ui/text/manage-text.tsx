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

/** The sentences in one language: for what is printed in another one than the page is in. */
export function loadManageMessages(language: InterfaceLanguage): Promise<ManageMessages> {
  return LOADERS[language]();
}

/** The sentences of the back office, which nobody but staff reads. */
export const ManageWords = manage.Words;
export const ManageSpeech = manage.Speech;
export const useManageText: () => ManageText = manage.useWords;
