import { combineLatest, map, type Observable } from 'rxjs';
import { inject, injectable } from '../di';
import { readStored } from '../cache';
import { CLOCK, NETWORK, STORAGE, TABS, TELEMETRY, token } from '../di';
import { SerialQueue } from '../kernel/async/serial-queue';
import { Store } from '../kernel/store';
import type { Order } from '../contract';
import type { Clock, JsonValue, Network, Storage, Tabs, Telemetry } from '../ports';
import { SESSION, type Session } from '../sync';
import { forget } from './forget-orders';
import { isSeenBy } from './is-seen-by';
import { OrderReplica } from './order-replica';
import { CONFIRMATION_COLLECTION, type Confirmation } from './orders';
import { advance, type OrderStep } from './queue/order-actions';
import { isWaiting } from './queue/order-life';
import { confirmation, type QueueEntry } from './queue/queue-entry';

const CONFIRMATION = { collection: CONFIRMATION_COLLECTION, key: 'last' };

@injectable()
export class OrdersStore {
  readonly #queue: OrderReplica;
  readonly #confirmation = new Store<Confirmation | null>(null);
  readonly #turns = new SerialQueue();
  readonly #releases = new SerialQueue();
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
    this.#queue = new OrderReplica({ storage, tabs, telemetry });
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
    return this.#queue.state;
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

  /** One tab at a time moves lines of orders out of the cart. Within `exclusively`, never around it. */
  releasing<T>(work: () => Promise<T>): Promise<T> {
    return this.#releases.run(() => this.tabs.exclusively('orders.release', work));
  }

  find(orderId: string): QueueEntry | undefined {
    return this.#queue.find(orderId);
  }

  async load(): Promise<void> {
    await this.#queue.load();
    const ports = { storage: this.storage, telemetry: this.telemetry };
    this.#confirmation.set((await readStored(ports, CONFIRMATION, confirmation)) ?? null);
  }

  /**
   * Reads the order again, which another tab may have changed.
   * @returns undefined if another tab has dropped it
   */
  async newest(orderId: string): Promise<QueueEntry | undefined> {
    await this.#queue.load();
    return this.find(orderId);
  }

  /**
   * Changes an order, or adds it, and resolves when that is stored or failed to be.
   * @returns the order afterwards, unchanged if another tab has made the step impossible; undefined if another tab has
   *   dropped it
   */
  async change(entry: QueueEntry, step: OrderStep): Promise<QueueEntry | undefined> {
    await this.#queue.dispatch({ type: 'changed', entry, step, by: this.session.userId });
    const known = this.find(entry.order.order_id);
    if (known !== undefined) return known;
    const changed = advance(entry, step);
    // The device keeps no results for an owner who has signed out.
    return isWaiting(changed) || this.isOurs(changed.order) ? undefined : changed;
  }

  isKept(orderId: string): boolean {
    return this.#queue.isKept(orderId);
  }

  async drop(order_id: string): Promise<void> {
    await this.#queue.dispatch({ type: 'removed', order_id });
  }

  async leave(userId: string): Promise<void> {
    const forgotten = forget(this.storage, this.#queue, userId);
    this.#confirmation.set(null);
    await forgotten;
  }

  async confirm(next: Confirmation, order: Pick<Order, 'user_id'>): Promise<void> {
    if (!this.isOurs(order)) return;
    this.#confirmation.set(next);
    await this.storage.set(CONFIRMATION.collection, CONFIRMATION.key, { ...next } as unknown as JsonValue);
  }

  dispose(): void {
    this.#queue.dispose();
    this.#confirmation.close();
  }
}

export const ORDERS_STORE = token<OrdersStore>('OrdersStore');
