import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createSystemClock } from '../../../adapters/clock/system';
import { createSystemIds } from '../../../adapters/ids/system';
import { defineSubscriber, type Subscriber } from '../../../adapters/platform';
import type { Database } from '../../../adapters/platform/ports/database';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { DATABASES } from './sources';

const ORDERS = 30;
/** Exceeds the interval at which an open shop polls for other writers. */
const LOOK_MS = 2500;

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

class Handed {
  readonly ids: string[] = [];
  readonly by: string[] = [];
  max = 0;
  #now = 0;

  subscriber(platform: string): Subscriber {
    return defineSubscriber({
      name: 'books',
      handles: ['order.placed'],
      from: 'oldest',
      handle: async ({ id }) => {
        this.#now += 1;
        this.max = Math.max(this.max, this.#now);
        await wait(2);
        this.ids.push(id);
        this.by.push(platform);
        this.#now -= 1;
      },
    });
  }
}

function kept(database: Database): Database {
  return { read: database.read.bind(database), write: database.write.bind(database), close: () => Promise.resolve() };
}

async function open(database: Database, subscriber: Subscriber): Promise<FixturePlatform> {
  const clock = createSystemClock();
  const fixture = await openFixturePlatform({ database, clock, ids: createSystemIds(), subscribers: [subscriber] });
  ends.push(() => fixture.platform.close());
  return fixture;
}

async function order(fixture: FixturePlatform, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const placed = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]));
    await resultOf(fixture.call('POST', '/api/order', placed));
  }
}

async function placedIn(database: Database): Promise<readonly string[]> {
  const placed = await database.read((db) => db.events.after(0, 1000));
  return placed.filter(({ event }) => event.name === 'order.placed').map(({ event }) => event.id);
}

describe.each(Object.entries(DATABASES))('two open shops on one database, %s', (name, source) => {
  it(
    'deliver each event to a subscriber once and in order; one continues when the other closes',
    { timeout: 90_000 },
    async () => {
      const own = source();
      ends.push(() => own.remove());
      const database = await own.open();
      ends.push(() => database.close());
      const handed = new Handed();
      const first = await open(kept(database), handed.subscriber('first'));
      // Two connections to one SQLite file in one process would deadlock, so both share one.
      const other = name === 'PostgreSQL' ? await own.openAgain?.() : undefined;
      const second = await open(other ?? kept(database), handed.subscriber('second'));
      await database.write((db) => db.stock.add([{ sku: 'TEE', qty: 1000 }]));

      await Promise.all([order(first, ORDERS), order(second, ORDERS)]);
      await expect.poll(() => handed.ids.length, { timeout: 90_000 }).toBe(2 * ORDERS);
      await wait(LOOK_MS);
      expect(handed.ids).toEqual(await placedIn(database));
      expect(handed.max).toBe(1);

      await first.platform.close();
      await order(second, 3);
      await expect.poll(() => handed.ids.length, { timeout: 90_000 }).toBe(2 * ORDERS + 3);
      expect(handed.ids).toEqual(await placedIn(database));
      expect(handed.by.slice(-3)).toEqual(['second', 'second', 'second']);
    },
  );
});
