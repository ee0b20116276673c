import type { Language } from '../../platform/ports/catalogue/catalogue-data';
import type { Gender } from './sizes';
import { inLanguage } from '../../platform/starter/words/words';
import type { Words } from '../../platform/starter/words/words';

const FOR_CHILDREN: Readonly<Record<Language, (cut: string) => string>> = {
  en: (cut) => `Kids’ ${cut}`,
  de: (cut) => `${cut} für Kinder`,
  ru: (cut) => `${cut} для детей`,
  uk: (cut) => `${cut} для дітей`,
  zh: (cut) => `儿童${cut}`,
};

/** Returns a product name; German, Russian and Ukrainian put the noun first. */
export function productName(model: string, cut: Words, language: Language, forChildren = false): string {
  const plain = inLanguage(cut, language);
  const noun = forChildren ? FOR_CHILDREN[language](plain) : plain;
  return language === 'en' || language === 'zh' ? `${model} ${noun}` : `${noun} ${model}`;
}

/** Formats in each language. */
export function inEachLanguage(format: (language: Language) => string): Words {
  return [format('en'), format('de'), format('ru'), format('uk'), format('zh')];
}

export function isForChildren(genders: readonly Gender[]): boolean {
  return genders.includes('children');
}
