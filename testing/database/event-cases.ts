import type { EventName } from '../../core/contract/foundation/events';
import type { Database, Repositories } from '../../adapters/platform/ports/database';
import type { NewEvent, PlacedEvent, Subscription } from '../../adapters/platform/ports/foundation/events';
import type { SuiteApi } from '../api/suite-api';
import { CROWD, crowd } from './crowd';

const DAY_MS = 24 * 60 * 60 * 1000;

const registered = (customer: number): NewEvent => ({
  name: 'customer.registered',
  data: { customer_id: customer, by: 'sign-in' },
});
const idsOf = (placed: readonly PlacedEvent[]) =>
  placed.map(({ event }) => (event.name === 'customer.registered' ? event.data.customer_id : -1));
const subscription = (name: string, cursor: number): Subscription => ({
  name,
  cursor,
  attempts: 0,
  nextAt: 0,
  error: undefined,
});

async function readAfter(database: Database, cursor: number): Promise<readonly PlacedEvent[]> {
  await database.write((db) => db.events.place());
  return database.read((db) => db.events.after(cursor, 1000));
}

export function eventCases(api: SuiteApi, open: () => Promise<Database>): void {
  writingCases(api, open);
  keepingCases(api, open);
  leaseCases(api, open);
}

function writingCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores an event with its unit, or not at all', async () => {
    const database = await open();
    const work = database.write(async (db) => {
      await db.events.add([registered(1)], 5);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await readAfter(database, 0)).toHaveLength(0);
    expect(await database.read((db) => db.events.isBehind(0))).toBe(false);
    await database.write((db) => db.events.add([registered(2)], 5));
    expect(await database.read((db) => db.events.isBehind(0))).toBe(true);
    const [placed, ...others] = await readAfter(database, 0);
    expect(others).toHaveLength(0);
    expect(placed?.event).toMatchObject({ name: 'customer.registered', version: 1, at: '1970-01-01T00:00:00.005Z' });
    expect(placed?.event.data).toEqual({ customer_id: 2, by: 'sign-in' });
    expect(await database.read((db) => db.events.last())).toBe(placed?.position);
    expect(await database.read((db) => db.events.isBehind(placed?.position ?? 0))).toBe(false);
  });

  it('counts events after a cursor by name, with or without a position', async () => {
    const database = await open();
    await database.write((db) => db.events.add([registered(1)], 5));
    const [first] = await readAfter(database, 0);
    await database.write((db) => db.events.add([registered(2)], 5));
    await database.write((db) => db.events.add([{ name: 'review.approved', data: { review_id: 1 } }], 5));
    const count = (cursor: number, ...names: readonly EventName[]) =>
      database.read((db) => db.events.countAfter(cursor, names));
    expect(await count(0, 'customer.registered')).toBe(2);
    expect(await count(first?.position ?? 0, 'customer.registered')).toBe(1);
    expect(await count(0, 'customer.registered', 'review.approved')).toBe(3);
    expect(await count(0)).toBe(0);
  });

  it('returns each of fifty events once to a reader that polls while they are written', async () => {
    const database = await open();
    const seen: PlacedEvent[] = [];
    let isOver = false;
    const follow = async () => {
      for (;;) {
        const wasOver = isOver;
        seen.push(...(await readAfter(database, seen.at(-1)?.position ?? 0)));
        if (wasOver) return;
      }
    };
    const following = follow();
    // A read before each commit makes units with earlier events end later.
    await crowd((index) => database.write((db) => lateCommit(db, index)));
    isOver = true;
    await following;
    expect([...idsOf(seen)].sort((one, other) => one - other)).toEqual(
      Array.from({ length: CROWD }, (_, index) => index),
    );
    expect(new Set(seen.map(({ event }) => event.id)).size).toBe(CROWD);
  });
}

async function lateCommit(db: Repositories, index: number): Promise<void> {
  await db.events.add([registered(index)], index);
  for (let turn = index % 7; turn > 0; turn -= 1) await db.flags.has('one');
}

function keepingCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('stores the cursor of a subscriber, and its failed events', async () => {
    const database = await open();
    await database.write((db) => db.events.add([registered(1)], 0));
    const [placed] = await readAfter(database, 0);
    if (placed === undefined) throw new Error('There is no event');
    const failing: Subscription = { ...subscription('crm', placed.position), attempts: 3, nextAt: 9, error: 'no' };
    await database.write((db) => db.events.keep(failing, 1));
    expect(await database.read((db) => db.events.subscription('crm'))).toEqual(failing);
    expect(await database.read((db) => db.events.subscription('erp'))).toBeUndefined();
    const letter = { subscriber: 'crm', event: placed.event, attempts: 12, error: 'no', failedAt: 7 };
    await database.write((db) => db.events.bury(letter));
    await database.write((db) => db.events.bury({ ...letter, error: 'still no' }));
    const [kept, ...others] = await database.read((db) => db.events.deadLetters('crm'));
    expect(others).toHaveLength(0);
    expect(kept).toMatchObject({ ...letter, error: 'still no' });
    expect(await database.read((db) => db.events.deadLetters('erp'))).toHaveLength(0);
    await database.write((db) => db.events.raise(kept?.id ?? 0));
    expect(await database.read((db) => db.events.deadLetters())).toHaveLength(0);
  });

  it('deletes events older than 30 days that every recent subscriber has processed', async () => {
    const database = await open();
    await database.write((db) => db.events.add([registered(1)], 0));
    const [first] = await readAfter(database, 0);
    const fill = async (now: number) => {
      for (let count = 0; count < 2; count += 1) {
        await database.write(async (db) => {
          for (let index = 0; index < CROWD; index += 1) await db.events.add([registered(1000 + index)], now);
        });
      }
    };
    await database.write((db) => db.events.keep(subscription('slow', 0), 31 * DAY_MS));
    await fill(31 * DAY_MS);
    expect(idsOf(await readAfter(database, 0))).toContain(1);
    await database.write((db) => db.events.keep(subscription('slow', first?.position ?? 0), 31 * DAY_MS));
    await fill(31 * DAY_MS);
    expect(idsOf(await readAfter(database, 0))).not.toContain(1);
  });
}

function leaseCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('grants a lease to one of fifty callers, and to the next once it is released or has expired', async () => {
    const database = await open();
    const take = (holder: string, now: number) =>
      database.write((db) => db.leases.take('round', holder, now, now + 10));
    const taken = await crowd((index) => take(String(index), 0));
    expect(taken.filter(Boolean)).toHaveLength(1);
    const holder = String(taken.indexOf(true));
    expect(await take(holder, 5)).toBe(true);
    expect(await take('other', 14)).toBe(false);
    expect(await take('other', 15)).toBe(true);
    await database.write((db) => db.leases.release('round', holder));
    expect(await take('third', 16)).toBe(false);
    await database.write((db) => db.leases.release('round', 'other'));
    expect(await take('third', 16)).toBe(true);
  });

  it('lets a lease from before a clock change expire after the usual time, with its holder until then', async () => {
    const database = await open();
    const take = (holder: string, now: number) =>
      database.write((db) => db.leases.take('round', holder, now, now + 10));
    expect(await take('dead', 5000)).toBe(true);
    expect(await take('other', 1000)).toBe(false);
    expect(await take('other', 1009)).toBe(false);
    expect(await take('other', 1010)).toBe(true);
    expect(await take('other', 500)).toBe(true);
    expect(await take('dead', 505)).toBe(false);
  });

  it('keeps a counter no longer than its window if the clock went back, and loses none', async () => {
    const database = await open();
    const count = (now: number) => database.write((db) => db.rates.count('code', 100, now));
    await count(5000);
    expect(await count(1000)).toEqual({ count: 2, endsAt: 1100 });
    expect(await count(1050)).toEqual({ count: 3, endsAt: 1100 });
    expect(await count(1100)).toEqual({ count: 1, endsAt: 1200 });
  });
}
