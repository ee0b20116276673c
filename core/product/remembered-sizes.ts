import type { Product } from '../contract';
import { inject, injectable, STORAGE, TELEMETRY, token } from '../di';
import { lookUp } from '../kernel/look-up';
import type { Storage, Telemetry } from '../ports';

const PLACE = { collection: 'product', key: 'rememberedSizes' };

/** Texts by name are kept; anything else that is found in storage is left aside. */
function sizesIn(stored: unknown): Readonly<Record<string, string>> {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

/** What kind of thing a product is: shoes and shirts have sizes of their own. */
function sizeTypeOf(product: Pick<Product, 'product_type' | 'ptype' | 'type_id'>): string {
  const ptype = Array.isArray(product.ptype) ? product.ptype[0] : product.ptype;
  return product.product_type ?? ptype ?? product.type_id;
}

/**
 * The size that a shopper last chose per product type, kept between visits (S §3). Storage that fails costs the
 * memory, never the page; storage that hangs is given up by the guard around it (S §4, local cache).
 */
@injectable()
export class RememberedSizes {
  #sizes: Readonly<Record<string, string>> = {};
  #loading: Promise<void> | undefined;
  /** How often somebody has signed out: what was read for the one before is not taken in. */
  #departures = 0;

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {}

  /** Reads what was kept, once; resolves in any case. */
  load(): Promise<void> {
    this.#loading ??= this.#read();
    return this.#loading;
  }

  async #read(): Promise<void> {
    const departures = this.#departures;
    try {
      const sizes = sizesIn(await this.storage.get(PLACE.collection, PLACE.key));
      if (departures !== this.#departures) return;
      // What was chosen while reading is newer than what is read.
      this.#sizes = { ...sizes, ...this.#sizes };
    } catch (error) {
      this.telemetry.error(error, { where: 'remembered sizes, read' });
    }
  }

  get(product: Product): string | undefined {
    return lookUp(this.#sizes, sizeTypeOf(product));
  }

  /** Remembers a size at once and writes it in the background. */
  set(product: Product, size: string): void {
    const type = sizeTypeOf(product);
    if (lookUp(this.#sizes, type) === size.toUpperCase()) return;
    this.#sizes = { ...this.#sizes, [type]: size.toUpperCase() };
    this.storage.set(PLACE.collection, PLACE.key, this.#sizes).catch((error: unknown) => {
      this.telemetry.error(error, { where: 'remembered sizes, write' });
    });
  }

  /** Forgets all of them, as whose they are signs out. @throws what the storage refuses */
  async forget(): Promise<void> {
    this.#sizes = {};
    this.#departures += 1;
    await this.storage.remove(PLACE.collection, PLACE.key);
  }
}

export const REMEMBERED_SIZES = token<RememberedSizes>('RememberedSizes');
