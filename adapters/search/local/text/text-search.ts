import { addBit, emptyBitset, hasBit, intersectInto } from './bitset';
import { compactCode } from '../../../../core/kernel/words/fold';
import { addApart, ENOUGH_PRODUCTS, rank } from './rank';
import { Scoreboard } from './scoreboard';
import { tokeniseQuery } from './tokenise';
import { takenApart, understand } from './understand';
import type { Bitset } from './bitset';
import type { Ranking } from './rank';
import type { SkuMatch } from './sku-table';
import type { TextData } from './text-data';
import type { QueryWord } from './understand';

export interface TextMatch {
  readonly bits: Bitset;
  readonly kin: Bitset | null;
  /** About 0 to 1, more for SKUs. Valid until the next search. */
  readonly scores: Float32Array;
  readonly fuzzy: boolean;
  readonly suggestion: string | undefined;
  readonly terms: ReadonlySet<number>;
  readonly units: ReadonlySet<number>;
}

const SKU_BONUS = 1000;
const SKU_PART_BONUS = 100;
/** Min length of SKU prefixes, which must contain a digit. */
const SHORTEST_SKU_PART = 3;
const MAX_SKUS = 2000;
const NAMING_SCORE = 0.5;
const MAX_WORDS_TO_DROP = 3;

/** Not reentrant: tables are reused, and searches are synchronous. */
export class TextSearch {
  private readonly board: Scoreboard;

  constructor(private readonly data: TextData) {
    const highestBoost = Math.max(1, ...Object.values(data.options.boosts));
    this.board = new Scoreboard(data.postings, data.products, highestBoost);
  }

  search(text: string): TextMatch | null {
    const code = compactCode(text);
    if (code === '') return null;
    const whole = this.data.skus.equal(code);
    const isPart = code.length >= SHORTEST_SKU_PART && /\d/.test(code);
    const bySku = isPart && whole.length === 0 ? this.data.skus.startingWith(code, MAX_SKUS) : whole;
    const asked = understand(text, this.data, bySku.length > 0);
    const all = rank(asked, this.data, this.board);
    if (all.found < ENOUGH_PRODUCTS && !all.namesType && bySku.length === 0) this.addPartsOf(asked, all);
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

  private addPartsOf(words: readonly QueryWord[], all: Ranking): void {
    const apart = takenApart(words, this.data);
    if (apart === undefined) return;
    const scores = this.board.scores.slice();
    addApart(all, scores, rank(apart, this.data, this.board), this.board);
  }

  /** Falls back to the most telling word ("water bottle": bottle); undefined if none is. */
  private tellingWord(words: readonly QueryWord[]): readonly QueryWord[] | undefined {
    if (words.length < 2 || words.length > MAX_WORDS_TO_DROP) return undefined;
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

  private shownTerm(term: number): string {
    return this.data.shown.get(term) || this.data.dictionary.text(term);
  }
}
