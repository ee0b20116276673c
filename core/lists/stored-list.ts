import { strictStorage } from '../cache';
import { ShopError } from '../kernel/shop-error';
import type { JsonValue, Storage, Telemetry } from '../ports';
import type { ReplicaStorage } from '../replica';
import { LISTS_COLLECTION } from './lazy-list';
import { readListed } from './listed-product';
import type { ListState } from './lists';
import { type ListDefinition, withinLimit } from './plan-list';

/** A list as it is stored on the device; an empty one has no entry. */
export class StoredList implements ReplicaStorage<ListState['items']> {
  #isCorruptReported = false;

  constructor(
    private readonly list: ListDefinition,
    private readonly storage: Storage,
    private readonly telemetry: Telemetry,
  ) {}

  async read(): Promise<ListState['items']> {
    const raw = await strictStorage(this.storage).get(LISTS_COLLECTION, this.list.name);
    const entries: readonly unknown[] = Array.isArray(raw) ? raw : [];
    // One unreadable entry must not lose the others.
    const items = entries.flatMap((entry) => readListed(entry) ?? []);
    if (items.length < entries.length || (raw !== undefined && !Array.isArray(raw))) this.#reportCorrupt();
    return withinLimit([...new Map(items.map((item) => [item.sku, item])).values()], this.list.rules);
  }

  async write(items: ListState['items']): Promise<void> {
    const storage = strictStorage(this.storage);
    const { name } = this.list;
    if (items.length === 0) await storage.remove(LISTS_COLLECTION, name);
    else await storage.set(LISTS_COLLECTION, name, items as unknown as JsonValue);
  }

  /** Every pass reads again; one report is enough. */
  #reportCorrupt(): void {
    if (this.#isCorruptReported) return;
    this.#isCorruptReported = true;
    const { name } = this.list;
    const error = new ShopError('storage-corrupt', { params: { key: `${LISTS_COLLECTION}/${name}` } });
    this.telemetry.error(error, { list: name });
  }
}
