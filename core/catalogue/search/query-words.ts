import { foldText } from '../../kernel/words/fold';
import { stem } from '../../kernel/words/stem';

export interface QueryToken {
  readonly typed: string;
  readonly forms: readonly string[];
}

export const TIES: ReadonlySet<string> = new Set([
  'and', 'or', 'nor', 'und', 'oder', 'и', 'или', 'й', 'і', 'та', 'або', '和', '或', '与',
]); // prettier-ignore

const WORDS = /[\p{L}\p{N}]+(?:['’ʼ`][\p{L}]+)*/gu;
const HAN = /\p{Script=Han}/u;
const APOSTROPHES = /['’ʼ`]/g;
const UMLAUTS: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
]);

function folded(word: string): string {
  return foldText(word.replace(APOSTROPHES, ''));
}

export function withoutUmlauts(text: string): string {
  return text.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS.get(letter) ?? letter);
}

function writingsOf(word: string, language: string): readonly string[] {
  if (language !== 'de' || !/[äöü]/i.test(word)) return [folded(word)];
  return [folded(word), folded(withoutUmlauts(word))];
}

export function spellings(name: string, language: string, idle: ReadonlySet<string>): readonly (readonly string[])[] {
  const words = (name.match(WORDS) ?? []).filter((word) => !idle.has(folded(word)));
  if (words.length === 0) return [];
  const written = [0, 1].map((which) =>
    words.map((word) => {
      const writings = writingsOf(word, language);
      return writings[which] ?? writings[0] ?? '';
    }),
  );
  const all = written.flatMap((plain) => [plain, plain.map((word) => stem(word, language))]);
  return [...new Map(all.map((one) => [one.join(' '), one])).values()];
}

/** Splits Chinese text by longest known word. */
function cutHan(run: string, known: ReadonlySet<string>, longest: number): readonly string[] {
  const letters = Array.from(run);
  const parts: string[] = [];
  let rest = '';
  for (let at = 0; at < letters.length;) {
    let length = Math.min(longest, letters.length - at);
    while (length > 0 && !known.has(folded(letters.slice(at, at + length).join('')))) length -= 1;
    if (length === 0) rest += letters[at] ?? '';
    else {
      if (rest !== '') parts.push(rest);
      rest = '';
      parts.push(letters.slice(at, at + length).join(''));
    }
    at += Math.max(1, length);
  }
  return rest === '' ? parts : [...parts, rest];
}

/**
 * Reads words with their stems in the given languages and English.
 * @param han known Chinese words, folded
 */
export function wordReader(
  spoken: readonly string[],
  han: ReadonlySet<string>,
): (text: string) => readonly QueryToken[] {
  const longest = Math.max(0, ...[...han].map((word) => Array.from(word).length));
  const languages = [...new Set([...spoken, 'en'])];
  return (text) =>
    (text.match(WORDS) ?? [])
      .flatMap((word) => (HAN.test(word) ? cutHan(word, han, longest) : [word]))
      .map((typed) => {
        const plain = folded(typed);
        return { typed, forms: [...new Set([plain, ...languages.map((one) => stem(plain, one))])] };
      });
}

export function isHan(name: string): boolean {
  return HAN.test(name);
}

export function foldedName(name: string): string {
  return folded(name);
}
