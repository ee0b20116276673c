/** Addresses that are counted at a time; when there are more, all begin anew. */
const MOST_ADDRESSES = 10_000;

/** Counts in this process, so that of many calls of an address only the first of each portion is written down. */
export class Portions {
  readonly #used = new Map<string, number>();

  constructor(private readonly size: number) {}

  /**
   * Counts one more of an address. Where the first of a portion is refused none has begun, so that the next one is looked at again.
   * @param begin writes a portion down; throws where there were too many
   */
  async count(address: string, begin: () => Promise<void>): Promise<void> {
    const used = this.#used.get(address) ?? 0;
    if (used === 0) await begin();
    if (this.#used.size >= MOST_ADDRESSES) this.#used.clear();
    this.#used.set(address, (used + 1) % this.size);
  }
}
