import { distanceFrom } from '../../../core/kernel/words/edit-distance';
import type { Lexicon } from '../local/text/lexicon';
import { stem } from '../../../core/kernel/words/stem';
import { isCjk, isStopWord, type Token } from '../local/text/tokenise';
import { listOf, member, numberOf, type Json, type OpenSearchClient } from './client';
import { pairTerm } from './layout';

export interface Candidate {
  readonly term: string;
  readonly weight: number;
}

export interface QueryWord {
  readonly typed: string;
  readonly candidates: readonly Candidate[];
  readonly fuzzy: boolean;
  readonly meant: string;
}

const SYNONYM_WEIGHT = 0.8;
const COMPOUND_WEIGHT = 0.9;
const SHORTEST_BEGINNING = 3;
const SHORTEST_PART = 4;
const SHORTEST_ONE_ERROR = 3;
const SHORTEST_TWO_ERRORS = 6;
const MAX = 30;

export function askAbout({ raw, term }: Token, lexicon: Lexicon): object {
  const known = [term, ...lexicon.synonyms(term).map(pairTerm)];
  const terms = (field: string, include: string, filter: object) => ({
    filter,
    aggs: { words: { terms: { field, include, size: MAX } } },
  });
  return {
    size: 0,
    track_total_hits: false,
    aggs: {
      exact: { filter: { bool: { should: [{ terms: { said: known } }, { terms: { 't.prose': known } }] } } },
      begin: terms('w', `${raw}.*`, { prefix: { w: raw } }),
      part: terms('w', `.*${raw}.*`, { wildcard: { w: `*${raw}*` } }),
      compound: terms('said', `.+${term}`, { wildcard: { said: `?*${term}` } }),
    },
    suggest: {
      text: raw,
      like: {
        term: {
          field: 'w',
          analyzer: 'whitespace',
          max_edits: 2,
          prefix_length: 0,
          min_word_length: 3,
          size: MAX,
          suggest_mode: 'always',
        },
      },
    },
  };
}

export function readWord({ raw, term }: Token, alone: boolean, lexicon: Lexicon, answer: Json): QueryWord {
  const word = (candidates: readonly Candidate[], meant = raw, fuzzy = false): QueryWord => ({
    typed: raw,
    candidates,
    fuzzy,
    meant,
  });
  const { language } = lexicon;
  const within = (agg: string) =>
    listOf(member(answer, 'aggregations', agg, 'words', 'buckets')).map((bucket) => String(member(bucket, 'key')));
  const compounds =
    language === 'de' && raw.length >= SHORTEST_PART
      ? within('compound').map((found) => ({ term: found, weight: COMPOUND_WEIGHT }))
      : [];
  if (numberOf(member(answer, 'aggregations', 'exact', 'doc_count')) > 0 || compounds.length > 0) {
    const others = lexicon.synonyms(term).map((other) => ({ term: pairTerm(other), weight: SYNONYM_WEIGHT }));
    return word([{ term, weight: 1 }, ...others, ...compounds]);
  }
  const partial = (list: readonly string[], min: number): Candidate[] =>
    list.map((found) => ({
      term: stem(found, language),
      weight: min + 0.45 * Math.min(1, raw.length / found.length),
    }));
  const mayBegin = raw.length >= SHORTEST_BEGINNING || alone || isCjk(raw);
  const begun = mayBegin ? within('begin') : [];
  if (begun.length > 0) return word(partial(begun, 0.5));
  const holding = raw.length >= SHORTEST_PART || isCjk(raw) ? within('part') : [];
  if (holding.length > 0) return word(partial(holding, 0.3));
  const near = misspelt(raw, alone, answer);
  const [nearest] = near;
  if (nearest === undefined) return word([]);
  return word(
    near.map(({ written, weight }) => ({ term: stem(written, language), weight })),
    nearest.written,
    true,
  );
}

interface NearWord {
  readonly written: string;
  readonly weight: number;
  readonly often: number;
}

function misspelt(typed: string, alone: boolean, answer: Json): readonly NearWord[] {
  if (/\d/.test(typed) || isCjk(typed)) return [];
  const options = listOf(member(listOf(member(answer, 'suggest', 'like'))[0], 'options'));
  const bearable = typed.length >= SHORTEST_TWO_ERRORS ? 2 : typed.length >= SHORTEST_ONE_ERROR ? 1 : 0;
  const measure = distanceFrom(typed, 2);
  for (let errors = 1; errors <= bearable; errors += 1) {
    const near = options.flatMap((option): readonly NearWord[] => {
      const written = String(member(option, 'text'));
      const chars = Uint16Array.from({ length: written.length }, (_, at) => written.charCodeAt(at));
      if (measure(chars, 0, chars.length) !== errors || !isLikely(typed, written, errors, alone)) return [];
      const weight = (errors > 1 ? 0.5 : 0.7) + (written[0] === typed[0] ? 0.05 : 0);
      return [{ written, weight, often: numberOf(member(option, 'freq')) }];
    });
    const swapped = near.filter(({ written }) => lettersOf(written) === lettersOf(typed));
    if (swapped.length > 0) return swapped.slice(0, 8);
    near.sort((left, right) => right.weight - left.weight || right.often - left.often);
    if (near.length > 0) return near.slice(0, 8);
  }
  return [];
}

function lettersOf(word: string): string {
  return word.split('').sort().join('');
}

function isLikely(typed: string, word: string, errors: number, alone: boolean): boolean {
  if (isStopWord(word)) return false;
  const sameInitial = word[0] === typed[0];
  const shift = Math.abs(word.length - typed.length);
  if (errors > 1) return sameInitial && shift <= typed.length - SHORTEST_TWO_ERRORS;
  return sameInitial || shift > 0 || word[1] === typed[0] || !alone || typed.length > 4;
}

/** Word cache, cleared when the index changes. */
export class WordLookup {
  readonly #known = new Map<string, Promise<QueryWord>>();

  constructor(
    private readonly client: OpenSearchClient,
    private readonly alias: string,
    private readonly lexicon: Lexicon,
  ) {}

  find(token: Token, alone: boolean): Promise<QueryWord> {
    const key = `${token.raw} ${String(alone)}`;
    const known = this.#known.get(key);
    if (known) return known;
    if (this.#known.size >= 5000) this.#known.clear();
    const asked = this.client
      .send('POST', `/${this.alias}/_search`, askAbout(token, this.lexicon))
      .then((answer) => readWord(token, alone, this.lexicon, answer));
    this.#known.set(key, asked);
    asked.catch(() => this.#known.delete(key));
    return asked;
  }
}
