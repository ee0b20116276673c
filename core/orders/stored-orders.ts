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
  /** Reported once. */
  readonly isFailing?: boolean;
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
    const raws = await Promise.allSettled(keys.map((key) => storage.get(ORDERS_COLLECTION, key)));
    const failed = raws.flatMap((raw) => (raw.status === 'rejected' ? [raw.reason as unknown] : []));
    if (failed.length > 0 && failed.length === keys.length) throw failed[0];
    this.#read = new Map(keys.map((key, index) => [key, this.#readOf(key, raws[index])]));
    return [...this.#read.values()]
      .flatMap(({ entry }) => entry ?? [])
      .sort((one, other) => one.queued_at - other.queued_at);
  }

  /** Writes as many orders as it can. @throws the first failure */
  async write(queue: readonly QueueEntry[]): Promise<void> {
    const storage = strictStorage(this.storage);
    const next = new Map(queue.map((entry) => [entry.order.order_id, entry]));
    const failed: unknown[] = [];
    const attempt = (work: Promise<void>) => work.catch((error: unknown) => void failed.push(error));
    for (const [key, { entry }] of this.#read) {
      if (entry !== undefined && !next.has(key)) await attempt(storage.remove(ORDERS_COLLECTION, key));
    }
    for (const [key, entry] of next) {
      const isStored = sameJson(this.#read.get(key)?.entry, entry);
      if (!isStored) await attempt(storage.set(ORDERS_COLLECTION, key, entry as unknown as JsonValue));
    }
    if (failed.length > 0) throw failed[0];
  }

  /** An order that cannot be read does not hold up the others. */
  #readOf(key: string, raw: PromiseSettledResult<unknown> | undefined): Read {
    if (raw?.status !== 'rejected') return this.#parse(key, raw?.value);
    const name = `${ORDERS_COLLECTION}/${key}`;
    if (this.#read.get(key)?.isFailing !== true) this.telemetry.error(raw.reason, { key: name });
    return { raw: undefined, entry: undefined, isFailing: true };
  }

  #parse(key: string, raw: unknown): Read {
    const known = this.#read.get(key);
    if (known !== undefined && known.isFailing !== true && sameJson(known.raw, raw)) return known;
    if (raw === undefined) return { raw, entry: undefined };
    const { data: entry, error: cause } = queueEntry.safeParse(raw);
    if (cause !== undefined) {
      const name = `${ORDERS_COLLECTION}/${key}`;
      this.telemetry.error(new ShopError('storage-corrupt', { params: { key: name }, cause }), { key: name });
    }
    return { raw, entry };
  }
}
