import type { IndexDocument, IndexName, IndexState, SearchEngine } from '../../adapters/platform/ports/search';

/** What an index knows that was just made. */
export const STATE: IndexState = { version: 1, stock: 1, edges: new Map<number, number>() };

/** A name that no other test has. */
export function freshName(language = 'en'): IndexName {
  return { key: `test-${crypto.randomUUID()}`, language };
}

/** Documents as an engine is given them: one after the other. */
export async function* streamed(documents: readonly IndexDocument[]): AsyncGenerator<IndexDocument, void, void> {
  for (const document of documents) {
    await Promise.resolve();
    yield document;
  }
}

/** An index of a test's own. */
export async function made(
  engine: SearchEngine,
  documents: readonly IndexDocument[],
  language = 'en',
): Promise<IndexName> {
  const name = freshName(language);
  await engine.rebuild(name, streamed(documents), STATE);
  return name;
}

/** A product with nothing but an id, changed as a test needs it. */
export function product(id: number, changes: Partial<IndexDocument> = {}): IndexDocument {
  return {
    id,
    sku: `SKU-${String(id)}`,
    text: {},
    attributes: {},
    numbers: {},
    inStock: true,
    variants: [],
    ...changes,
  };
}
