import { rememberFor } from '../../kernel/async/remember-for';
import { distanceFrom } from '../../kernel/words/edit-distance';
import { MAX_GUESSED_WORDS } from '../../kernel/words/guessed-words';
import type { QueryToken } from './query-words';
import type { ShopNames } from './shop-names';

/** Shorter words resemble too many others. */
const SHORTEST_MENDED = 4;
const SHORTEST_TWO_ERRORS = 8;
/** Up to this length the first letter must match. */
const TRUSTED_INITIAL = 5;
const LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u;

/**
 * Corrects misspelled words to shop names; undefined if nothing is misspelled or a word has no close match.
 * @param min minimum words; 2 before the engine was asked, which handles single words better
 */
export function mendWords(text: string, names: ShopNames, min: 1 | 2): string | undefined {
  const tokens = names.wordsOf(text);
  if (tokens.length < min) return undefined;
  const known = knownWords(names);
  const meant: string[] = [];
  let guessed = 0;
  for (const token of tokens) {
    const isRight = names.isIdle(token) || token.forms.some((form) => known.all.has(form));
    if (!isRight) guessed += 1;
    const word = isRight ? token.typed : guessed > MAX_GUESSED_WORDS ? undefined : nearest(token, known.lettered);
    // Stops at the first word without a match: comparing a long text with all names would be too slow.
    if (word === undefined) return undefined;
    meant.push(word);
  }
  const mended = meant.join(' ');
  return mended === tokens.map(({ typed }) => typed).join(' ') ? undefined : mended;
}

interface LetteredName {
  readonly name: string;
  readonly codes: Uint16Array;
}

const knownWords = rememberFor((names: ShopNames) => {
  const words = names.words();
  const lettered = words.filter((name) => LETTERS.test(name)).map((name) => ({ name, codes: codesOf(name) }));
  return { all: new Set(words), lettered };
});

function nearest({ forms }: QueryToken, known: readonly LetteredName[]): string | undefined {
  const [plain = ''] = forms;
  if (plain.length < SHORTEST_MENDED || !LETTERS.test(plain)) return undefined;
  const limit = plain.length >= SHORTEST_TWO_ERRORS ? 2 : 1;
  let best: { readonly name: string; readonly rank: number } | undefined;
  for (const form of forms) {
    const distanceTo = distanceFrom(form, limit);
    for (const { name, codes } of known) {
      if (Math.abs(name.length - form.length) > limit) continue;
      const isSameInitial = name[0] === form[0];
      if (!isSameInitial && (form.length <= TRUSTED_INITIAL || limit > 1)) continue;
      const distance = distanceTo(codes, 0, name.length);
      if (distance > limit) continue;
      const rank = distance * 2 + (isSameInitial ? 0 : 1);
      if (best === undefined || rank < best.rank) best = { name, rank };
    }
  }
  return best?.name;
}

function codesOf(word: string): Uint16Array {
  return Uint16Array.from({ length: word.length }, (_, at) => word.charCodeAt(at));
}
