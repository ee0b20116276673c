import { addBit, emptyBitset, hasBit, intersectInto } from './bitset';
import { compactCode } from '../../../core/kernel/words/fold';
import { addApart, ENOUGH_PRODUCTS, rank } from './rank';
import { Scoreboard } from './scoreboard';
import { tokeniseQuery } from './tokenise';
import { takenApart, understand } from './understand';
import type { Bitset } from './bitset';
import type { Ranking } from './rank';
import type { SkuMatch } from './sku-table';
import type { TextData } from './text-data';
import type { QueryWord } from './understand';

/** Which products a text finds and how well. */
export interface TextMatch {
  readonly bits: Bitset;
  /** Those of them that lack a word of the query and follow those that lack none; null when there are none. */
  readonly kin: Bitset | null;
  /** By product; about 0 to 1, more for a sku. Valid until the next search. */
  readonly scores: Float32Array;
  readonly fuzzy: boolean;
  /** The text as understood, when that is not as typed. */
  readonly suggestion: string | undefined;
  /** Terms taken for the query's words. */
  readonly terms: ReadonlySet<number>;
  /** Units whose own sku was asked for. */
  readonly units: ReadonlySet<number>;
}

/** What a whole sku, and the beginning of one, adds to the score, so that nothing else comes before. */
const SKU_BONUS = 1000;
const SKU_PART_BONUS = 100;
/** Beginnings of skus are looked up from this length and only when they hold a digit; other words are words. */
const SHORTEST_SKU_PART = 3;
const MOST_SKUS = 2000;
/** A word alone must reach this score to stand for a query that finds nothing: that of a name, not of a mention. */
const NAMING_SCORE = 0.5;
/** Longer queries are not cut down to one of their words. */
const MOST_WORDS_TO_DROP = 3;

/** Searches text; keeps its tables between searches, so one instance serves one search at a time (all are synchronous). */
export class TextSearch {
  private readonly board: Scoreboard;

  constructor(private readonly data: TextData) {
    const highestBoost = Math.max(1, ...Object.values(data.options.boosts));
    this.board = new Scoreboard(data.postings, data.products, highestBoost);
  }

  /** Null when the text holds nothing to search for. */
  search(text: string): TextMatch | null {
    const code = compactCode(text);
    if (code === '') return null;
    const whole = this.data.skus.equal(code);
    const isPart = code.length >= SHORTEST_SKU_PART && /\d/.test(code);
    const bySku = isPart && whole.length === 0 ? this.data.skus.startingWith(code, MOST_SKUS) : whole;
    const asked = understand(text, this.data, bySku.length > 0);
    const all = rank(asked, this.data, this.board);
    if (all.found < ENOUGH_PRODUCTS && !all.saysType && bySku.length === 0) this.addPartsOf(asked, all);
    const fewer = all.best === 0 && bySku.length === 0 ? this.tellingWord(asked) : undefined;
    const words = fewer ?? asked;
    const { bits, kin } = fewer === undefined ? all : rank(fewer, this.data, this.board);
    this.addSkus(bits, bySku, whole.length > 0 ? SKU_BONUS : SKU_PART_BONUS);
    const fuzzy = words.some((word) => word.fuzzy);
    return {
      bits,
      kin: kin.some((word) => word !== 0) ? kin : null,
      scores: this.board.scores,
      fuzzy,
      suggestion: fuzzy || fewer !== undefined ? this.respell(words) : undefined,
      terms: new Set(words.flatMap(({ candidates }) => candidates.map(({ term }) => term))),
      units: new Set(bySku.flatMap(({ unit }) => (unit < 0 ? [] : [unit]))),
    };
  }

  /** Products that have a word in any of their texts, as it is written; all parts of it where it has several. */
  having(word: string): Bitset {
    const { dictionary, options, lexicon, postings, products } = this.data;
    const found = tokeniseQuery(word, options.language, lexicon).map(({ term }) => {
      const bits = emptyBitset(products);
      const at = dictionary.find(term);
      if (at < 0) return bits;
      for (let nth = postings.offsets[at] ?? 0; nth < (postings.offsets[at + 1] ?? 0); nth += 1)
        addBit(bits, postings.products[nth] ?? 0);
      return bits;
    });
    const [first = emptyBitset(products), ...others] = found;
    for (const other of others) intersectInto(first, other);
    return first;
  }

  /** Adds what the parts of the query's compounds find, after what the compounds themselves found. */
  private addPartsOf(words: readonly QueryWord[], all: Ranking): void {
    const apart = takenApart(words, this.data);
    if (apart === undefined) return;
    const scores = this.board.scores.slice();
    addApart(all, scores, rank(apart, this.data, this.board), this.board);
  }

  /**
   * Where no product has enough of a short query's words: the one word that names something best, the later of equals
   * ("water bottle": bottle). Undefined when none is more than a mention.
   */
  private tellingWord(words: readonly QueryWord[]): readonly QueryWord[] | undefined {
    if (words.length < 2 || words.length > MOST_WORDS_TO_DROP) return undefined;
    let best = NAMING_SCORE;
    let telling: QueryWord | undefined;
    for (const word of words) {
      const score = rank([word], this.data, this.board).best;
      if (score < best) continue;
      best = score;
      telling = word;
    }
    return telling === undefined ? undefined : [telling];
  }

  private addSkus(bits: Bitset, found: readonly SkuMatch[], bonus: number): void {
    const { scores } = this.board;
    for (const { product } of found) {
      const earned = hasBit(bits, product) ? (scores[product] ?? 0) : 0;
      addBit(bits, product);
      if (earned < bonus) scores[product] = earned + bonus;
    }
  }

  private respell(words: readonly QueryWord[]): string {
    return words
      .map(({ typed, candidates, fuzzy }) => (fuzzy ? this.shownTerm(candidates[0]?.term ?? -1) : typed))
      .join(' ');
  }

  /** A term as people write it. */
  private shownTerm(term: number): string {
    return this.data.shown.get(term) || this.data.dictionary.text(term);
  }
}
