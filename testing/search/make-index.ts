import type {
  IndexDocument,
  IndexName,
  IndexState,
  SearchEngine,
} from '../../adapters/platform/ports/catalogue/search';

export const STATE: IndexState = { version: 1, stock: 1, edges: new Map<number, number>() };

export function freshName(language = 'en'): IndexName {
  return { key: `test-${crypto.randomUUID()}`, language };
}

export async function* streamed(documents: readonly IndexDocument[]): AsyncGenerator<IndexDocument, void, void> {
  for (const document of documents) {
    await Promise.resolve();
    yield document;
  }
}

export async function made(
  engine: SearchEngine,
  documents: readonly IndexDocument[],
  language = 'en',
): Promise<IndexName> {
  const name = freshName(language);
  await engine.rebuild(name, streamed(documents), STATE);
  return name;
}

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
