import { inject, injectable } from 'tsyringe';
import * as z from 'zod/mini';
import { readStored } from '../cache/read-stored';
import type { ShopConfig } from '../config';
import type { Product } from '../contract';
import { CLOCK, CONFIG, STORAGE, TELEMETRY, token } from '../di';
import type { Clock, Storage, Telemetry } from '../ports';

const PLACE = { collection: 'product', key: 'rememberedSizes' };
const stored = z.record(z.string(), z.string());

/** What kind of thing a product is: shoes and shirts have sizes of their own. */
export function sizeTypeOf(product: Pick<Product, 'product_type' | 'ptype' | 'type_id'>): string {
  const ptype = Array.isArray(product.ptype) ? product.ptype[0] : product.ptype;
  return product.product_type ?? ptype ?? product.type_id;
}

/**
 * The size that a shopper last chose per product type, kept between visits (S §3). Storage that fails or hangs costs the
 * memory, never the page.
 */
@injectable()
export class RememberedSizes {
  #sizes: Readonly<Record<string, string>> = {};
  #loading: Promise<void> | undefined;

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(CONFIG) private readonly config: ShopConfig,
  ) {}

  /** Reads what was kept, once; resolves in any case, after the time-out at the latest. */
  load(): Promise<void> {
    this.#loading ??= this.#loadInTime();
    return this.#loading;
  }

  #loadInTime(): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.clock.schedule(() => {
        this.telemetry.log('warn', 'Remembered sizes were not read in time');
        resolve();
      }, this.config.cache.timeoutMs);
      void this.#read().finally(() => {
        cancel();
        resolve();
      });
    });
  }

  async #read(): Promise<void> {
    try {
      const sizes = await readStored({ storage: this.storage, telemetry: this.telemetry }, PLACE, stored);
      // What was chosen while reading is newer than what is read.
      this.#sizes = { ...sizes, ...this.#sizes };
    } catch (error) {
      this.telemetry.error(error, { where: 'remembered sizes, read' });
    }
  }

  get(product: Product): string | undefined {
    return this.#sizes[sizeTypeOf(product)];
  }

  /** Remembers a size at once and writes it in the background. */
  set(product: Product, size: string): void {
    const type = sizeTypeOf(product);
    if (this.#sizes[type] === size.toUpperCase()) return;
    this.#sizes = { ...this.#sizes, [type]: size.toUpperCase() };
    this.storage.set(PLACE.collection, PLACE.key, this.#sizes).catch((error: unknown) => {
      this.telemetry.error(error, { where: 'remembered sizes, write' });
    });
  }
}

export const REMEMBERED_SIZES = token<RememberedSizes>('RememberedSizes');
