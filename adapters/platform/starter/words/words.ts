import { lookUp } from '../../../../core/kernel/look-up';
import type { Language } from '../../ports/catalogue/catalogue-data';

/** English, German, Russian, Ukrainian, Chinese. */
export type Words = readonly [en: string, de: string, ru: string, uk: string, zh: string];

export { OTHER_LANGUAGES, TEXT_LANGUAGES as LANGUAGES } from '../../../../core/contract/foundation/text-languages';

const POSITION: Readonly<Record<Language, 0 | 1 | 2 | 3 | 4>> = { en: 0, de: 1, ru: 2, uk: 3, zh: 4 };

export function inLanguage(words: Words, language: Language): string {
  return words[POSITION[language]];
}

/** Returns the words of a key from the catalogues of all languages. */
export function wordsIn<Key extends string>(
  texts: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
): (key: Key) => Words {
  const of = (language: Language, key: Key) => lookUp<string>(texts[language], key) ?? '';
  return (key) => [of('en', key), of('de', key), of('ru', key), of('uk', key), of('zh', key)];
}
