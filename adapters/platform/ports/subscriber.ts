import type { EventName, ShopEvent } from '../../../core/contract/events';

/**
 * Is handed what happens in the shop, after it was committed: each event of its names at least once, one after the other, in the order in
 * which they happened. An event that comes again has the same `id`.
 */
export interface Subscriber<N extends EventName = EventName> {
  /** Unique among the subscribers: its place in the events is kept under it. 1 to 64 small letters, digits, '-', '_' and '.'. */
  readonly name: string;
  /** The events that it is handed; all others pass it by. */
  readonly handles: readonly N[];
  /**
   * Where a subscriber begins that the shop has not seen before: with what happens from now on ('now', the default), or with the oldest event
   * that is still kept ('oldest', 30 days).
   */
  readonly from?: 'now' | 'oldest';
  /**
   * Handles an event. Where it throws, or takes longer than 30 seconds, the event comes again after a while, 12 times over some five hours; then it is
   * set aside, and the next one comes.
   * @param context its `signal` is aborted when the time is up, or the shop closes
   */
  handle(event: ShopEvent<N>, context: { readonly signal: AbortSignal }): Promise<void>;
}

/** Declares a subscriber: the compiler knows from `handles` which events `handle` is given. */
export function defineSubscriber<const N extends EventName>(subscriber: Subscriber<N>): Subscriber<N> {
  return subscriber;
}
