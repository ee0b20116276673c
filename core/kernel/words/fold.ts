import { lookUp } from '../look-up';
import { LATIN_LETTERS } from './latin-letters';

const ASCII = /^\p{ASCII}*$/u;
const LETTERS: Readonly<Record<string, string>> = { ...LATIN_LETTERS, ґ: 'г', ё: 'е' };
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** Otherwise they would become letters: EverCool™ → evercooltm. */
const SIGNS = /[™®©℠]/g;
/** Keeps й, a letter of its own, not an accented и. */
const MARKS = /(?<!и)\u0306|(?!\u0306)\p{M}/gu;

/** Normalises text for index and query: lower case, no accents, ß as ss, ё as е. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .replace(SIGNS, ' ')
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(SPECIAL, (letter) => lookUp(LETTERS, letter) ?? letter);
}

/** Normalises a code for comparison: "MH01-XS Black" → "mh01xsblack". */
export function compactCode(code: string): string {
  return foldText(code).replace(/[^\p{L}\p{N}]+/gu, '');
}
