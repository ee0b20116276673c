/** More are not remembered: who asks about older ones is told that everything may have changed. */
const MOST_REMEMBERED = 1000;

/** Moments at which lists began to show what was written before, for caches of what is made of lists. */
export class IndexRenewals {
  /** Numbers of recorded changes after which something was missing in lists until then. */
  readonly #from: number[] = [];
  #forgotten = 0;

  add(recorded: number): void {
    this.#from.push(recorded);
    if (this.#from.length <= MOST_REMEMBERED) return;
    this.#from.shift();
    this.#forgotten += 1;
  }

  /** @param after number of renewals that are known already */
  since(after: number): { readonly from: number | undefined; readonly count: number } {
    const count = this.#forgotten + this.#from.length;
    if (after >= count) return { from: undefined, count };
    if (after < this.#forgotten) return { from: 0, count };
    return { from: Math.min(...this.#from.slice(after - this.#forgotten)), count };
  }
}
