import type { Product } from '../../../../core/contract';
import { deepFreeze } from '../../../../core/kernel/freeze';
import type { Prepared } from '../../foundation';
import { tileMembers } from './tile-members';
import type { Trimming } from './trim-document';

class TrimmedDocument implements Prepared {
  #document: unknown;

  constructor(readonly text: string) {}

  get document(): unknown {
    this.#document ??= deepFreeze(JSON.parse(this.text));
    return this.#document;
  }
}

/** Caches trimmed documents as long as their source document. */
export class TrimmedDocuments {
  readonly #trimmed = new WeakMap<Product, Map<string, Prepared>>();

  of(product: Product, trim: Trimming): Prepared {
    const kept = this.#trimmed.get(product) ?? new Map<string, Prepared>();
    this.#trimmed.set(product, kept);
    const known = kept.get(trim.signature);
    if (known !== undefined) return known;
    const made = new TrimmedDocument(JSON.stringify(trimmedTile(product, trim)));
    // Callers control the trimming, so the cache is bounded; the oldest entry is evicted.
    if (kept.size >= MAX_TRIMMINGS) kept.delete([...kept.keys()][0] ?? '');
    kept.set(trim.signature, made);
    return made;
  }
}

const MAX_TRIMMINGS = 4;

/** A product in a list, with the variant that matched. */
export function trimmedTile(product: Product, trim: Trimming): object {
  return trim.apply(trim.picks ? { ...product, ...tileMembers(product) } : product);
}
