import { lookUp } from '../../../../core/kernel/look-up';
import { GERMAN } from './de';
import { ENGLISH } from './en';
import { RUSSIAN } from './ru';
import { UKRAINIAN } from './uk';
import { CHINESE } from './zh';

const SHEETS: Readonly<Record<string, string>> = {
  en: ENGLISH,
  de: GERMAN,
  ru: RUSSIAN,
  uk: UKRAINIAN,
  zh: CHINESE,
};

export function thesaurusOf(language: string): readonly (readonly string[])[] {
  const sheet = lookUp(SHEETS, language) ?? '';
  return sheet
    .split('\n')
    .map((line) => line.split(',').map((word) => word.trim()))
    .filter((group) => group.some((word) => word !== ''));
}
