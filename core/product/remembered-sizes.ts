import type { Product } from '../contract';
import { inject, injectable, STORAGE, TELEMETRY, token } from '../di';
import { lookUp } from '../kernel/look-up';
import type { Storage, Telemetry } from '../ports';

const PLACE = { collection: 'product', key: 'rememberedSizes' };

function sizesIn(stored: unknown): Readonly<Record<string, string>> {
  if (typeof stored !== 'object' || stored === null) return {};
  const entries = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

function sizeTypeOf(product: Pick<Product, 'product_type' | 'ptype' | 'type_id'>): string {
  const ptype = Array.isArray(product.ptype) ? product.ptype[0] : product.ptype;
  return product.product_type ?? ptype ?? product.type_id;
}

/** Stores the last chosen size per product type. Storage failures never break the page. */
@injectable()
export class RememberedSizes {
  #sizes: Readonly<Record<string, string>> = {};
  #loading: Promise<void> | undefined;
  /** Discards reads that began before a sign-out. */
  #departures = 0;

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {}

  load(): Promise<void> {
    this.#loading ??= this.#read();
    return this.#loading;
  }

  async #read(): Promise<void> {
    const departures = this.#departures;
    try {
      const sizes = sizesIn(await this.storage.get(PLACE.collection, PLACE.key));
      if (departures !== this.#departures) return;
      this.#sizes = { ...sizes, ...this.#sizes };
    } catch (error) {
      this.telemetry.error(error, { where: 'remembered sizes, read' });
    }
  }

  get(product: Product): string | undefined {
    return lookUp(this.#sizes, sizeTypeOf(product));
  }

  set(product: Product, size: string): void {
    const type = sizeTypeOf(product);
    if (lookUp(this.#sizes, type) === size.toUpperCase()) return;
    this.#sizes = { ...this.#sizes, [type]: size.toUpperCase() };
    this.storage.set(PLACE.collection, PLACE.key, this.#sizes).catch((error: unknown) => {
      this.telemetry.error(error, { where: 'remembered sizes, write' });
    });
  }

  async forget(): Promise<void> {
    this.#sizes = {};
    this.#departures += 1;
    await this.storage.remove(PLACE.collection, PLACE.key);
  }
}

export const REMEMBERED_SIZES = token<RememberedSizes>('RememberedSizes');
