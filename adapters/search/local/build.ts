import { writeAttributes, writeNumbers, writeUnits } from './columns';
import { resolveOptions } from './text/index-options';
import { writeSkus } from './text/sku-table';
import { TextBuilder } from './text/text-build';
import type { BareDocument, IndexDocument, IndexOptions } from './text/index-options';
import type { IndexImage, Section } from './text/image';

/** Builds an index image. @throws RangeError for duplicate or non-integer ids */
export function buildImage(documents: readonly IndexDocument[], options: IndexOptions): IndexImage {
  const builder = new ImageBuilder(options);
  for (const document of [...documents].sort((left, right) => right.id - left.id)) builder.add(document);
  return builder.image();
}

/** Streams documents into an image. Ids must descend, so that position is the last tie-breaker. */
export class ImageBuilder {
  readonly #options;
  readonly #text;
  readonly #documents: BareDocument[] = [];
  readonly #known = new Map<string, string>();
  /** Shared attribute sets, since few combinations exist. */
  readonly #sets = new Map<string, BareDocument['attributes']>();

  constructor(options: IndexOptions) {
    this.#options = resolveOptions(options);
    this.#text = new TextBuilder(this.#options);
  }

  /** @throws RangeError unless ids are descending integers */
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
