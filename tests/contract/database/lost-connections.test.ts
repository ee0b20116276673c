import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../adapters/database/postgres';
import { DatabaseUnavailableError, type Database, type Repositories } from '../../../adapters/platform/ports/database';
import { createShopDatabase, POSTGRES_URL } from '../../fixtures/postgres';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function cuttable() {
  const { url, drop } = await createShopDatabase(POSTGRES_URL ?? '');
  const lost: string[] = [];
  const database = await openPostgres({ url, max: 2, onLost: ({ message }) => lost.push(message) });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  ends.push(
    drop,
    () => client.end(),
    () => database.close(),
  );
  const cut = async () => {
    await client.query(
      'SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
  };
  return { database, lost, cut, client };
}

const hasFlag = (database: Database, name: string) => database.read((db) => db.flags.has(name));

describe.skipIf(POSTGRES_URL === undefined)('a PostgreSQL database whose connections die', () => {
  it.each([['read'], ['write']] as const)(
    'fails a unit whose connection died while it worked (%s) with one error, and serves the next',
    async (kind) => {
      const { database, lost, cut } = await cuttable();
      const work = async ({ flags }: Pick<Repositories, 'flags'>): Promise<void> => {
        await flags.has('one');
        if (kind === 'write') await flags.set('one');
        await cut();
        await flags.has('two');
      };
      await expect(database[kind](work)).rejects.toThrow(DatabaseUnavailableError);
      expect(await hasFlag(database, 'one')).toBe(false);
      await database.write((db) => db.flags.set('one'));
      expect(await hasFlag(database, 'one')).toBe(true);
      expect(lost.length).toBeGreaterThan(0);
    },
  );

  it('retries a unit whose connection died while idle', async () => {
    const { database, cut } = await cuttable();
    await Promise.all([hasFlag(database, 'one'), hasFlag(database, 'two')]);
    await cut();
    await database.write((db) => db.flags.set('one'), 'power');
    await cut();
    expect(await hasFlag(database, 'one')).toBe(true);
  });

  it('does not retry a unit whose connection died during commit, because it may be saved', async () => {
    const { database, cut, client } = await cuttable();
    // Deferred triggers run during the commit.
    await client.query(
      `CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(20); RETURN NEW; END';
       CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON meta DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION slow()`,
    );
    let [runs, cutting] = [0, Promise.resolve()];
    const unit = database.write(async (db) => {
      runs += 1;
      await db.flags.set('one');
      cutting = wait(200).then(cut);
    });
    await expect(unit).rejects.toThrow(DatabaseUnavailableError);
    await cutting;
    expect(runs).toBe(1);
  });
});

describe.skipIf(POSTGRES_URL === undefined)('two units on PostgreSQL that wait for each other', () => {
  it('are both saved: the one that fails is retried, whichever of its statements fails first', async () => {
    const { database } = await cuttable();
    let there = 0;
    const both = async () => {
      there += 1;
      while (there < 2) await wait(1);
    };
    const stockFirst = database.write(async ({ orders, stock }) => {
      await stock.take([{ sku: 'TEE', qty: 1 }]);
      await both();
      await wait(300); // The other one has waited longer and is refused.
      await orders.next();
      return 'stock first';
    });
    const numberFirst = database.write(async ({ orders, stock }) => {
      await orders.next();
      await both();
      await stock.take([
        { sku: 'CAP', qty: 1 },
        { sku: 'TEE', qty: 1 },
      ]);
      return 'number first';
    });
    expect(await Promise.all([stockFirst, numberFirst])).toEqual(['stock first', 'number first']);
  });
});
