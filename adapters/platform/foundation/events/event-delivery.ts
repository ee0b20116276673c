import type { Settings } from '../settings/options';
import type { Database } from '../../ports/database';
import type { DeadLetter, PlacedEvent, Subscription } from '../../ports/foundation/events';
import type { Subscriber } from '../../ports/foundation/subscriber';
import { HeldLease } from '../kernel/held-lease';
import { errorText } from '../kernel/error-text';
import { isAborted } from '../kernel/is-aborted';
import { Interrupted, withinTime } from '../kernel/within-time';
import { retryWait } from './retry-plan';

/** Attempts before an event is set aside. */
const MAX_TRIES = 12;
const HANDLE_MS = 30_000;
const BATCH = 100;

/** Counts of delivered, failed and set-aside events of one round. */
export interface DeliveryRun {
  readonly delivered: number;
  readonly failed: number;
  readonly setAside: number;
}

type Counts = { -readonly [K in keyof DeliveryRun]: DeliveryRun[K] };

/**
 * Delivers events to each subscriber in order, at least once: the cursor advances after each event. One process at a
 * time serves a subscriber.
 */
export class EventDelivery {
  constructor(
    private readonly database: Database,
    private readonly settings: Pick<Settings, 'clock' | 'ids' | 'subscribers' | 'telemetry'>,
  ) {}

  /** @param signal aborts the run; pending events are redelivered */
  async deliver(signal?: AbortSignal): Promise<DeliveryRun> {
    const counts: Counts = { delivered: 0, failed: 0, setAside: 0 };
    await Promise.all(this.settings.subscribers.map((subscriber) => this.#serve(subscriber, counts, signal)));
    return counts;
  }

  /** Milliseconds since the epoch; undefined if nothing waits. */
  async nextRetry(): Promise<number | undefined> {
    const names = new Set(this.settings.subscribers.map(({ name }) => name));
    const all = await this.database.read((db) => db.events.subscriptions());
    const waiting = all.filter(({ name, attempts }) => names.has(name) && attempts > 0).map(({ nextAt }) => nextAt);
    return waiting.length === 0 ? undefined : Math.min(...waiting);
  }

  async #serve(subscriber: Subscriber, counts: Counts, signal: AbortSignal | undefined): Promise<void> {
    const { database } = this;
    if (!(await this.#isDue(subscriber))) return;
    const lease = new HeldLease(database, this.settings, `events:${subscriber.name}`);
    if (!(await lease.take())) return;
    try {
      let at = await this.#begin(subscriber);
      while (!isAborted(signal) && at.nextAt <= this.settings.clock.now()) {
        const events = await database.read((db) => db.events.after(at.cursor, BATCH));
        if (events.length === 0) return;
        const reached = await this.#deliverAll(subscriber, { at, events, lease, counts, signal });
        if (reached === undefined) return;
        at = reached;
      }
    } finally {
      await lease.release();
    }
  }

  async #isDue({ name }: Subscriber): Promise<boolean> {
    const now = this.settings.clock.now();
    return this.database.read(async (db) => {
      const known = await db.events.subscription(name);
      return known === undefined || (known.nextAt <= now && (await db.events.isBehind(known.cursor)));
    });
  }

  #begin({ name, from = 'now' }: Subscriber): Promise<Subscription> {
    return this.database.write(async (db) => {
      await db.events.place();
      const known = await db.events.subscription(name);
      if (known !== undefined) return known;
      const cursor = from === 'oldest' ? 0 : await db.events.last();
      const begun: Subscription = { name, cursor, attempts: 0, nextAt: 0, error: undefined };
      await db.events.keep(begun, this.settings.clock.now());
      return begun;
    });
  }

  async #deliverAll(subscriber: Subscriber, batch: Batch): Promise<Subscription | undefined> {
    let { at } = batch;
    for (const placed of batch.events) {
      if (isAborted(batch.signal) || !(await batch.lease.renew())) return this.#keep(at);
      if (!subscriber.handles.includes(placed.event.name)) {
        at = { ...at, cursor: placed.position };
        continue;
      }
      const next = await this.#deliver(subscriber, at, placed, batch);
      if (next === undefined) return undefined;
      at = next;
    }
    await this.#keep(at);
    return at;
  }

  async #deliver(
    subscriber: Subscriber,
    at: Subscription,
    { position, event }: PlacedEvent,
    { counts, signal }: Batch,
  ): Promise<Subscription | undefined> {
    const { clock, telemetry } = this.settings;
    const past: Subscription = { name: at.name, cursor: position, attempts: 0, nextAt: 0, error: undefined };
    try {
      await withinTime({ clock, ms: HANDLE_MS, signal }, (own) => subscriber.handle(event, { signal: own }));
      counts.delivered += 1;
      await this.#keep(past);
      return past;
    } catch (error) {
      if (error instanceof Interrupted) return this.#keep(at);
      const [attempts, why] = [at.attempts + 1, errorText(error)];
      counts.failed += 1;
      if (attempts < MAX_TRIES) {
        if (attempts === 1) {
          telemetry.log('warn', `The subscriber ${at.name} failed; the event is tried again`, {
            event: event.id,
            error: why,
          });
        }
        return this.#keep({ ...at, attempts, nextAt: clock.now() + retryWait(attempts), error: why });
      }
      counts.setAside += 1;
      const letter = { subscriber: at.name, event, attempts, error: why, failedAt: clock.now() };
      await this.#setAside(letter, past);
      telemetry.log('error', `The subscriber ${at.name} cannot handle an event, which is set aside`, {
        event: event.id,
        error: why,
      });
      return past;
    }
  }

  async #keep(subscription: Subscription): Promise<undefined> {
    await this.database.write((db) => db.events.keep(subscription, this.settings.clock.now()));
    return undefined;
  }

  #setAside(letter: Omit<DeadLetter, 'id'>, past: Subscription): Promise<void> {
    return this.database.write(async (db) => {
      await db.events.bury(letter);
      await db.events.keep(past, this.settings.clock.now());
    });
  }

  /**
   * Retries an event that was set aside, out of order.
   * @returns 'unknown' if the event or its subscriber does not exist
   */
  async retry(id: number): Promise<'failed' | 'handled' | 'unknown'> {
    const { clock, subscribers } = this.settings;
    const letters = await this.database.read((db) => db.events.deadLetters());
    const letter = letters.find((one) => one.id === id);
    const subscriber = subscribers.find(({ name }) => name === letter?.subscriber);
    if (letter === undefined || subscriber === undefined) return 'unknown';
    try {
      const { event } = letter;
      const limits = { clock, ms: HANDLE_MS, signal: undefined };
      await withinTime(limits, (own) => subscriber.handle(event, { signal: own }));
    } catch (error) {
      const again = { ...letter, attempts: letter.attempts + 1, error: errorText(error), failedAt: clock.now() };
      await this.database.write((db) => db.events.bury(again));
      return 'failed';
    }
    await this.database.write((db) => db.events.raise(id));
    return 'handled';
  }
}

interface Batch {
  readonly at: Subscription;
  readonly events: readonly PlacedEvent[];
  readonly lease: HeldLease;
  readonly counts: Counts;
  readonly signal: AbortSignal | undefined;
}
