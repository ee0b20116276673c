import { lookUp } from './look-up';
import { LATIN_LETTERS } from './words/latin-letters';

const SPECIAL = new RegExp(`[${Object.keys(LATIN_LETTERS).join('')}]`, 'g');
/** In characters. */
const LONGEST = 80;

/** Returns a slug: 'Hoodies & Sweatshirts' → 'hoodies-sweatshirts', 'Größe' → 'grosse'. Other scripts stay. */
export function slugOf(text: string): string {
  const slug = text
    .replace(/[™®©'’"″]|\p{Variation_Selector}/gu, '')
    // 8½ must not become 81-2.
    .replace(/(?<=\p{N})(?=\p{No})/gu, ' ')
    .normalize('NFKD')
    .replace(/(?<=\p{N})(?=\p{No})/gu, ' ')
    .toLowerCase()
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(SPECIAL, (letter) => lookUp(LATIN_LETTERS, letter) ?? letter)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (slug === '') return Array.from(text.trim(), (sign) => (sign.codePointAt(0) ?? 0).toString(16)).join('-');
  return slug.length <= LONGEST ? slug : slug.slice(0, LONGEST).replace(/-[^-]*$/, '');
}
