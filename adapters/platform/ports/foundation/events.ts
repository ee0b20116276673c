import type { EventData, EventName, ShopEvent } from '../../../../core/contract/foundation/events';

export type NewEvent = { readonly [N in EventName]: { readonly name: N; readonly data: EventData<N> } }[EventName];

export interface PlacedEvent {
  /** Increasing, with gaps. */
  readonly position: number;
  readonly event: ShopEvent;
}

/** Progress of a subscriber; times in milliseconds since the epoch. */
export interface Subscription {
  readonly name: string;
  /** All events up to here are handled or set aside. */
  readonly cursor: number;
  readonly attempts: number;
  readonly nextAt: number;
  readonly error: string | undefined;
}

/** An event set aside because its subscriber could not handle it. */
export interface DeadLetter {
  readonly id: number;
  readonly subscriber: string;
  readonly event: ShopEvent;
  readonly attempts: number;
  readonly error: string;
  readonly failedAt: number;
}

/** Transactional outbox of events, with subscriber cursors. */
export interface EventRepository {
  /** Also prunes events older than 30 days that all recent subscribers have passed. */
  add(events: readonly NewEvent[], now: number): Promise<void>;
  isBehind(cursor: number): Promise<boolean>;
  countAfter(cursor: number, names: readonly EventName[]): Promise<number>;
  /**
   * Assigns positions to committed events, so that none appears behind a cursor. Call in a write unit before reading.
   */
  place(): Promise<void>;
  after(cursor: number, max: number): Promise<readonly PlacedEvent[]>;
  last(): Promise<number>;

  subscription(name: string): Promise<Subscription | undefined>;
  subscriptions(): Promise<readonly Subscription[]>;
  keep(subscription: Subscription, now: number): Promise<void>;

  bury(letter: Omit<DeadLetter, 'id'>): Promise<void>;
  /** Oldest first, at most 1000. */
  deadLetters(subscriber?: string): Promise<readonly DeadLetter[]>;
  raise(id: number): Promise<void>;
}
