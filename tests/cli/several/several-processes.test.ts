import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../scripts/services/postgres.mjs';
import { checkBooks } from '../../adapters/platform/kill/books';
import { createLedger, type Ledger } from '../../adapters/platform/kill/ledger';
import { cartWith, orderOf } from '../../fixtures/order';
import { createDatabase, POSTGRES_URL } from '../../fixtures/postgres';
import { ensureBin, ensureStorefront } from '../built-bin';
import { Fleet } from './fleet';
import { readPostgresBooks, servingPid, stockDatabase } from './postgres-shop';
import { OUT_OF_STOCK, RestlessShopper } from './restless-shopper';
import { chanceFrom } from '../../fixtures/chance';

/** `VITRINE_KILLS=25` kills 25 times. */
const KILLS = Number(process.env['VITRINE_KILLS'] ?? 3);
const PROCESSES = 3;
const SHOPPERS = 8;
const MAX_ORDERS = 40;
/** Random delay in ms, so that the kill interrupts an operation. */
const MAX_DELAY_MS = 30;
/** Demand for the second product exceeds its stock. */
const STOCK = new Map([
  ['TEE', 1_000_000],
  ['SOCKS', 1_000_000],
  ['CAP', 30],
]);

function startLoad(fleet: Fleet, shoppers: readonly RestlessShopper[], mayForget: boolean) {
  const load = { orders: 0, failure: undefined as unknown, isOver: false };
  const ends = shoppers.map(async (shopper) => {
    while (!load.isOver && load.failure === undefined) {
      await shopper.order(mayForget);
      load.orders += 1;
    }
  });
  const ended = Promise.all(ends).catch((error: unknown) => {
    load.failure = error;
  });
  return {
    more: async (orders: number) => {
      const enough = load.orders + orders;
      while (load.orders < enough && load.failure === undefined) await wait(2);
    },
    end: async () => {
      load.isOver = true;
      await ended;
      if (load.failure !== undefined)
        throw new Error(`A shopper failed; stderr:\n${fleet.errors().slice(-4000)}`, { cause: load.failure });
    },
  };
}

function shoppersOf(fleet: Fleet, ledger: Ledger): readonly RestlessShopper[] {
  return Array.from(
    { length: SHOPPERS },
    (_, at) => new RestlessShopper(at, at % 4 === 0 ? ['CAP', 'TEE'] : ['TEE', 'SOCKS'], ledger, fleet),
  );
}

describe.skipIf(POSTGRES_URL === undefined)(`${PROCESSES} processes of a shop on one PostgreSQL database`, () => {
  let fleet: Fleet;
  const ends: (() => Promise<void> | void)[] = [];
  beforeAll(async () => {
    await ensureBin();
    await ensureStorefront();
  }, 240_000);
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });

  async function open(server: string, stock: ReadonlyMap<string, number>): Promise<string> {
    const { url, drop } = await createDatabase(server);
    ends.push(drop);
    await stockDatabase(url, stock);
    fleet = await Fleet.open(url, PROCESSES);
    ends.push(() => fleet.close());
    return url;
  }

  it('sell the last 5 pieces to 200 concurrent orders, each sent to two of them', { timeout: 240_000 }, async () => {
    const url = await open(POSTGRES_URL ?? '', new Map([['TEE', 5]]));
    const prepared = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const call = (...one: Parameters<RestlessShopper['call']>) => fleet.call(at, ...one);
        const token = await cartWith({ call }, [{ sku: 'TEE', qty: 1 }]);
        return orderOf({ call }, token, { orderId: `one-of-200-${at}` });
      }),
    );
    const answers = await Promise.all(
      prepared.flatMap((order, at) => [0, 1].map((next) => fleet.at(at + next).call('POST', '/api/order', order))),
    );
    const placed = answers.filter(({ status }) => status === 200);
    expect(new Set(placed.map(({ json }) => JSON.stringify(json))).size).toBe(5);
    expect(placed).toHaveLength(10);
    for (const { status, json } of answers.filter((answer) => !placed.includes(answer))) {
      expect([status, JSON.stringify(json)]).toEqual([500, expect.stringContaining(OUT_OF_STOCK)]);
    }
    const { orders, stock, events } = await readPostgresBooks(url);
    expect(orders.map((row) => row['number'])).toEqual(['100001', '100002', '100003', '100004', '100005']);
    expect(new Set(orders.map((row) => row['hash'])).size).toBe(5);
    expect(stock.get('TEE')).toBe(0);
    expect(events).toHaveLength(5);
    await fleet.close();
  });

  it(
    `lose and double nothing when one of them is killed with -9 under load, ${KILLS} times`,
    { timeout: 60_000 + KILLS * 20_000 },
    async ({ annotate }) => {
      const url = await open(POSTGRES_URL ?? '', STOCK);
      const [ledger, chance] = [createLedger(), chanceFrom(20_261_123)];
      const shoppers = shoppersOf(fleet, ledger);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const load = startLoad(fleet, shoppers, false);
        await load.more(1 + Math.floor(chance() * MAX_ORDERS));
        await wait(chance() * MAX_DELAY_MS);
        const again = await fleet.kill(Math.floor(chance() * PROCESSES));
        await load.more(5);
        await load.end();
        checkBooks(await readPostgresBooks(url), ledger, STOCK);
        await again();
      }
      expect(ledger.pending.size).toBe(0);
      expect(fleet.away).toBeGreaterThan(0);
      await annotate(
        `${ledger.placed.size} orders placed, ${ledger.refused.size} refused, ${fleet.away} calls repeated`,
      );
      await fleet.close();
    },
  );

  it(
    `lose and double nothing, and stay open, when the database is killed under load, ${KILLS} times`,
    { timeout: 60_000 + KILLS * 30_000 },
    async (context) => {
      const server = await ownServer(context);
      const url = await open(server.url, STOCK);
      const [ledger, chance] = [createLedger(), chanceFrom(20_261_124)];
      const shoppers = shoppersOf(fleet, ledger);
      for (let kill = 0; kill < KILLS; kill += 1) {
        const load = startLoad(fleet, shoppers, true);
        await load.more(1 + Math.floor(chance() * MAX_ORDERS));
        await wait(chance() * MAX_DELAY_MS);
        await crash(server, url, kill);
        await load.more(5);
        await load.end();
        checkBooks(await readPostgresBooks(url), ledger, STOCK);
      }
      expect(ledger.pending.size).toBe(0);
      expect(fleet.away).toBeGreaterThan(0);
      await context.annotate(
        `${ledger.placed.size} orders placed, ${ledger.refused.size} refused, ${fleet.away} calls repeated`,
      );
      await fleet.close();
    },
  );

  /** A private server, which may crash without affecting other tests. */
  async function ownServer({ skip }: Pick<TestContext, 'skip'>): Promise<PostgresServer> {
    const server = await startPostgres();
    if ('missing' in server) return skip(`no PostgreSQL of its own could be started: ${server.missing}`);
    ends.push(() => server.stop());
    return server;
  }

  /** Rotates: one process, the whole server, or one backend, which makes PostgreSQL restart. */
  async function crash(server: PostgresServer, url: string, kill: number): Promise<void> {
    if (kill % 3 === 2) {
      const pid = await servingPid(url);
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      return;
    }
    if (kill % 3 === 0) process.kill(server.pid(), 'SIGKILL');
    else server.crash();
    for (let tries = 0; !server.start(); tries += 1) {
      if (tries > 50) throw new Error('PostgreSQL did not start again');
      await wait(200);
    }
  }
});
