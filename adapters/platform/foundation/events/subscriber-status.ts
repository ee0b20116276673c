import type { Repositories } from '../../ports/database';
import type { Subscription } from '../../ports/foundation/events';
import type { Subscriber } from '../../ports/foundation/subscriber';

/** Status of a subscriber as its operator sees it. */
export interface SubscriberStatus {
  readonly name: string;
  readonly isConfigured: boolean;
  readonly cursor: number | undefined;
  readonly waiting: number | undefined;
  readonly attempts: number;
  /** ISO 8601; undefined if no attempt failed. */
  readonly next_at: string | undefined;
  readonly error: string | undefined;
  /** Counted up to 1000. */
  readonly set_aside: number;
}

export async function statusOf(
  db: Pick<Repositories, 'events'>,
  subscribers: readonly Subscriber[],
): Promise<readonly SubscriberStatus[]> {
  const known = new Map((await db.events.subscriptions()).map((subscription) => [subscription.name, subscription]));
  const own = new Map(subscribers.map((subscriber) => [subscriber.name, subscriber]));
  const status: SubscriberStatus[] = [];
  for (const name of [...new Set([...known.keys(), ...own.keys()])].toSorted()) {
    const [at, subscriber] = [known.get(name), own.get(name)];
    status.push({
      name,
      isConfigured: subscriber !== undefined,
      cursor: at?.cursor,
      waiting: at && subscriber && (await db.events.countAfter(at.cursor, subscriber.handles)),
      ...failureOf(at),
      set_aside: (await db.events.deadLetters(name)).length,
    });
  }
  return status;
}

function failureOf(at: Subscription | undefined): Pick<SubscriberStatus, 'attempts' | 'error' | 'next_at'> {
  if (at === undefined || at.attempts === 0) return { attempts: 0, error: undefined, next_at: undefined };
  return { attempts: at.attempts, error: at.error, next_at: new Date(at.nextAt).toISOString() };
}
