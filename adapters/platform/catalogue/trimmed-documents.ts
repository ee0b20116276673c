import type { Product } from '../../../core/contract';
import { tileMembers } from './tile-members';
import type { Trimming } from './trim-document';

/**
 * JSON text of documents, trimmed. A listing sends the same trimmed documents again and again; their text is kept with the
 * document itself, so it is forgotten when the document is (a new price, less stock).
 */
export class TrimmedDocuments {
  readonly #texts = new WeakMap<Product, Map<string, string>>();

  text(product: Product, trim: Trimming): string {
    const texts = this.#texts.get(product) ?? new Map<string, string>();
    this.#texts.set(product, texts);
    const known = texts.get(trim.signature);
    if (known !== undefined) return known;
    const made = JSON.stringify(trim.apply(trim.picks ? { ...product, ...tileMembers(product) } : product));
    // Callers choose the trimming, so there is no end to them: beyond a few, the oldest goes.
    if (texts.size >= MOST_TRIMMINGS) texts.delete([...texts.keys()][0] ?? '');
    texts.set(trim.signature, made);
    return made;
  }
}

const MOST_TRIMMINGS = 4;
