import { readLists } from './lists';
import { wordsOf } from './image';
import type { IndexImage } from './image';
import type { Lists } from './lists';
import type { Candidate } from './vocabulary';

export interface TypeIntent {
  readonly named: Float32Array;
  readonly touched: Uint8Array;
}

export class ProductTypes {
  constructor(
    readonly ofProduct: Uint32Array,
    private readonly terms: Lists,
    /** Types with several names ('Hoodies & Sweatshirts') have several lines. */
    private readonly owners: Uint32Array,
    private readonly size: number,
  ) {}

  intentOf(words: readonly { readonly candidates: readonly Candidate[] }[]): TypeIntent {
    const confidence = new Map<number, number>();
    for (const { candidates } of words) {
      for (const { term, weight, isPart } of candidates)
        confidence.set(term, Math.max(isPart ? 0 : weight, confidence.get(term) ?? 0));
    }
    const named = new Float32Array(this.size);
    const touched = new Uint8Array(this.size);
    this.owners.forEach((type, line) => {
      const end = this.terms.offsets[line + 1] ?? 0;
      let min = 1;
      for (let at = this.terms.offsets[line] ?? 0; at < end; at += 1) {
        const weight = confidence.get(this.terms.values[at] ?? 0);
        if (weight !== undefined) touched[type] = 1;
        min = Math.min(min, weight ?? 0);
      }
      named[type] = Math.max(named[type] ?? 0, min);
    });
    return { named, touched };
  }
}

export function readTypes(image: IndexImage): ProductTypes {
  const owners = wordsOf(image, 'type.owners');
  const size = owners.reduce((max, type) => Math.max(max, type + 1), 1);
  return new ProductTypes(wordsOf(image, 'product.types'), readLists(image, 'type.terms'), owners, size);
}
