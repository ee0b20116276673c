import type { Product } from '../../../core/contract';
import { deepFreeze } from '../../../core/kernel/freeze';
import type { Prepared } from '../http/respond';
import { tileMembers } from './tile-members';
import type { Trimming } from './trim-document';

/** A trimmed document: its text, and what it says, read at most once and shared by everybody who asks. */
class TrimmedDocument implements Prepared {
  #document: unknown;

  constructor(readonly text: string) {}

  get document(): unknown {
    this.#document ??= deepFreeze(JSON.parse(this.text));
    return this.#document;
  }
}

/**
 * Documents, trimmed. A listing sends the same trimmed documents again and again; they are kept with the document that they
 * are made of, so they are forgotten when that is (a new price, less stock).
 */
export class TrimmedDocuments {
  readonly #trimmed = new WeakMap<Product, Map<string, Prepared>>();

  of(product: Product, trim: Trimming): Prepared {
    const kept = this.#trimmed.get(product) ?? new Map<string, Prepared>();
    this.#trimmed.set(product, kept);
    const known = kept.get(trim.signature);
    if (known !== undefined) return known;
    const made = new TrimmedDocument(JSON.stringify(trimmedTile(product, trim)));
    // Callers choose the trimming, so there is no end to them: beyond a few, the oldest goes.
    if (kept.size >= MOST_TRIMMINGS) kept.delete([...kept.keys()][0] ?? '');
    kept.set(trim.signature, made);
    return made;
  }
}

const MOST_TRIMMINGS = 4;

/** A product as a list shows it: with the variant that was found. */
export function trimmedTile(product: Product, trim: Trimming): object {
  return trim.apply(trim.picks ? { ...product, ...tileMembers(product) } : product);
}
