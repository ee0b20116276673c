/** The terms of one field of one product, in order, repeats included. */
export interface TermUse {
  readonly field: number;
  readonly terms: Uint32Array;
}

/** Terms used product by product, all in one array: a small array for each field of each product would take more room than its terms. */
export class TermUses {
  #data = new Uint32Array(1 << 12);
  #length = 0;
  /** Where each product ends. */
  readonly #ends: number[] = [];

  /** Adds a field of the present product. */
  add(field: number, terms: Uint32Array): void {
    const end = this.#length + 2 + terms.length;
    if (end > this.#data.length) {
      const grown = new Uint32Array(Math.max(end, this.#data.length * 2));
      grown.set(this.#data);
      this.#data = grown;
    }
    this.#data.set([field, terms.length], this.#length);
    this.#data.set(terms, this.#length + 2);
    this.#length = end;
  }

  /** Ends the present product. */
  close(): void {
    this.#ends.push(this.#length);
  }

  /** Each product's uses, in order. */
  *products(): Generator<readonly TermUse[], void, void> {
    let start = 0;
    for (const end of this.#ends) {
      yield this.#between(start, end);
      start = end;
    }
  }

  #between(start: number, end: number): readonly TermUse[] {
    const uses: TermUse[] = [];
    for (let at = start; at < end;) {
      const next = at + 2 + (this.#data[at + 1] ?? 0);
      uses.push({ field: this.#data[at] ?? 0, terms: this.#data.subarray(at + 2, next) });
      at = next;
    }
    return uses;
  }
}
