import type { Repositories } from '../ports/database';
import type { Subscription } from '../ports/events';
import type { Subscriber } from '../ports/subscriber';

/** How a subscriber stands, as its operator sees it. */
export interface SubscriberStanding {
  readonly name: string;
  /** Whether this shop was opened with it; one that is not is handed nothing. */
  readonly isConfigured: boolean;
  /** Position of the last event that it has behind it; undefined before it has begun. */
  readonly cursor: number | undefined;
  /** How many events wait for it; undefined where nobody knows which ones it handles, or before it has begun. */
  readonly waiting: number | undefined;
  /** How often the event failed that is its turn. */
  readonly attempts: number;
  /** When that is tried again, as ISO 8601; undefined where none has failed. */
  readonly next_at: string | undefined;
  /** Of the last try. */
  readonly error: string | undefined;
  /** How many events were set aside because it could not handle them; at most 1000 are counted. */
  readonly set_aside: number;
}

/** All subscribers that were ever there, and those that are to come, by name. */
export async function standingOf(
  db: Pick<Repositories, 'events'>,
  subscribers: readonly Subscriber[],
): Promise<readonly SubscriberStanding[]> {
  const known = new Map((await db.events.subscriptions()).map((subscription) => [subscription.name, subscription]));
  const own = new Map(subscribers.map((subscriber) => [subscriber.name, subscriber]));
  const standing: SubscriberStanding[] = [];
  for (const name of [...new Set([...known.keys(), ...own.keys()])].toSorted()) {
    const [at, subscriber] = [known.get(name), own.get(name)];
    standing.push({
      name,
      isConfigured: subscriber !== undefined,
      cursor: at?.cursor,
      waiting: at && subscriber && (await db.events.countAfter(at.cursor, subscriber.handles)),
      ...failureOf(at),
      set_aside: (await db.events.deadLetters(name)).length,
    });
  }
  return standing;
}

function failureOf(at: Subscription | undefined): Pick<SubscriberStanding, 'attempts' | 'error' | 'next_at'> {
  if (at === undefined || at.attempts === 0) return { attempts: 0, error: undefined, next_at: undefined };
  return { attempts: at.attempts, error: at.error, next_at: new Date(at.nextAt).toISOString() };
}
