import { writeAttributes, writeNumbers, writeUnits } from './columns';
import { resolveOptions } from './index-options';
import { writeSkus } from './sku-table';
import { TextBuilder } from './text-build';
import type { IndexDocument, IndexOptions } from './index-options';
import type { IndexImage, Section } from './image';

/** Lays documents out as an index image; RangeError when two share an id or an id is no whole number. */
export function buildImage(documents: readonly IndexDocument[], options: IndexOptions): IndexImage {
  const resolved = resolveOptions(options);
  // Highest id first: the place in the index is then the last tie-breaker of every order.
  const ordered = [...documents].sort((left, right) => right.id - left.id);
  requireUniqueIds(ordered);
  const sections = new Map<string, Section>();
  const units = writeUnits(sections, ordered, resolved);
  const attributes = writeAttributes(sections, ordered);
  const numbers = writeNumbers(sections, ordered);
  writeSkus(sections, ordered);
  const text = new TextBuilder(resolved);
  for (const document of ordered) text.add(document);
  text.write(sections);
  return { meta: { options: resolved, products: ordered.length, units, attributes, numbers }, sections };
}

function requireUniqueIds(ordered: readonly IndexDocument[]): void {
  ordered.forEach((document, at) => {
    if (!Number.isSafeInteger(document.id))
      throw new RangeError(`document id must be a whole number, got ${document.id} (sku ${document.sku})`);
    if (at > 0 && ordered[at - 1]?.id === document.id)
      throw new RangeError(`document id ${document.id} occurs twice (sku ${document.sku})`);
  });
}
