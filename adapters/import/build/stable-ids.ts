import { createHash } from 'node:crypto';

const FIRST_VARIANT_ID = 1_000_000_000;
/** Large enough that collisions among 100,000 skus are negligible. */
const VARIANT_IDS = 2 ** 44;

export class StableIds {
  readonly #ids: Map<string, number>;
  #last: number;

  /** @param last ids up to this one are never assigned */
  constructor(existing: ReadonlyMap<string, number>, last = 0) {
    this.#ids = new Map(existing);
    this.#last = [...existing.values()].reduce((max, id) => (id < FIRST_VARIANT_ID ? Math.max(max, id) : max), last);
  }

  of(key: string): number {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#last += 1;
    this.#ids.set(key, this.#last);
    return this.#last;
  }
}

/** Variant ids are not stored separately, so they are hashed from the sku. */
export class VariantIds {
  readonly #owners = new Map<number, string>();

  of(sku: string): number {
    let id =
      FIRST_VARIANT_ID +
      (Number.parseInt(createHash('sha256').update(sku).digest('hex').slice(0, 13), 16) % VARIANT_IDS);
    while ((this.#owners.get(id) ?? sku) !== sku) id += 1;
    this.#owners.set(id, sku);
    return id;
  }
}
