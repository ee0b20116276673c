import type { EventData, EventName, ShopEvent } from '../../../core/contract/events';

/** Something that happened, before it has its id and moment of writing. */
export type NewEvent = { readonly [N in EventName]: { readonly name: N; readonly data: EventData<N> } }[EventName];

/** An event with its place in the order of delivery. */
export interface PlacedEvent {
  /** Rises from event to event; some numbers are never given. */
  readonly position: number;
  readonly event: ShopEvent;
}

/** How far a subscriber has come. Moments in milliseconds since the epoch. */
export interface Subscription {
  readonly name: string;
  /** Everything up to this position has been handled or set aside. */
  readonly cursor: number;
  /** How often the event after the cursor failed. */
  readonly attempts: number;
  /** Before this moment the event is not tried again. */
  readonly nextAt: number;
  readonly error: string | undefined;
}

/** An event that a subscriber could not handle and that was set aside. */
export interface DeadLetter {
  readonly id: number;
  readonly subscriber: string;
  readonly event: ShopEvent;
  readonly attempts: number;
  readonly error: string;
  readonly failedAt: number;
}

/** What happened, written in the unit of work in which it did, and how far each subscriber has come. */
export interface EventRepository {
  /**
   * Writes what happens now. From time to time events make room that are older than 30 days and that every subscriber has behind it which was
   * there within these days.
   */
  add(event: NewEvent, now: number): Promise<void>;
  /** Whether there is anything after a cursor. */
  isBehind(cursor: number): Promise<boolean>;
  /** How many events of these names come after a cursor, those without a position included. */
  countAfter(cursor: number, names: readonly EventName[]): Promise<number>;
  /**
   * Gives committed events their positions, in the order of delivery: an event gets its own after everything that was committed before it. To be
   * called in a unit that writes, before events are read.
   */
  place(): Promise<void>;
  /** Events that have a position after a cursor, in order. @param most at the most so many */
  after(cursor: number, most: number): Promise<readonly PlacedEvent[]>;
  /** The newest position; 0 where there is none. */
  last(): Promise<number>;

  subscription(name: string): Promise<Subscription | undefined>;
  subscriptions(): Promise<readonly Subscription[]>;
  /** Writes how far a subscriber is. */
  keep(subscription: Subscription, now: number): Promise<void>;

  /** Sets an event aside; the same one of a subscriber once. */
  bury(letter: Omit<DeadLetter, 'id'>): Promise<void>;
  /** Events that were set aside, the oldest first, at most 1000. */
  deadLetters(subscriber?: string): Promise<readonly DeadLetter[]>;
  /** Forgets one that was handled after all. */
  raise(id: number): Promise<void>;
}
