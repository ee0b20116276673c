import { readIndexFile, writeIndexFile } from './index-file';
import type { CatalogueIndex } from './query';
import {
  SearchUnavailableError,
  type IndexChanges,
  type IndexDocument,
  type IndexName,
  type IndexQuery,
  type IndexResult,
  type IndexState,
  type SearchEngine,
  type SearchScope,
  type Suggestion,
} from '../../platform/ports/catalogue/search';

export interface LocalSearchOptions {
  readonly folder?: string | undefined;
  readonly uuid: () => string;
  readonly onBroken: (error: unknown, key: string) => void;
}

interface OpenIndex {
  readonly index: CatalogueIndex;
  readonly state: IndexState;
}

/** In-process search with indexes stored by version, for fast restarts. Copies stay in memory. */
export function createLocalSearch(options: LocalSearchOptions): SearchEngine {
  return new LocalSearch(options);
}

class LocalSearch implements SearchEngine {
  readonly consistency = 'immediate';
  readonly #open = new Map<string, OpenIndex>();

  constructor(private readonly options: LocalSearchOptions) {}

  async open({ key }: IndexName, version: number): Promise<IndexState | undefined> {
    const known = this.#open.get(key);
    if (known?.state.version === version) return known.state;
    const { folder, onBroken } = this.options;
    if (folder === undefined) return known?.state;
    const { openIndex } = await import('./index');
    try {
      const file = readIndexFile(folder, key, version);
      if (file === undefined) return known?.state;
      const state = { version, stock: file.stock, edges: file.edges };
      this.#open.set(key, { index: openIndex(file.bytes), state });
      return state;
    } catch (error) {
      onBroken(error, key);
      return known?.state;
    }
  }

  search(index: IndexName, query: IndexQuery): Promise<IndexResult> {
    return this.#with(index, (open) => open.search(query));
  }

  suggest(index: IndexName, text: string, limit: number, scope: SearchScope = {}): Promise<readonly Suggestion[]> {
    return this.#with(index, (open) => open.suggest(text, limit, scope));
  }

  /** Only stock and prices change in place; anything else needs a rebuild. */
  apply(name: IndexName, { stock, written = [], removed = [], upTo }: IndexChanges): Promise<boolean> {
    return this.#with(name, (index) => {
      if (written.length + removed.length > 0) return false;
      index.updateStock(stock);
      const { edges = new Map<number, number>() } = this.#open.get(name.key)?.state ?? {};
      this.#open.set(name.key, { index, state: { ...upTo, edges } });
      return true;
    });
  }

  async rebuild(
    { key, language }: IndexName,
    documents: AsyncIterable<IndexDocument>,
    state: IndexState,
  ): Promise<void> {
    const { makeIndex } = await import('./make-index');
    const index = await makeIndex(documents, { language });
    this.#open.set(key, { index, state });
    const { folder, uuid } = this.options;
    if (folder === undefined) return;
    const { version, stock, edges } = state;
    writeIndexFile(folder, key, version, { bytes: index.serialize(), stock, edges }, `draft-${uuid()}`);
  }

  async copy(from: IndexName, to: IndexName): Promise<void> {
    const { openIndex } = await import('./index');
    const { index, state } = this.#known(from);
    this.#open.set(to.key, { index: openIndex(index.serialize()), state });
  }

  size(index: IndexName): Promise<number> {
    return this.#with(index, ({ size }) => size);
  }

  close(): Promise<void> {
    this.#open.clear();
    return Promise.resolve();
  }

  async #with<Result>(name: IndexName, ask: (index: CatalogueIndex) => Result): Promise<Result> {
    return Promise.resolve(ask(this.#known(name).index));
  }

  #known({ key }: IndexName): OpenIndex {
    const known = this.#open.get(key);
    if (known === undefined) throw new SearchUnavailableError(`There is no index ${key}`);
    return known;
  }
}
