import { shortsOf, wordsOf } from './image';
import type { IndexImage, Section } from './image';
import type { TermUse, TermUses } from './term-uses';

export interface Postings {
  readonly offsets: Uint32Array;
  readonly products: Uint32Array;
  readonly impacts: Uint16Array;
}

export const IMPACT_SCALE = 1000;
/** BM25 parameters; names are short, so length matters less. */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.5;

export interface PostingsPlan {
  readonly rename: Uint32Array;
  readonly boosts: readonly number[];
}

/** Computes BM25 weights per field and writes them by term. */
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
      // Never exactly 0, or a field with boost 0 would be counted twice.
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

export function readPostings(image: IndexImage): Postings {
  return {
    offsets: wordsOf(image, 'postings.offsets'),
    products: wordsOf(image, 'postings.products'),
    impacts: shortsOf(image, 'postings.impacts'),
  };
}

export function frequency(postings: Postings, term: number): number {
  return (postings.offsets[term + 1] ?? 0) - (postings.offsets[term] ?? 0);
}
