import { lookUp } from '../look-up';
import { LATIN_LETTERS } from './latin-letters';

const ASCII = /^\p{ASCII}*$/u;
const LETTERS: Readonly<Record<string, string>> = { ...LATIN_LETTERS, ґ: 'г', ё: 'е' };
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** Signs that would become letters of the word before them: EverCool™ is no evercooltm. */
const SIGNS = /[™®©℠]/g;
/** Marks above a letter, but for the breve that makes й of и: й is a letter of its own, not an accented и. */
const MARKS = /(?<!и)\u0306|(?!\u0306)\p{M}/gu;

/**
 * Writes text in the one form that index and query share: lower case, without accents, wide forms narrowed,
 * ß as ss, ё as е. Works for every script; ASCII takes a short way.
 */
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

/** A code without what people leave out or add when they type it: "MH01-XS Black" → "mh01xsblack". */
export function compactCode(code: string): string {
  return foldText(code).replace(/[^\p{L}\p{N}]+/gu, '');
}
