import { foldText } from '../../../../core/kernel/words/fold';
import { stem } from '../../../../core/kernel/words/stem';

/** Words may contain hyphen, apostrophe, dot or ampersand ("t-shirt", "men's", "h&m"). */
const WORDS = /[\p{L}\p{N}]+(?:[-‐‑–.'’&][\p{L}\p{N}]+)*/gu;
const TIES = /[-‐‑–.'’&]/;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const CJK_RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+/gu;
const MAX_WORD_LENGTH = 40;
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and at by for from in of on or the to with der die das den dem und mit fur von im am ein eine einen oder zu ' +
    'и в во на с со для из от по или не к ко та в у із зі з до від чи або і й 的 和 与'
  ).split(' '),
);

export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

export interface CjkWords {
  readonly longest: number;
  has(word: string): boolean;
}
const NO_WORDS: CjkWords = { longest: 0, has: () => false };

export interface Token {
  readonly raw: string;
  readonly term: string;
}

export function tokeniseQuery(text: string, language: string, known: CjkWords = NO_WORDS): Token[] {
  const tokens = wordsOf(text).flatMap((parts) => parts.flatMap((part) => parted(part, known)));
  const telling = tokens.filter((token) => !STOP_WORDS.has(token));
  return (telling.length > 0 ? telling : tokens).map((raw) => ({ raw, term: stem(raw, language) }));
}

/** Indexes hyphenated words in parts and joined, so that all spellings of "t-shirt" match. */
export function tokeniseField(text: string, known: CjkWords = NO_WORDS): string[] {
  const tokens: string[] = [];
  let previous = '';
  for (const parts of wordsOf(text)) {
    for (const part of parts) tokens.push(...pieces(part), ...knownWithin(part, known));
    const joined = parts.length === 1 ? (parts[0] ?? '') : parts.join('').slice(0, MAX_WORD_LENGTH);
    if (parts.length > 1) tokens.push(joined);
    const isLetter = previous.length === 1 && !STOP_WORDS.has(previous) && !CJK.test(previous);
    if (isLetter && !CJK.test(joined)) tokens.push(previous + joined);
    previous = parts.length === 1 ? joined : '';
  }
  return tokens;
}

function wordsOf(text: string): string[][] {
  const words: string[][] = [];
  for (const match of foldText(text).matchAll(WORDS)) {
    const parts = TIES.test(match[0]) ? match[0].split(TIES) : [match[0]];
    // "men's" is men; "l'atelier" keeps both parts.
    if (parts.length > 1 && parts.at(-1) === 's') parts.pop();
    words.push(parts.map((part) => part.slice(0, MAX_WORD_LENGTH)));
  }
  return words;
}

function pieces(part: string): string[] {
  if (!CJK.test(part)) return [part];
  return [...part.matchAll(CJK_RUNS)].flatMap(([run]) => {
    const letters = Array.from(run);
    if (letters.length < 2 || !CJK.test(run)) return [run];
    return letters.slice(1).map((letter, at) => `${letters[at] ?? ''}${letter}`);
  });
}

function knownWithin(part: string, known: CjkWords): string[] {
  if (known.longest < 2 || !CJK.test(part)) return [];
  const letters = Array.from(part);
  const found: string[] = [];
  for (let start = 0; start < letters.length; start += 1) {
    for (let end = start + 1; end <= Math.min(letters.length, start + known.longest); end += 1) {
      const word = letters.slice(start, end).join('');
      const isPair = end - start === 2 && !/\p{ASCII}/u.test(word);
      if (!isPair && word !== part && known.has(word)) found.push(word);
    }
  }
  if (letters.length > 2 && known.has(part)) found.push(part);
  return found;
}

/** Segments by longest known word; the rest as bigrams. */
function parted(part: string, known: CjkWords): string[] {
  if (known.longest < 2 || !CJK.test(part)) return pieces(part);
  const letters = Array.from(part);
  const tokens: string[] = [];
  let rest = '';
  for (let start = 0; start < letters.length;) {
    let length = Math.min(known.longest, letters.length - start);
    while (length > 0 && !known.has(letters.slice(start, start + length).join(''))) length -= 1;
    if (length === 0) rest += letters[start] ?? '';
    else {
      if (rest !== '') tokens.push(...pieces(rest));
      rest = '';
      tokens.push(letters.slice(start, start + length).join(''));
    }
    start += Math.max(1, length);
  }
  if (rest !== '') tokens.push(...pieces(rest));
  return tokens;
}

export function isCjk(token: string): boolean {
  return CJK.test(token);
}
