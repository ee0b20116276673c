import { writeAttributes, writeNumbers, writeUnits } from './columns';
import { resolveOptions } from './index-options';
import { writeSkus } from './sku-table';
import { TextBuilder } from './text-build';
import type { BareDocument, IndexDocument, IndexOptions } from './index-options';
import type { IndexImage, Section } from './image';

/** Lays documents out as an index image; RangeError when two share an id or an id is no whole number. */
export function buildImage(documents: readonly IndexDocument[], options: IndexOptions): IndexImage {
  const builder = new ImageBuilder(options);
  for (const document of [...documents].sort((left, right) => right.id - left.id)) builder.add(document);
  return builder.image();
}

/**
 * Lays documents out as they come. Their text, which is most of them, is read at once and not kept. They come with the highest id first: the place
 * in the index is then the last tie-breaker of every order.
 */
export class ImageBuilder {
  readonly #options;
  readonly #text;
  readonly #documents: BareDocument[] = [];
  /** Each name and value once, however many documents have it. */
  readonly #known = new Map<string, string>();
  /** The attributes of a variant once, however many variants have them: there are few pairs of colour and size, and five variants a product. */
  readonly #sets = new Map<string, BareDocument['attributes']>();

  constructor(options: IndexOptions) {
    this.#options = resolveOptions(options);
    this.#text = new TextBuilder(this.#options);
  }

  /** @throws RangeError where the id is no whole number, that of the document before, or higher */
  add(document: IndexDocument): void {
    requireNext(document, this.#documents.at(-1)?.id);
    this.#text.add(document);
    const { id, sku, attributes, numbers, inStock, variants } = document;
    this.#documents.push({
      ...{ id, sku, numbers, inStock },
      attributes: this.#shared(attributes),
      variants: variants.map((variant) => ({
        sku: variant.sku,
        price: variant.price,
        inStock: variant.inStock,
        attributes: this.#sharedSet(variant.attributes),
      })),
    });
  }

  /** The index of all that came. */
  image(): IndexImage {
    const documents = this.#documents;
    const sections = new Map<string, Section>();
    const units = writeUnits(sections, documents, this.#options);
    const attributes = writeAttributes(sections, documents);
    const numbers = writeNumbers(sections, documents);
    writeSkus(sections, documents);
    this.#text.write(sections);
    return { meta: { options: this.#options, products: documents.length, units, attributes, numbers }, sections };
  }

  #shared(attributes: BareDocument['attributes']): BareDocument['attributes'] {
    const entries = Object.entries(attributes);
    return Object.fromEntries(entries.map(([name, values]) => [name, values.map((value) => this.#once(value))]));
  }

  #sharedSet(attributes: BareDocument['attributes']): BareDocument['attributes'] {
    const key = JSON.stringify(attributes);
    const known = this.#sets.get(key);
    if (known !== undefined) return known;
    const made = this.#shared(attributes);
    this.#sets.set(key, made);
    return made;
  }

  #once(value: string): string {
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    this.#known.set(value, value);
    return value;
  }
}

function requireNext({ id, sku }: IndexDocument, last: number | undefined): void {
  if (!Number.isSafeInteger(id)) throw new RangeError(`document id must be a whole number, got ${id} (sku ${sku})`);
  if (id === last) throw new RangeError(`document id ${id} occurs twice (sku ${sku})`);
  if (last !== undefined && id > last)
    throw new RangeError(`documents come with the highest id first, got ${id} after ${last} (sku ${sku})`);
}
