import { lookUp } from '../../../core/kernel/look-up';
import type { Language } from '../../platform/ports/catalogue/catalogue-data';

const NAMES: Readonly<Record<string, Language>> = {
  de: 'de', german: 'de', deutsch: 'de', at: 'de',
  en: 'en', english: 'en', us: 'en', gb: 'en', uk_en: 'en',
  ru: 'ru', russian: 'ru',
  uk: 'uk', ua: 'uk', ukrainian: 'uk',
  zh: 'zh', cn: 'zh', chinese: 'zh',
}; // prettier-ignore

/** Returns the language of a store view code: 'de', 'de_DE', 'shop_german' → 'de'; undefined if none. */
export function languageOfStoreView(code: string): Language | undefined {
  const parts = code.toLowerCase().split(/[^a-z]+/);
  const named = parts.map((part) => lookUp(NAMES, part));
  return named.find((language) => language !== undefined);
}

export function isBaseStoreView(code: string): boolean {
  return ['', 'default', 'admin', 'all'].includes(code.toLowerCase());
}
