import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../adapters/platform/ports/database';
import { recordOf } from '../../fixtures/catalogue';
import { cartWith, orderOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';

/** So many at once. */
const CROWD = 50;
const crowd = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: CROWD }, (_, index) => work(index)));

export interface DatabaseSource {
  /** Opens data of a test's own. */
  open(): Promise<Database>;
  /** Opens the same data once more, as another process would; missing where data live in one process alone. */
  openAgain?(): Promise<Database>;
  /** Forgets the data. Everything that was opened is closed by then. */
  remove(): Promise<void>;
}

/** What the port `Database` promises, with many at once. */
export function databaseSuite(name: string, source: () => DatabaseSource): void {
  describe(`the database ${name}`, () => {
    let own: DatabaseSource;
    const ends: (() => Promise<void>)[] = [];
    const open = async () => {
      own = source();
      const database = await own.open();
      ends.push(
        () => database.close(),
        () => own.remove(),
      );
      return database;
    };
    afterEach(async () => {
      for (const end of ends.splice(0)) await end();
    });

    unitsOfWork(open);
    manyAtOnce(open);
    it.skipIf(source().openAgain === undefined)('shows what it commits to every process, and counts on', async () => {
      const one = await open();
      const other = await own.openAgain?.();
      if (other === undefined) throw new Error('not opened');
      ends.unshift(() => other.close());
      const before = await other.read((db) => db.versions.current());
      await one.write((db) => db.versions.raise('stock'));
      await other.write((db) => db.versions.raise('stock'));
      expect(await one.read((db) => db.versions.current())).toEqual({ ...before, stock: before.stock + 2 });
      expect(await other.read((db) => db.versions.current())).toEqual({ ...before, stock: before.stock + 2 });
    });
  });
}

function unitsOfWork(open: () => Promise<Database>): void {
  it('keeps all of a unit, or nothing where it throws', async () => {
    const database = await open();
    const work = database.write(async (db) => {
      await db.flags.set('begun');
      await db.carts.create('t', 'us', 0);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await database.read((db) => db.flags.has('begun'))).toBe(false);
    expect(await database.read((db) => db.carts.find('t'))).toBeUndefined();
    await database.write((db) => db.flags.set('begun'), 'power');
    expect(await database.read((db) => db.flags.has('begun'))).toBe(true);
  });

  it('takes back the versions of a unit that is not kept', async () => {
    const database = await open();
    const before = await database.read((db) => db.versions.current());
    const work = database.write(async (db) => {
      await db.versions.raise('stock');
      expect((await db.versions.current()).stock).toBe(before.stock + 1);
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await database.read((db) => db.versions.current())).toEqual(before);
  });

  it('refuses to change anything in a unit that reads', async () => {
    const database = await open();
    await expect(database.read((db) => db.carts.create('t', 'us', 0))).rejects.toThrow('must not change anything');
    await expect(database.read((db) => db.versions.raise('stock'))).rejects.toThrow();
  });

  it('shows nobody a unit that is not over', async () => {
    const database = await open();
    const seen: boolean[] = [];
    await Promise.all([
      database.write(async (db) => {
        await db.flags.set('one');
        for (let turn = 0; turn < 20; turn += 1) await db.flags.has('one');
        await db.flags.set('two');
      }),
      ...Array.from({ length: 20 }, () =>
        database.read(async (db) => {
          const [one, two] = [await db.flags.has('one'), await db.flags.has('two')];
          seen.push(one && !two && !(await db.flags.has('two')));
        }),
      ),
    ]);
    expect(seen).not.toContain(true);
  });
}

function manyAtOnce(open: () => Promise<Database>): void {
  const shop = async (): Promise<FixturePlatform & { readonly database: Database }> => {
    const database = await open();
    // The test closes the database itself.
    const kept: Database = { ...bound(database), close: () => Promise.resolve() };
    return { ...(await openFixturePlatform({ database: kept })), database };
  };

  it('sells the last pieces once each, and numbers the orders without a gap', async () => {
    const { database, ...fixture } = await shop();
    const { product, ...record } = recordOf('TEE');
    await fixture.platform.catalogue.writeProduct({
      ...record,
      product,
      stock: { TEE: { qty: 5, is_in_stock: true, manage_stock: true } },
    });
    const orders = [];
    for (let index = 0; index < CROWD; index += 1) {
      const token = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]);
      orders.push(await orderOf(fixture, token, { orderId: `order-${String(index)}` }));
    }
    const answers = await Promise.all(orders.map((order) => fixture.call('POST', '/api/order', order)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const placed = await Promise.all(orders.map(({ order_id: id }) => database.read((db) => db.orders.byOrderId(id))));
    const numbers = placed.flatMap((order) => order?.number ?? []).sort();
    expect(numbers).toEqual(['100001', '100002', '100003', '100004', '100005']);
    expect(await database.read((db) => db.stock.find('TEE'))).toMatchObject({ qty: 0, is_in_stock: false });
  });

  it('places an order once that comes fifty times', async () => {
    const { database: _database, ...fixture } = await shop();
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]));
    const answers = await crowd(() => fixture.call('POST', '/api/order', order));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ json }) => JSON.stringify(json))).size).toBe(1);
    expect((await fixture.platform.stats()).orders).toBe(1);
  });

  it('lets one of fifty changes through that are meant for the same revision of a cart', async () => {
    const database = await open();
    await database.write((db) => db.carts.create('t', 'us', 0));
    const counted = await crowd(() => database.write((db) => db.carts.countChange('t', 0, 1)));
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect((await database.read((db) => db.carts.find('t')))?.revision).toBe(1);
  });

  it('counts each of fifty attempts', async () => {
    const database = await open();
    await crowd(() => database.write((db) => db.rates.count('k', 1000, 0)));
    expect((await database.write((db) => db.rates.count('k', 1000, 0))).count).toBe(CROWD + 1);
  });

  it('reports every change once to who follows them', async () => {
    const { database, platform } = await shop();
    const from = await database.read((db) => db.changes.last());
    const seen: number[] = [];
    let cursor = from;
    let isOver = false;
    const follow = async () => {
      for (;;) {
        const wasOver = isOver;
        await database.read(async (db) => {
          const last = await db.changes.last();
          for (const { id } of await db.changes.between(cursor, last)) seen.push(id);
          cursor = last;
        });
        if (wasOver) return;
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const following = follow();
    await crowd((index) =>
      platform.catalogue.writePages([
        { pages: { en: { id: 5000 + index, identifier: `p-${String(index)}`, title: 'x', content: '' } } },
      ]),
    );
    isOver = true;
    await following;
    const all = await database.read(async (db) => db.changes.between(from, await db.changes.last()));
    expect(all.length).toBeGreaterThanOrEqual(CROWD);
    expect(seen).toEqual(all.map(({ id }) => id));
  });
}

function bound(database: Database): Pick<Database, 'read' | 'write'> {
  return {
    read: (work) => database.read(work),
    write: (work, durability) => database.write(work, durability),
  };
}
