import { lookUp } from '../../../core/kernel/look-up';
import { DEFAULT_BOOSTS } from '../local/text/boosts';
import { compactCode } from '../../../core/kernel/words/fold';
import type { Lexicon } from '../local/text/lexicon';
import { tokeniseQuery, type Token } from '../local/text/tokenise';
import type { Clause } from './filters';
import { pairTerm, TEXT_FIELDS } from './layout';
import type { QueryWord, WordLookup } from './words';

export interface TextQuery {
  readonly clause: Clause;
  readonly reference: number;
  readonly fuzzy: boolean;
  readonly suggestion: string | undefined;
  readonly preferences: readonly Clause[];
}

const MAX_WORDS = 64;
const MINIMUM_MATCH = 0.75;
const CODE_BONUS = 1000;
const CODE_PART_BONUS = 100;
const SHORTEST_CODE_PART = 3;
const TYPE_BONUS = 6;
const TYPE_PART_BONUS = 2;
const NAME_BONUS = 3;
const MAX_TYPE_LENGTH = 3;

const FIELDS: readonly (readonly [field: string, boost: number])[] = [
  ...Object.entries(TEXT_FIELDS).map(([field, from]) => [field, lookUp(DEFAULT_BOOSTS, from) ?? 1] as const),
  ['variant', DEFAULT_BOOSTS['variant'] ?? 1],
];
const HIGHEST_BOOST = Math.max(...FIELDS.map(([, boost]) => boost));

/**
 * @param isLoose allows one more missing word
 * @returns undefined for an empty query
 */
export async function textQuery(
  text: string,
  lexicon: Lexicon,
  lookup: WordLookup,
  isLoose: boolean,
): Promise<TextQuery | undefined> {
  const code = compactCode(text).slice(0, 200);
  if (code === '') return undefined;
  const tokens = tokeniseQuery(text, lexicon.language, lexicon).slice(0, MAX_WORDS);
  const words = await Promise.all(tokens.map((token) => lookup.find(token, tokens.length === 1)));
  const units = groupsOf(tokens, words, lexicon);
  const min = Math.max(
    1,
    isLoose ? Math.floor(MINIMUM_MATCH * units.length) : Math.ceil(MINIMUM_MATCH * units.length - 1e-9),
  );
  const fuzzy = words.some((word) => word.fuzzy);
  const codes = [
    { constant_score: { filter: { term: { codes: code } }, boost: CODE_BONUS } },
    ...(code.length >= SHORTEST_CODE_PART && /\d/.test(code)
      ? [{ constant_score: { filter: { prefix: { codes: code } }, boost: CODE_PART_BONUS } }]
      : []),
  ];
  const said = { bool: { should: units, minimum_should_match: min } };
  return {
    clause: {
      bool: {
        must: [{ bool: { should: [said, ...codes], minimum_should_match: 1 } }],
        should: bonuses(words, lexicon),
      },
    },
    reference: HIGHEST_BOOST * Math.max(1, units.length) + TYPE_BONUS,
    fuzzy,
    suggestion: fuzzy ? words.map(({ meant }) => meant).join(' ') : undefined,
    preferences: [
      { constant_score: { filter: { term: { 'u.code': code } }, boost: 100 } },
      ...words.flatMap(({ candidates }) =>
        candidates.length === 0
          ? []
          : [{ constant_score: { filter: { terms: { 'u.w': candidates.map(({ term }) => term) } }, boost: 1 } }],
      ),
    ],
  };
}

export function withoutClause(word: string, lexicon: Lexicon): Clause {
  const tokens = tokeniseQuery(word, lexicon.language, lexicon);
  const said = tokens.map(({ term }) => ({
    bool: { should: FIELDS.map(([field]) => ({ term: { [`t.${field}`]: term } })), minimum_should_match: 1 },
  }));
  return { bool: { must_not: said.length === 0 ? [] : [{ bool: { filter: said } }] } };
}

function groupsOf(tokens: readonly Token[], words: readonly QueryWord[], lexicon: Lexicon): Clause[] {
  const groups: Clause[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word, next] = [words[at], words[at + 1]];
    const [token, after] = [tokens[at], tokens[at + 1]];
    if (word === undefined || token === undefined) continue;
    const pair = after === undefined ? undefined : lexicon.pair(token.term, after.term);
    const joined =
      after === undefined ? [] : [token.raw + after.term, ...lexicon.synonyms(token.raw + after.term).map(pairTerm)];
    if (next === undefined || (pair === undefined && !isShort(token))) {
      groups.push(wordClause(word));
      continue;
    }
    const names = pair === undefined ? joined : [pair, ...lexicon.synonyms(pair), ...joined].map(pairTerm);
    const asOne = names.map((term) => ({ term, weight: 1 }));
    const both = { bool: { must: [wordClause(word), wordClause(next)] } };
    groups.push({ dis_max: { queries: [clauseOf(asOne), both] } });
    at += 1;
  }
  return groups;
}

function isShort({ raw }: Token): boolean {
  return raw.length === 1 && /[a-z]/.test(raw);
}

function wordClause({ candidates }: QueryWord): Clause {
  return candidates.length === 0 ? { match_none: {} } : clauseOf(candidates);
}

function clauseOf(candidates: QueryWord['candidates']): Clause {
  const queries = candidates.flatMap(({ term, weight }) =>
    FIELDS.map(([field, boost]) => ({ term: { [`t.${field}`]: { value: term, boost: boost * weight } } })),
  );
  return { dis_max: { queries, tie_breaker: 0.1 } };
}

function bonuses(words: readonly QueryWord[], lexicon: Lexicon): Clause[] {
  const terms = words.map(({ candidates, typed }) => [
    ...new Set([candidates[0]?.term ?? typed, ...namesOf(candidates)]),
  ]);
  const keys = new Set<string>();
  for (let start = 0; start < terms.length; start += 1) {
    let sequences = [''];
    for (let end = start; end < Math.min(terms.length, start + MAX_TYPE_LENGTH); end += 1) {
      sequences = sequences
        .flatMap((begun) => (terms[end] ?? []).map((term) => `${begun} ${term}`.trim()))
        .slice(0, 200);
      for (const key of sequences) {
        keys.add(key.replaceAll('_', ' '));
        for (const other of lexicon.synonyms(key)) keys.add(other);
      }
    }
  }
  const name = words.map(({ candidates, typed }) => candidates[0]?.term ?? typed).join(' ');
  return [
    { constant_score: { filter: { terms: { typeKeys: [...keys] } }, boost: TYPE_BONUS } },
    { constant_score: { filter: { terms: { 't.type': terms.flat() } }, boost: TYPE_PART_BONUS } },
    { constant_score: { filter: { term: { nameKey: name } }, boost: NAME_BONUS } },
  ];
}

function namesOf(candidates: QueryWord['candidates']): string[] {
  return candidates.filter(({ weight }) => weight >= 0.65).map(({ term }) => term);
}
