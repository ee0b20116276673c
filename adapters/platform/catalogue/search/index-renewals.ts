/** Older renewals are forgotten and reported as unknown. */
const MAX_REMEMBERED = 1000;

export class IndexRenewals {
  readonly #from: number[] = [];
  #forgotten = 0;

  add(recorded: number): void {
    this.#from.push(recorded);
    if (this.#from.length <= MAX_REMEMBERED) return;
    this.#from.shift();
    this.#forgotten += 1;
  }

  since(after: number): { readonly from: number | undefined; readonly count: number } {
    const count = this.#forgotten + this.#from.length;
    if (after >= count) return { from: undefined, count };
    if (after < this.#forgotten) return { from: 0, count };
    return { from: Math.min(...this.#from.slice(after - this.#forgotten)), count };
  }
}
