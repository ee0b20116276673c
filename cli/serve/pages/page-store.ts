import type { KeptPage } from './kept-page';

/** Pages by their key and by what they depend on, up to so many bytes; what was not asked for the longest goes first. */
export class PageStore {
  readonly #pages = new Map<string, KeptPage>();
  /** Name of something → keys of the pages that depend on it. */
  readonly #dependents = new Map<string, Set<string>>();

  /** @param mostBytes memory for all pages together */
  constructor(private readonly mostBytes: number) {}

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
    this.#pages.set(key, page); // asked for last
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

  /** Throws away every page that depends on one of the names. @returns how many */
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

  /** Sizes are summed up again, because a page grows when it is packed for another browser. */
  #makeRoom(): void {
    let bytes = 0;
    for (const page of this.#pages.values()) bytes += page.size;
    for (const key of this.#pages.keys()) {
      if (bytes <= this.mostBytes) return;
      bytes -= this.#pages.get(key)?.size ?? 0;
      this.remove(key);
    }
  }
}
