import { strictStorage } from '../cache';
import { sameJson } from '../kernel/same-json';
import { ShopError } from '../kernel/shop-error';
import type { JsonValue, Storage, Telemetry } from '../ports';
import type { ReplicaStorage } from '../replica';
import { ORDERS_COLLECTION } from './orders';
import { queueEntry, type QueueEntry } from './queue/queue-entry';

interface Read {
  readonly raw: unknown;
  readonly entry: QueueEntry | undefined;
}

/** Orders as they are stored on the device, one key each. Unreadable ones stay: they may still be waiting. */
export class StoredOrders implements ReplicaStorage<readonly QueueEntry[]> {
  /** Result of the newest read, so that only changed orders are parsed and written. */
  #read: ReadonlyMap<string, Read> = new Map();

  constructor(
    private readonly storage: Storage,
    private readonly telemetry: Telemetry,
  ) {}

  async read(): Promise<readonly QueueEntry[]> {
    const storage = strictStorage(this.storage);
    const keys = await storage.keys(ORDERS_COLLECTION);
    const raws = await Promise.all(keys.map((key) => storage.get(ORDERS_COLLECTION, key)));
    this.#read = new Map(keys.map((key, index) => [key, this.#parse(key, raws[index])]));
    return [...this.#read.values()]
      .flatMap(({ entry }) => entry ?? [])
      .sort((one, other) => one.queued_at - other.queued_at);
  }

  async write(queue: readonly QueueEntry[]): Promise<void> {
    const storage = strictStorage(this.storage);
    const next = new Map(queue.map((entry) => [entry.order.order_id, entry]));
    for (const [key, { entry }] of this.#read) {
      if (entry !== undefined && !next.has(key)) await storage.remove(ORDERS_COLLECTION, key);
    }
    for (const [key, entry] of next) {
      const isStored = sameJson(this.#read.get(key)?.entry, entry);
      if (!isStored) await storage.set(ORDERS_COLLECTION, key, entry as unknown as JsonValue);
    }
  }

  #parse(key: string, raw: unknown): Read {
    const known = this.#read.get(key);
    if (known !== undefined && sameJson(known.raw, raw)) return known;
    if (raw === undefined) return { raw, entry: undefined };
    const { data: entry, error: cause } = queueEntry.safeParse(raw);
    if (cause !== undefined) {
      const name = `${ORDERS_COLLECTION}/${key}`;
      this.telemetry.error(new ShopError('storage-corrupt', { params: { key: name }, cause }), { key: name });
    }
    return { raw, entry };
  }
}
