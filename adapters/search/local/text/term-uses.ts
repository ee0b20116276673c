export interface TermUse {
  readonly field: number;
  readonly terms: Uint32Array;
}

/** All term uses in one array, which needs far less memory than one per field. */
export class TermUses {
  #data = new Uint32Array(1 << 12);
  #length = 0;
  readonly #ends: number[] = [];

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

  close(): void {
    this.#ends.push(this.#length);
  }

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
