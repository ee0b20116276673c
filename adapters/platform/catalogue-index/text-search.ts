import { addBit, emptyBitset, hasBit } from './bitset';
import { compactCode } from './fold';
import { hashTerms } from './name-hash';
import { IMPACT_SCALE } from './postings';
import { stem } from './stem';
import { understand } from './understand';
import type { Bitset } from './bitset';
import type { ProductTypes } from './product-types';
import type { SkuMatch, SkuTable } from './sku-table';
import type { StringTable } from './string-table';
import type { QueryWord } from './understand';
import type { Vocabulary } from './vocabulary';

/** Which products a text finds and how well. */
export interface TextMatch {
  readonly bits: Bitset;
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
/** A query that is a product's whole name puts it before longer names with the same words. */
const WHOLE_NAME_FACTOR = 1.25;
/** A query that says a product's type ("black t-shirt") means the products of that type before those that mention it: added per word. */
const TYPE_BONUS = 0.5;
/** Fewer products than this that are all that was asked for are followed by others of the type that was named. */
const ENOUGH_PRODUCTS = 10;
/** A word alone must reach this score to stand for a query that finds nothing: that of a name, not of a mention. */
const NAMING_SCORE = 0.5;
/** Longer queries are not cut down to one of their words. */
const MOST_WORDS_TO_DROP = 3;

/** The text part of an opened index. */
export interface TextData extends Vocabulary {
  readonly products: number;
  /** By product, the hash of its name's terms. */
  readonly names: Uint32Array;
  readonly types: ProductTypes;
  readonly shown: StringTable;
  readonly skus: SkuTable;
}

/** Searches text; keeps its tables between searches, so one instance serves one search at a time (all are synchronous). */
export class TextSearch {
  private readonly scores: Float32Array;
  private readonly matched: Uint8Array;
  private readonly stamps: Uint32Array;
  /** What the present word has given each product so far. */
  private readonly best: Float32Array;
  private stamp = 0;
  private readonly highestBoost: number;

  constructor(private readonly data: TextData) {
    this.scores = new Float32Array(data.products);
    this.matched = new Uint8Array(data.products);
    this.stamps = new Uint32Array(data.products);
    this.best = new Float32Array(data.products);
    this.highestBoost = Math.max(1, ...Object.values(data.options.boosts));
  }

  /** Null when the text holds nothing to search for. */
  search(text: string): TextMatch | null {
    const code = compactCode(text);
    if (code === '') return null;
    const whole = this.data.skus.equal(code);
    const isPart = code.length >= SHORTEST_SKU_PART && /\d/.test(code);
    const bySku = isPart && whole.length === 0 ? this.data.skus.startingWith(code, MOST_SKUS) : whole;
    const asked = understand(text, this.data, bySku.length > 0);
    const all = this.rank(asked);
    const fewer = all.best === 0 && bySku.length === 0 ? this.tellingWord(asked) : undefined;
    const words = fewer ?? asked;
    const { bits } = fewer === undefined ? all : this.rank(fewer);
    this.addSkus(bits, bySku, whole.length > 0 ? SKU_BONUS : SKU_PART_BONUS);
    const fuzzy = words.some((word) => word.fuzzy);
    return {
      bits,
      scores: this.scores,
      fuzzy,
      suggestion: fuzzy || fewer !== undefined ? this.respell(words) : undefined,
      terms: new Set(words.flatMap(({ candidates }) => candidates.map(({ term }) => term))),
      units: new Set(bySku.flatMap(({ unit }) => (unit < 0 ? [] : [unit]))),
    };
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
      const score = this.rank([word]).best;
      if (score < best) continue;
      best = score;
      telling = word;
    }
    return telling === undefined ? undefined : [telling];
  }

  /** Scores all products by the words; gives those that match and the best score (0 when none does). */
  private rank(words: readonly QueryWord[]): { bits: Bitset; best: number } {
    this.scores.fill(0);
    this.matched.fill(0);
    const reference = words.reduce((sum, word) => sum + this.score(word), 0);
    return this.select(words, reference);
  }

  /** Adds one word's scores; each product counts its best candidate only. Gives the most a product could have got. */
  private score({ candidates }: QueryWord): number {
    const { postings, products } = this.data;
    let frequency = 0;
    for (const { term } of candidates) frequency += (postings.offsets[term + 1] ?? 0) - (postings.offsets[term] ?? 0);
    const rarity = Math.log(
      1 + (products - Math.min(products, frequency) + 0.5) / (Math.min(products, frequency) + 0.5),
    );
    this.stamp += 1;
    for (const { term, weight } of candidates) {
      const factor = (rarity * weight) / IMPACT_SCALE;
      const end = postings.offsets[term + 1] ?? 0;
      for (let at = postings.offsets[term] ?? 0; at < end; at += 1) {
        const product = postings.products[at] ?? 0;
        const score = factor * (postings.impacts[at] ?? 0);
        if (this.stamps[product] !== this.stamp) {
          this.stamps[product] = this.stamp;
          this.matched[product] = (this.matched[product] ?? 0) + 1;
          this.best[product] = 0;
        }
        const better = score - (this.best[product] ?? 0);
        if (better <= 0) continue;
        this.best[product] = score;
        this.scores[product] = (this.scores[product] ?? 0) + better;
      }
    }
    return candidates.length === 0 ? 0 : rarity * this.highestBoost;
  }

  /** Keeps the products with enough of the words and enough score, and brings scores to about 0 … 1. */
  private select(words: readonly QueryWord[], reference: number): { bits: Bitset; best: number } {
    const bits = emptyBitset(this.data.products);
    let best = 0;
    if (reference === 0) return { bits, best };
    const count = words.length;
    const { minimumMatch, minimumScore } = this.data.options;
    const strict = Math.max(1, Math.ceil(minimumMatch * count - 1e-9));
    const loose = Math.max(1, Math.floor(minimumMatch * count));
    const name = hashTerms(words.map((word) => this.meantTerm(word)));
    const { named, touched } = this.data.types.intentOf(words);
    let found = 0;
    let lowest = Infinity;
    for (let product = 0; product < this.data.products; product += 1) {
      const matched = this.matched[product] ?? 0;
      if (matched < loose) continue;
      let score = (((this.scores[product] ?? 0) / reference) * matched) / count;
      score += (TYPE_BONUS * (named[this.data.types.ofProduct[product] ?? 0] ?? 0)) / count;
      if (this.data.names[product] === name) score *= WHOLE_NAME_FACTOR;
      this.scores[product] = score;
      if (matched < strict || score < minimumScore) continue;
      addBit(bits, product);
      found += 1;
      if (score > best) best = score;
      if (score < lowest) lowest = score;
    }
    if (found < ENOUGH_PRODUCTS && loose < strict)
      this.addKin(bits, { loose, strict, touched, below: found === 0 ? 1 : lowest });
    return { bits, best };
  }

  /**
   * Adds products of a type that the query names which have one word less than they should, all of them after those that have
   * enough (S §9, minimum match 75 %: two of three words, one of two).
   */
  private addKin(
    bits: Bitset,
    limits: { readonly loose: number; readonly strict: number; readonly touched: Uint8Array; readonly below: number },
  ): void {
    const { ofProduct } = this.data.types;
    const kin: number[] = [];
    let highest = 0;
    for (let product = 0; product < this.data.products; product += 1) {
      const matched = this.matched[product] ?? 0;
      if (matched < limits.loose || matched >= limits.strict || limits.touched[ofProduct[product] ?? 0] !== 1) continue;
      if ((this.scores[product] ?? 0) < this.data.options.minimumScore) continue;
      kin.push(product);
      highest = Math.max(highest, this.scores[product] ?? 0);
    }
    const factor = Math.min(1, (limits.below / highest) * 0.99);
    for (const product of kin) {
      addBit(bits, product);
      this.scores[product] = (this.scores[product] ?? 0) * factor;
    }
  }

  private addSkus(bits: Bitset, found: readonly SkuMatch[], bonus: number): void {
    for (const { product } of found) {
      const earned = hasBit(bits, product) ? (this.scores[product] ?? 0) : 0;
      addBit(bits, product);
      if (earned < bonus) this.scores[product] = earned + bonus;
    }
  }

  private meantTerm({ typed, candidates, fuzzy }: QueryWord): string {
    const corrected = fuzzy ? candidates[0] : undefined;
    return corrected === undefined
      ? stem(typed, this.data.options.language)
      : this.data.dictionary.text(corrected.term);
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
