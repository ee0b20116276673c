const MAX_ADDRESSES = 10_000;

/** Counts in memory; only the first call of each portion is persisted. */
export class Portions {
  readonly #used = new Map<string, number>();

  constructor(private readonly size: number) {}

  /**
   * A refused first call opens no portion, so the next one is checked again.
   * @param begin persists a portion; throws over the limit
   */
  async count(address: string, begin: () => Promise<void>): Promise<void> {
    const used = this.#used.get(address) ?? 0;
    if (used === 0) await begin();
    if (this.#used.size >= MAX_ADDRESSES) this.#used.clear();
    this.#used.set(address, (used + 1) % this.size);
  }
}
