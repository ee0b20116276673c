import { ShopError } from '../kernel/shop-error';
import type { JsonValue, Storage, Tabs, Telemetry } from '../ports';
import { LISTS_COLLECTION, pendingKey } from './lazy-list';
import { listMessage } from './list-message';
import { readListed, readPending } from './listed-product';
import type { ListedProduct, ListName, ListState } from './lists';
import type { ListChange } from './plan-list';

/** A list on the device, and what other tabs learn about it. */
export class StoredList {
  constructor(
    private readonly name: ListName,
    private readonly parts: { readonly storage: Storage; readonly tabs: Tabs; readonly telemetry: Telemetry },
  ) {}

  async read(): Promise<readonly ListedProduct[]> {
    const { name } = this;
    const { storage, telemetry } = this.parts;
    const raw = await storage.get(LISTS_COLLECTION, name);
    const entries: readonly unknown[] = Array.isArray(raw) ? raw : [];
    // One unreadable entry must not lose the others.
    const items = entries.flatMap((entry) => readListed(entry) ?? []);
    if (items.length < entries.length || (raw !== undefined && !Array.isArray(raw))) {
      telemetry.error(new ShopError('storage-corrupt', { params: { key: `${LISTS_COLLECTION}/${name}` } }), {
        list: name,
      });
    }
    return items;
  }

  /** Removes and returns the products that were noted before the list's code was loaded. */
  async takePending(): Promise<readonly ListedProduct[]> {
    const { storage } = this.parts;
    const keys = (await storage.keys(LISTS_COLLECTION)).filter((key) => key.startsWith(pendingKey(this.name)));
    const values = await Promise.all(keys.map((key) => storage.get(LISTS_COLLECTION, key)));
    await Promise.all(keys.map((key) => storage.remove(LISTS_COLLECTION, key)));
    return values.flatMap((value) => readPending(value) ?? []).toSorted((a, b) => a.added_at - b.added_at);
  }

  /** Reports failures instead of throwing. */
  async write(items: ListState['items']): Promise<void> {
    const { storage, telemetry } = this.parts;
    try {
      if (items.length === 0) await storage.remove(LISTS_COLLECTION, this.name);
      else await storage.set(LISTS_COLLECTION, this.name, items as unknown as JsonValue);
    } catch (error) {
      telemetry.error(error, { area: 'lists', list: this.name });
    }
  }

  broadcast(change: ListChange): void {
    this.parts.tabs.post(listMessage(this.name, change));
  }
}
