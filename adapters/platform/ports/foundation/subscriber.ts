import type { EventName, ShopEvent } from '../../../../core/contract/foundation/events';

/** Receives committed events in order, at least once; redelivery keeps the `id`. */
export interface Subscriber<N extends EventName = EventName> {
  /** Unique and stable, since the cursor is stored under it. 1–64 lower-case letters, digits, '-', '_' and '.'. */
  readonly name: string;
  readonly handles: readonly N[];
  /** Start of a new subscriber: 'now' (default), or 'oldest' within 30 days. */
  readonly from?: 'now' | 'oldest';
  /**
   * On an error or after 30 seconds the event is retried 12 times over about five hours, then set aside.
   * @param context its `signal` aborts on timeout or shutdown
   */
  handle(event: ShopEvent<N>, context: { readonly signal: AbortSignal }): Promise<void>;
}

/** Declares a subscriber with event types inferred from `handles`. */
export function defineSubscriber<const N extends EventName>(subscriber: Subscriber<N>): Subscriber<N> {
  return subscriber;
}
