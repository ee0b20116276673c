import { lookUp } from '../../../core/kernel/look-up';
import type { Language } from '../../platform/ports/catalogue-data';

/** Names that merchants give to store views, besides the codes of language and country. */
const NAMES: Readonly<Record<string, Language>> = {
  de: 'de', german: 'de', deutsch: 'de', at: 'de',
  en: 'en', english: 'en', us: 'en', gb: 'en', uk_en: 'en',
  ru: 'ru', russian: 'ru',
  uk: 'uk', ua: 'uk', ukrainian: 'uk',
  zh: 'zh', cn: 'zh', chinese: 'zh',
}; // prettier-ignore

/**
 * The interface language that a store view's code speaks of: 'de', 'de_DE', 'shop_german' → 'de'.
 * @returns undefined when it speaks of none
 */
export function languageOfStoreView(code: string): Language | undefined {
  const parts = code.toLowerCase().split(/[^a-z]+/);
  const named = parts.map((part) => lookUp(NAMES, part));
  return named.find((language) => language !== undefined);
}

/** Whether a row without or with this store_view_code is the product itself and not its texts for one store. */
export function isBaseStoreView(code: string): boolean {
  return ['', 'default', 'admin', 'all'].includes(code.toLowerCase());
}
