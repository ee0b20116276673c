import { combineLatest, map, type Observable } from 'rxjs';
import { inject, injectable } from '../di';
import { GuardedStorage, readStored } from '../cache';
import { CLOCK, NETWORK, STORAGE, TABS, TELEMETRY, token } from '../di';
import { SerialQueue } from '../kernel/async/serial-queue';
import { Store } from '../kernel/store';
import type { Order } from '../contract';
import type { Clock, JsonValue, Network, Storage, Tabs, Telemetry } from '../ports';
import { SESSION, type Session } from '../sync';
import { afterDeparture } from './after-departure';
import { forgetOrders } from './forget-orders';
import { isSeenBy } from './is-seen-by';
import { CONFIRMATION_COLLECTION, ORDERS_COLLECTION, type Confirmation } from './orders';
import { isWaiting } from './queue/order-life';
import { confirmation, queueEntry, type QueueEntry } from './queue/queue-entry';

const CONFIRMATION = { collection: CONFIRMATION_COLLECTION, key: 'last' };
/** Limits completed orders kept on the device. */
const MAX_DONE = 20;

@injectable()
export class OrdersStore {
  readonly #queue = new Store<readonly QueueEntry[]>([]);
  readonly #confirmation = new Store<Confirmation | null>(null);
  readonly #turns = new SerialQueue();
  readonly ours$: Observable<readonly QueueEntry[]>;
  readonly confirmation$ = this.#confirmation.state$;

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(TABS) private readonly tabs: Tabs,
    @inject(NETWORK) private readonly network: Network,
    @inject(SESSION) private readonly session: Session,
  ) {
    this.ours$ = combineLatest([this.#queue.state$, session.userId$]).pipe(
      map(([queue, userId]) => queue.filter(({ order }) => isSeenBy(userId, order))),
    );
  }

  get online$(): Observable<boolean> {
    return this.network.online$;
  }

  isOnline(): boolean {
    return this.network.isOnline();
  }

  get queue(): readonly QueueEntry[] {
    return this.#queue.value;
  }

  get ours(): readonly QueueEntry[] {
    return this.queue.filter(({ order }) => this.isOurs(order));
  }

  findOurs(orderId: string): QueueEntry | undefined {
    return this.ours.find(({ order }) => order.order_id === orderId);
  }

  isOurs(order: Pick<Order, 'user_id'>): boolean {
    return isSeenBy(this.session.userId, order);
  }

  get confirmation(): Confirmation | null {
    return this.#confirmation.value;
  }

  now(): number {
    return this.clock.now();
  }

  exclusively<T>(work: () => Promise<T>): Promise<T> {
    return this.#turns.run(() => this.tabs.exclusively('orders', work));
  }

  find(orderId: string): QueueEntry | undefined {
    return this.queue.find((entry) => entry.order.order_id === orderId);
  }

  async load(): Promise<void> {
    const ports = { storage: this.storage, telemetry: this.telemetry };
    const entries: QueueEntry[] = [];
    for (const key of await this.storage.keys(ORDERS_COLLECTION)) {
      const entry = await readStored(ports, { collection: ORDERS_COLLECTION, key }, queueEntry);
      if (entry !== undefined) entries.push(entry);
    }
    this.#queue.set(entries.sort((a, b) => a.queued_at - b.queued_at));
    this.#confirmation.set((await readStored(ports, CONFIRMATION, confirmation)) ?? null);
  }

  async refresh(orderId: string): Promise<QueueEntry | undefined> {
    const place = { collection: ORDERS_COLLECTION, key: orderId };
    const entry = await readStored({ storage: this.storage, telemetry: this.telemetry }, place, queueEntry);
    if (entry === undefined) return this.find(orderId);
    this.#queue.update((queue) => queue.map((other) => (other.order.order_id === orderId ? entry : other)));
    return entry;
  }

  /** Upserts an entry and resolves when it is written. Results for a signed-out owner are not stored. */
  async put(next: QueueEntry): Promise<void> {
    const { order_id, user_id = '' } = next.order;
    const entry = this.isOurs(next.order) ? next : afterDeparture(next, user_id);
    if (entry === undefined) return this.drop(order_id);
    const known = this.find(order_id) !== undefined;
    this.#queue.update((queue) =>
      known ? queue.map((other) => (other.order.order_id === order_id ? entry : other)) : [...queue, entry],
    );
    await this.storage.set(ORDERS_COLLECTION, order_id, entry as unknown as JsonValue);
    await this.#prune();
  }

  isKept(orderId: string): boolean {
    return !(this.storage instanceof GuardedStorage) || this.storage.isKept(ORDERS_COLLECTION, orderId);
  }

  async drop(orderId: string): Promise<void> {
    this.#queue.update((queue) => queue.filter((entry) => entry.order.order_id !== orderId));
    await this.storage.remove(ORDERS_COLLECTION, orderId);
  }

  async leave(userId: string): Promise<void> {
    this.#queue.update((queue) =>
      queue.map((entry) => afterDeparture(entry, userId)).filter((rest) => rest !== undefined),
    );
    this.#confirmation.set(null);
    await forgetOrders({ storage: this.storage, telemetry: this.telemetry }, userId);
  }

  async confirm(next: Confirmation, order: Pick<Order, 'user_id'>): Promise<void> {
    if (!this.isOurs(order)) return;
    this.#confirmation.set(next);
    await this.storage.set(CONFIRMATION.collection, CONFIRMATION.key, { ...next } as unknown as JsonValue);
  }

  dispose(): void {
    this.#queue.close();
    this.#confirmation.close();
  }

  async #prune(): Promise<void> {
    const done = this.queue.filter((entry) => !isWaiting(entry));
    for (const entry of done.slice(0, Math.max(0, done.length - MAX_DONE))) await this.drop(entry.order.order_id);
  }
}

export const ORDERS_STORE = token<OrdersStore>('OrdersStore');
