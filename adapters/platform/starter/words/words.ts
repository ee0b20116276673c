import type { Language } from '../../ports/catalogue-data';

/** One thing said in English, German, Russian, Ukrainian and Chinese, in this order. */
export type Words = readonly [en: string, de: string, ru: string, uk: string, zh: string];

/** The languages in the order of {@link Words}. */
export const LANGUAGES = ['en', 'de', 'ru', 'uk', 'zh'] as const satisfies readonly Language[];

/** English is in the documents themselves; these are added to them. */
export const OTHER_LANGUAGES = ['de', 'ru', 'uk', 'zh'] as const satisfies readonly Language[];

const POSITION: Readonly<Record<Language, 0 | 1 | 2 | 3 | 4>> = { en: 0, de: 1, ru: 2, uk: 3, zh: 4 };

/** What `words` say in a language. */
export function inLanguage(words: Words, language: Language): string {
  return words[POSITION[language]];
}

/** A slug of a text: 'Hoodies & Sweatshirts' → 'hoodies-sweatshirts'. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’'"″]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
