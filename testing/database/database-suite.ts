import type { Database } from '../../adapters/platform/ports/database';
import type { SuiteApi } from '../api/suite-api';
import { CROWD, crowd } from './crowd';
import { bloggerCases } from './blogger-cases';
import { downloadCases } from './download-cases';
import { giftCardCases } from './gift-card-cases';
import { invoiceCases } from './invoice-cases';
import { importMapCases } from './import-map-cases';
import { eventCases } from './event-cases';
import { foldedCases } from './folded-cases';
import { goodsCases } from './goods-cases';
import { localDayCases } from './local-day-cases';
import { ledgerCases } from './ledger-cases';
import { messageCases } from './message-cases';
import { couponUseCases, orderCases } from './order-cases';
import { cartCases } from './cart-cases';
import { orderListCases } from './order-list-cases';
import { paymentCases } from './payment-cases';
import { peopleCases } from './people-cases';
import { passkeyCases } from './passkey-cases';
import { productOptionCases } from './product-option-cases';
import { reportCases } from './report-cases';
import { retentionCases } from './retention-cases';
import { secondFactorCases } from './second-factor-cases';
import { activityCases } from './activity-cases';
import { staffCases } from './staff-cases';

/** Opens the databases of a test suite. */
export interface DatabaseSource {
  /** Opens an empty database for a test. */
  open(): Promise<Database>;
  /** Opens the same data as another process would; omit for single-process data. */
  openAgain?(): Promise<Database>;
  /** Deletes the data after everything is closed. */
  remove(): Promise<void>;
}

/**
 * Contract tests of the port `Database`: atomic units of work, and order numbers, stock and revisions under
 * concurrency.
 * @param make creates a data source for each test
 */
export function databaseSuite(api: SuiteApi, make: () => DatabaseSource): void {
  let own: DatabaseSource | undefined;
  const ends: (() => Promise<void>)[] = [];
  const open = async () => {
    const source = make();
    own = source;
    const database = await source.open();
    ends.push(
      () => database.close(),
      () => source.remove(),
    );
    return database;
  };
  const openAgain = async () => {
    const other = await own?.openAgain?.();
    if (other === undefined) throw new Error('The data cannot be opened again');
    ends.unshift(() => other.close());
    return other;
  };
  api.afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  api.describe('units of work', () => {
    unitCases(api, open);
    isolationCases(api, open);
    if (make().openAgain !== undefined) processCases(api, open, openAgain);
  });
  api.describe('events and leases', () => eventCases(api, open));
  api.describe('products', () => goodsCases(api, open));
  api.describe('texts in every alphabet', () => foldedCases(api, open));
  api.describe('product options', () => productOptionCases(api, open));
  api.describe('downloads', () => downloadCases(api, open));
  api.describe('gift cards', () => giftCardCases(api, open));
  api.describe('invoices', () => invoiceCases(api, open));
  api.describe('column mappings', () => importMapCases(api, open));
  api.describe('messages', () => messageCases(api, open));
  api.describe('order lists', () => orderListCases(api, open));
  api.describe('blogger content', () => bloggerCases(api, open));
  api.describe('payments', () => paymentCases(api, open));
  api.describe('people', () => peopleCases(api, open));
  api.describe('passkeys', () => passkeyCases(api, open));
  api.describe('report figures', () => reportCases(api, open));
  api.describe('days of a time zone', () => localDayCases(api, open));
  api.describe('retention', () => retentionCases(api, open));
  api.describe('second factors', () => secondFactorCases(api, open));
  api.describe('staff views and presence', () => staffCases(api, open));
  api.describe('the activity log', () => activityCases(api, open));
  api.describe('the ledger of bloggers', () => ledgerCases(api, open));
  api.describe('concurrent units', () => {
    cartCases(api, open);
    orderCases(api, open);
    couponUseCases(api, open);
    countingCases(api, open);
  });
}

function unitCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('saves all changes of a unit, or none if it throws', async () => {
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
    expect(await database.write((db) => db.flags.set('begun'))).toBe(false);
  });

  it('saves nothing of a unit in which a change failed, whatever came after it', async () => {
    const database = await open();
    const work = database.write(async ({ carts, flags }) => {
      await flags.set('begun');
      await carts.create('t', 'us', 0);
      await carts.create('t', 'us', 0);
      await flags.set('ended');
    });
    await expect(work).rejects.toThrow();
    expect(await database.read((db) => db.flags.has('begun'))).toBe(false);
    expect(await database.read((db) => db.carts.find('t'))).toBeUndefined();
    await database.write((db) => db.carts.create('t', 'us', 0));
    expect((await database.read((db) => db.carts.find('t')))?.status).toBe('open');
  });

  it('removes carts that nobody has changed for 90 days, except ordered ones', async () => {
    const database = await open();
    const now = 91 * 24 * 60 * 60 * 1000;
    const left = await database.write(async ({ carts }) => {
      for (const token of ['old', 'ordered', 'changed']) await carts.create(token, 'us', 0);
      await carts.end('ordered', 'ordered', 0);
      await carts.countChange('changed', { known: undefined }, now);
      await carts.create('new', 'us', now);
      await carts.removeAbandoned(now);
      return Promise.all(['old', 'ordered', 'changed', 'new'].map((token) => carts.find(token)));
    });
    expect(left.map((cart) => cart?.token)).toEqual([undefined, 'ordered', 'changed', 'new']);
  });

  it('rolls back versions with their unit of work', async () => {
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

  it('refuses changes in a read unit', async () => {
    const database = await open();
    await expect(database.read((db) => db.carts.create('t', 'us', 0))).rejects.toThrow('must not change anything');
    await expect(database.read((db) => db.versions.raise('stock'))).rejects.toThrow();
  });
}

function isolationCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('hides changes of a unit until it commits', async () => {
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

function processCases(
  { it, expect }: SuiteApi,
  open: () => Promise<Database>,
  openAgain: () => Promise<Database>,
): void {
  it('shows committed changes to every process, and continues ids', async () => {
    const one = await open();
    const other = await openAgain();
    const before = await other.read((db) => db.versions.current());
    await one.write((db) => db.versions.raise('stock'));
    await other.write((db) => db.versions.raise('stock'));
    expect(await one.read((db) => db.versions.current())).toEqual({ ...before, stock: before.stock + 2 });
    expect(await other.read((db) => db.versions.current())).toEqual({ ...before, stock: before.stock + 2 });
  });
}

function countingCases({ it, expect }: SuiteApi, open: () => Promise<Database>): void {
  it('accepts one of fifty changes to the same cart revision', async () => {
    const database = await open();
    await database.write((db) => db.carts.create('t', 'us', 0));
    const counted = await crowd(() => database.write((db) => db.carts.countChange('t', { known: 0 }, 1)));
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect((await database.read((db) => db.carts.find('t')))?.revision).toBe(1);
  });

  it('counts each of fifty attempts', async () => {
    const database = await open();
    await crowd(() => database.write((db) => db.rates.count('k', 1000, 0)));
    expect((await database.write((db) => db.rates.count('k', 1000, 0))).count).toBe(CROWD + 1);
  });

  it('reports every change once to a reader that follows them', async () => {
    const database = await open();
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
        await Promise.resolve();
      }
    };
    const following = follow();
    await crowd((index) => {
      const page = { id: 5000 + index, identifier: `p-${String(index)}`, title: 'x', content: '' };
      return database.write((db) => db.content.writePages([{ en: page }]));
    });
    isOver = true;
    await following;
    const all = await database.read(async (db) => db.changes.between(from, await db.changes.last()));
    expect(all.length).toBeGreaterThanOrEqual(CROWD);
    expect(seen).toEqual(all.map(({ id }) => id));
  });
}
