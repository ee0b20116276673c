import type { KeptPage } from './kept-page';

/** Share of the bytes for pages with a query: anybody can invent these, and would push out all others. */
const SHARE_WITH_QUERY = 0.25;

/** LRU cache with dependency tracking and a byte limit. Keys are addresses of pages. */
export class PageStore {
  readonly #pages = new Map<string, KeptPage>();
  readonly #dependents = new Map<string, Set<string>>();

  constructor(private readonly maxBytes: number) {}

  get count(): number {
    return this.#pages.size;
  }

  get(key: string, now: number): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    this.#pages.delete(key);
    if (page.validUntil <= now) {
      this.#release(key, page);
      return undefined;
    }
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: KeptPage): void {
    this.remove(key);
    this.#pages.set(key, page);
    for (const name of page.dependsOn) {
      const keys = this.#dependents.get(name) ?? new Set<string>();
      this.#dependents.set(name, keys.add(key));
    }
    this.#makeRoom();
  }

  remove(key: string): void {
    const page = this.#pages.get(key);
    this.#pages.delete(key);
    if (page) this.#release(key, page);
  }

  /** Invalidates dependent pages. @returns their number */
  purge(names: ReadonlySet<string>): number {
    const before = this.count;
    for (const name of names) {
      for (const key of [...(this.#dependents.get(name) ?? [])]) this.remove(key);
    }
    return before - this.count;
  }

  clear(): void {
    this.#pages.clear();
    this.#dependents.clear();
  }

  #release(key: string, page: KeptPage): void {
    for (const name of page.dependsOn) {
      const keys = this.#dependents.get(name);
      keys?.delete(key);
      if (keys?.size === 0) this.#dependents.delete(name);
    }
  }

  /** Recomputes sizes, as pages grow with each encoding. */
  #makeRoom(): void {
    const pages = [...this.#pages].map(([key, { size }]) => ({ key, size }));
    const others = this.#removeOldest(
      pages.filter(({ key }) => key.includes('?')),
      this.maxBytes * SHARE_WITH_QUERY,
    );
    this.#removeOldest(
      pages.filter(({ key }) => !key.includes('?')),
      this.maxBytes - others,
    );
  }

  /** @returns bytes that remain */
  #removeOldest(pages: readonly { readonly key: string; readonly size: number }[], maxBytes: number): number {
    let bytes = pages.reduce((sum, { size }) => sum + size, 0);
    for (const { key, size } of pages) {
      if (bytes <= maxBytes) break;
      bytes -= size;
      this.remove(key);
    }
    return bytes;
  }
}
