import { createHash } from 'node:crypto';

/** Ids of variants begin here, far above those of products, which are counted up. */
const FIRST_VARIANT_ID = 1_000_000_000;
/** How many variant ids there are: with this many, two of 100,000 skus almost never meet. */
const VARIANT_IDS = 2 ** 44;

/** Gives out ids that stay the same from one import to the next. */
export class StableIds {
  readonly #ids: Map<string, number>;
  #last: number;

  /**
   * @param existing keys that have an id already
   * @param last ids up to this one are never given out
   */
  constructor(existing: ReadonlyMap<string, number>, last = 0) {
    this.#ids = new Map(existing);
    this.#last = [...existing.values()].reduce((most, id) => (id < FIRST_VARIANT_ID ? Math.max(most, id) : most), last);
  }

  /** The id of a key: the one it has, else the next. */
  of(key: string): number {
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    this.#last += 1;
    this.#ids.set(key, this.#last);
    return this.#last;
  }
}

/** Ids of variants. They have no place of their own in the database, so each is made from its sku alone. */
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
