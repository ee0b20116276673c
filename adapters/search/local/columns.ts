import { lookUp } from '../../../core/kernel/look-up';
import { addBit, emptyBitset } from './text/bitset';
import { ListsBuilder } from './text/lists';
import type { BareDocument, ResolvedOptions } from './text/index-options';
import type { AttributeMeta, Section } from './text/image';

/** Own properties only: data may name an attribute "constructor". */
function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return lookUp(record, name);
}

/** Variant attributes are stored per unit, others per product, so that filters match a buyable variant. */
export function writeAttributes(sections: Map<string, Section>, documents: readonly BareDocument[]): AttributeMeta[] {
  const variantLevel = new Set<string>();
  const names = new Set<string>();
  for (const document of documents) {
    for (const name of Object.keys(document.attributes)) names.add(name);
    for (const variant of document.variants) for (const name of Object.keys(variant.attributes)) variantLevel.add(name);
  }
  for (const name of variantLevel) names.add(name);
  return [...names].sort().map((name) => {
    const level = variantLevel.has(name) ? 'unit' : 'product';
    return { name, level, values: writeAttribute(sections, documents, name, level) };
  });
}

function writeAttribute(
  sections: Map<string, Section>,
  documents: readonly BareDocument[],
  name: string,
  level: 'product' | 'unit',
): string[] {
  const numbers = new Map<string, number>();
  const lists = new ListsBuilder();
  const add = (values: readonly string[]): void => {
    for (const value of values) {
      let number = numbers.get(value);
      if (number === undefined) numbers.set(value, (number = numbers.size));
      lists.add(number);
    }
    lists.close();
  };
  for (const document of documents) {
    const ofProduct = own(document.attributes, name) ?? [];
    if (level === 'product' || document.variants.length === 0) add(ofProduct);
    else for (const variant of document.variants) add(own(variant.attributes, name) ?? ofProduct);
  }
  const values = [...numbers.keys()].sort();
  const rename = new Uint32Array(values.length);
  values.forEach((value, at) => (rename[numbers.get(value) ?? 0] = at));
  lists.write(sections, `attribute.${name}`, rename);
  return values;
}

export function writeNumbers(sections: Map<string, Section>, documents: readonly BareDocument[]): string[] {
  const names = new Set<string>();
  for (const document of documents) for (const name of Object.keys(document.numbers)) names.add(name);
  for (const name of names) {
    sections.set(
      `number.${name}`,
      Float64Array.from(documents, (document) => own(document.numbers, name) ?? NaN),
    );
  }
  return [...names].sort();
}

export function writeUnits(
  sections: Map<string, Section>,
  documents: readonly BareDocument[],
  options: ResolvedOptions,
): number {
  const starts = new Uint32Array(documents.length + 1);
  documents.forEach((document, at) => (starts[at + 1] = (starts[at] ?? 0) + Math.max(1, document.variants.length)));
  const units = starts[documents.length] ?? 0;
  const prices = new Float64Array(units);
  const stock = emptyBitset(units);
  documents.forEach((document, at) => {
    const start = starts[at] ?? 0;
    const price = own(document.numbers, options.priceField) ?? NaN;
    const ofProduct = [{ price, inStock: document.inStock }];
    (document.variants.length === 0 ? ofProduct : document.variants).forEach((unit, nth) => {
      prices[start + nth] = unit.price;
      if (unit.inStock) addBit(stock, start + nth);
    });
  });
  sections.set('unit.starts', starts);
  sections.set('unit.prices', prices);
  sections.set('unit.stock', stock);
  sections.set(
    'product.open',
    Uint8Array.from(documents, ({ inStock, variants }) => (inStock || variants.length === 0 ? 1 : 0)),
  );
  sections.set(
    'product.ids',
    Float64Array.from(documents, (document) => document.id),
  );
  sections.set(
    'product.configurable',
    Uint8Array.from(documents, (document) => (document.variants.length === 0 ? 0 : 1)),
  );
  return units;
}
