import { shortsOf, wordsOf } from './image';
import type { IndexImage, Section } from './image';
import type { TermUse, TermUses } from './term-uses';

/** For each term the products that hold it, and how much the term says about each of them. */
export interface Postings {
  readonly offsets: Uint32Array;
  readonly products: Uint32Array;
  /** Boosted, length-normalised term weight times {@link IMPACT_SCALE}. */
  readonly impacts: Uint16Array;
}

/** One boost point of an average field is worth this much in {@link Postings.impacts}. */
export const IMPACT_SCALE = 1000;
/** BM25's saturation and length normalisation; names are short, so length counts for less than in prose. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.5;

/** How terms and fields are numbered in the finished index. */
export interface PostingsPlan {
  /** Final number of each term by its number while building. */
  readonly rename: Uint32Array;
  /** Boost of each field by its number. */
  readonly boosts: readonly number[];
}

/** Weighs every term of every product (BM25 per field, boosted and summed over fields) and writes the postings term by term. */
export function writePostings(sections: Map<string, Section>, uses: TermUses, plan: PostingsPlan): void {
  const terms = plan.rename.length;
  const averages = averageLengths(uses, plan.boosts.length);
  const scratch = { weights: new Float64Array(terms), counts: new Uint16Array(terms), seen: new Uint32Array(terms) };
  const offsets = new Uint32Array(terms + 1);
  let product = 0;
  for (const ofProduct of uses.products()) {
    product += 1;
    for (const { terms: list } of ofProduct) {
      for (const term of list) {
        if (scratch.seen[term] === product) continue;
        scratch.seen[term] = product;
        const at = (plan.rename[term] ?? 0) + 1;
        offsets[at] = (offsets[at] ?? 0) + 1;
      }
    }
  }
  for (let term = 0; term < terms; term += 1) offsets[term + 1] = (offsets[term + 1] ?? 0) + (offsets[term] ?? 0);
  const next = offsets.slice();
  const products = new Uint32Array(offsets[terms] ?? 0);
  const impacts = new Uint16Array(products.length);
  product = 0;
  for (const ofProduct of uses.products()) {
    for (const term of weigh(ofProduct, { ...plan, averages, ...scratch })) {
      const final = plan.rename[term] ?? 0;
      const at = next[final] ?? 0;
      next[final] = at + 1;
      products[at] = product;
      impacts[at] = Math.min(0xffff, Math.max(1, Math.round((scratch.weights[term] ?? 0) * IMPACT_SCALE)));
      scratch.weights[term] = 0;
    }
    product += 1;
  }
  sections.set('postings.offsets', offsets);
  sections.set('postings.products', products);
  sections.set('postings.impacts', impacts);
}

interface Weighing extends PostingsPlan {
  readonly averages: Float64Array;
  readonly weights: Float64Array;
  readonly counts: Uint16Array;
}

/** Adds up the weights of one product's terms; gives the terms. */
function weigh(ofProduct: readonly TermUse[], { averages, boosts, weights, counts }: Weighing): number[] {
  const touched: number[] = [];
  for (const { field, terms } of ofProduct) {
    for (const term of terms) counts[term] = Math.min(0xffff, (counts[term] ?? 0) + 1);
    const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * terms.length) / (averages[field] ?? 1));
    for (const term of terms) {
      const count = counts[term] ?? 0;
      if (count === 0) continue;
      counts[term] = 0;
      if (weights[term] === 0) touched.push(term);
      // Never quite 0, or a field of boost 0 would be counted twice.
      weights[term] =
        (weights[term] ?? 0) + Math.max(1e-9, ((boosts[field] ?? 1) * count * (SATURATION + 1)) / (count + norm));
    }
  }
  return touched;
}

function averageLengths(uses: TermUses, fields: number): Float64Array {
  const sums = new Float64Array(fields);
  const counts = new Uint32Array(fields);
  for (const ofProduct of uses.products()) {
    for (const { field, terms } of ofProduct) {
      sums[field] = (sums[field] ?? 0) + terms.length;
      counts[field] = (counts[field] ?? 0) + 1;
    }
  }
  return sums.map((sum, field) => Math.max(1, sum / Math.max(1, counts[field] ?? 0)));
}

/** Opens what {@link writePostings} wrote. */
export function readPostings(image: IndexImage): Postings {
  return {
    offsets: wordsOf(image, 'postings.offsets'),
    products: wordsOf(image, 'postings.products'),
    impacts: shortsOf(image, 'postings.impacts'),
  };
}

/** How many products hold the term. */
export function frequency(postings: Postings, term: number): number {
  return (postings.offsets[term + 1] ?? 0) - (postings.offsets[term] ?? 0);
}
