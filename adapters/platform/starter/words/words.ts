import type { Language } from '../../ports/catalogue-data';

/** One thing said in English, German, Russian, Ukrainian and Chinese, in this order. */
export type Words = readonly [en: string, de: string, ru: string, uk: string, zh: string];

/** The languages in the order of {@link Words}; English is in the documents themselves, the others are added to them. */
export { OTHER_LANGUAGES, TEXT_LANGUAGES as LANGUAGES } from '../../../../core/contract/text-languages';

const POSITION: Readonly<Record<Language, 0 | 1 | 2 | 3 | 4>> = { en: 0, de: 1, ru: 2, uk: 3, zh: 4 };

/** What `words` say in a language. */
export function inLanguage(words: Words, language: Language): string {
  return words[POSITION[language]];
}
