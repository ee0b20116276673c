import { foldText } from '../../../core/kernel/words/fold';
import type { Lexicon } from '../local/text/lexicon';
import { isCjk, isStopWord, tokeniseQuery } from '../local/text/tokenise';
import { listOf, member, type OpenSearchClient } from './client';

const MAX = 200;

/** Returns completions, likeliest first; they may have no hits. */
export async function completionsOf(
  client: OpenSearchClient,
  alias: string,
  text: string,
  lexicon: Lexicon,
  max: number,
): Promise<readonly string[]> {
  const typed = foldText(text).trim().replace(/\s+/g, ' ').slice(0, 100);
  if (!/[\p{L}\p{N}]/u.test(typed)) return [];
  const words = typed.split(' ');
  const last = tokeniseQuery(typed, lexicon.language).at(-1)?.raw ?? '';
  const answer = await client.send('POST', `/${alias}/_search`, {
    size: 0,
    track_total_hits: false,
    aggs: {
      phrases: {
        filter: { bool: { filter: words.map((word) => holding(word)) } },
        aggs: { values: { terms: { field: 'phrases', size: MAX } } },
      },
      words: {
        filter: { prefix: { w: last } },
        aggs: { values: { terms: { field: 'w', include: `${last}.*`, size: MAX } } },
      },
    },
  });
  const values = (agg: string) =>
    listOf(member(answer, 'aggregations', agg, 'values', 'buckets')).map((bucket) => String(member(bucket, 'key')));
  const phrases = values('phrases').filter((phrase) => fits(phrase, words));
  const found = new Map<string, string>();
  for (const candidate of [...phrases, ...completed(typed, last, values('words'))]) {
    const key = tokeniseQuery(candidate, lexicon.language, lexicon)
      .map(({ term }) => term)
      .join(' ');
    if (!found.has(key) && foldText(candidate) !== typed) found.set(key, candidate);
    if (found.size >= max) break;
  }
  return [...found.values()];
}

function holding(word: string): object {
  return isCjk(word) ? { wildcard: { phraseWords: { value: `*${word}*` } } } : { prefix: { phraseWords: word } };
}

function fits(phrase: string, words: readonly string[]): boolean {
  const folded = foldText(phrase);
  const parts = folded.split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => (isCjk(word) ? folded.includes(word) : parts.some((part) => part.startsWith(word))));
}

function completed(typed: string, last: string, words: readonly string[]): readonly string[] {
  if (last === '' || isCjk(last) || !typed.endsWith(last)) return [];
  const before = typed.slice(0, typed.length - last.length);
  if (before !== '' && !before.endsWith(' ')) return [];
  const wantsCode = /\d/.test(last);
  return words.filter((word) => /\d/.test(word) === wantsCode && !isStopWord(word)).map((word) => before + word);
}
