import { hasBit } from './bitset';
import { foldText } from '../../../../core/kernel/words/fold';
import { frequency } from './postings';
import { isCjk, isStopWord, tokeniseQuery } from './tokenise';
import type { StringTable } from './string-table';
import type { TextData } from './text-data';

export interface SuggestData extends TextData {
  readonly phrases: StringTable;
}

const MAX_BEGINNINGS = 2000;

/** Returns completions, likeliest first: suggest-field values, then the last word completed. May have no hits. */
export function completions(text: string, data: SuggestData, max: number): string[] {
  const typed = foldText(text).trim().replace(/\s+/g, ' ');
  if (typed === '') return [];
  const found = new Map<string, string>();
  for (const candidate of [...phrasesFor(typed, data), ...wordsFor(typed, data, max)]) {
    const key = tokeniseQuery(candidate, data.options.language, data.lexicon)
      .map(({ term }) => term)
      .join(' ');
    if (!found.has(key) && foldText(candidate) !== typed) found.set(key, candidate);
    if (found.size >= max) break;
  }
  return [...found.values()];
}

function phrasesFor(typed: string, { phrases }: SuggestData): string[] {
  const words = typed.split(' ');
  const fitting: string[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases.get(at);
    const folded = foldText(phrase);
    const parts = folded.split(/[^\p{L}\p{N}]+/u);
    const fits = words.every((word) =>
      isCjk(word) ? folded.includes(word) : parts.some((part) => part.startsWith(word)),
    );
    if (fits) fitting.push(phrase);
  }
  return fitting;
}

function wordsFor(typed: string, data: SuggestData, max: number): string[] {
  const last = tokeniseQuery(typed, data.options.language).at(-1);
  if (last === undefined || isCjk(last.raw) || !typed.endsWith(last.raw)) return [];
  const before = typed.slice(0, typed.length - last.raw.length);
  const { low, high } = data.dictionary.startingWith(last.raw);
  const terms = new Set(data.spelling.startingWith(last.raw).subarray(0, MAX_BEGINNINGS));
  for (let term = low; term < Math.min(high, low + MAX_BEGINNINGS); term += 1) terms.add(term);
  const isCode = (term: number): boolean => /\d/.test(data.dictionary.text(term));
  const wantsCode = /\d/.test(last.raw);
  // "e-b" starts no word with b.
  if (before !== '' && !before.endsWith(' ') && !wantsCode) return [];
  const telling = [...terms].filter(
    (term) =>
      isCode(term) === wantsCode &&
      (wantsCode || hasBit(data.telling, term)) &&
      !isStopWord(data.dictionary.text(term)),
  );
  telling.sort((left, right) => frequency(data.postings, right) - frequency(data.postings, left) || left - right);
  return telling.slice(0, max).map((term) => before + (data.shown.get(term) || data.dictionary.text(term)));
}
