import { lookUp } from '../look-up';
import { narrowDigits } from './fold-code';
import { LATIN_LETTERS } from './latin-letters';

const ASCII = /^\p{ASCII}*$/u;
const LETTERS: Readonly<Record<string, string>> = { ...LATIN_LETTERS, ґ: 'г', ё: 'е', ς: 'σ' };
const DIGITS = /(?!\d)\p{Nd}+/gu;
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');
/** Otherwise they would become letters: EverCool™ → evercooltm. */
const SIGNS = /[™®©℠]/g;
/** Soft hyphens, joiners and bidi marks inside words. The zero-width space, U+200B, separates words. */
const HIDDEN = /(?!\u200B)\p{Cf}/gu;
/** Keeps й, a letter of its own, not an accented и. */
const MARKS = /(?<!и)\u0306|(?!\u0306)\p{M}/gu;

/** Normalises text for index and query: lower case, no accents, ß as ss, ё as е, digits 0–9. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .replace(SIGNS, ' ')
    .replace(HIDDEN, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(DIGITS, narrowDigits)
    .replace(SPECIAL, (letter) => lookUp(LETTERS, letter) ?? letter);
}

/** Normalises text for look-ups of staff, which match any part of it: folded, in one line. */
export function foldLine(text: string): string {
  return foldText(text.replaceAll('\u200B', '')).replace(/\s+/gu, ' ').trim();
}

/** Normalises a code for comparison: "MH01-XS Black" → "mh01xsblack". */
export function compactCode(code: string): string {
  return foldText(code).replace(/[^\p{L}\p{N}]+/gu, '');
}
