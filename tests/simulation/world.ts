import { createVirtualClock, type VirtualClock } from '../../adapters/clock/virtual';
import { createSystemClock } from '../../adapters/clock/system';
import { createFaultyHttp, type FaultPlan, type FaultyHttp } from '../../adapters/http/faulty';
import { createInProcessHttp } from '../../adapters/http/in-process';
import { createSeededIds } from '../../adapters/ids/seeded';
import { createFixedNetwork, type FixedNetwork } from '../../adapters/network/fixed';
import { createMemoryStorage } from '../../adapters/storage/memory';
import { createTabHub, type TabHub } from '../../adapters/tabs/memory';
import { createNoTabs } from '../../adapters/tabs/none';
import { createMemoryTelemetry, type MemoryTelemetry } from '../../adapters/telemetry/memory';
import { createShop, type Http, type Ids, type Shop, type ShopConfigInput, type Storage } from '../../core';
import { openFixturePlatform, type FixturePlatform } from '../fixtures/platform';

/** A shop in one tab. After `kill` nothing that it still does reaches the outside, as if its process were gone. */
export interface Tab {
  readonly name: string;
  readonly shop: Shop;
  kill: () => void;
}

/** An order as it was sent, seen on the wire. */
export interface SentOrder {
  readonly order_id: string;
  readonly hash: string;
}

export interface World {
  readonly seed: number;
  readonly chance: Ids;
  readonly clock: VirtualClock;
  readonly network: FixedNetwork;
  readonly http: FaultyHttp;
  readonly fixture: FixturePlatform;
  readonly telemetry: MemoryTelemetry;
  readonly sent: SentOrder[];
  /** What the shopper's browser keeps. */
  readonly storage: Storage;
  openTab: () => Promise<Tab>;
  /** Lets virtual time pass until the promise is settled, and gives what it gave. */
  drive: <T>(promise: Promise<T>) => Promise<T>;
  close: () => void;
}

const START = Date.UTC(2026, 0, 1);
const DRIVE_STEP_MS = 250;
const DRIVE_LIMIT_MS = 600_000;

/** Rates by seed: a few seeds have a sound network, most a bad one, some a terrible one. */
export function faultPlan(chance: Ids): FaultPlan {
  const badness = [0, 0.3, 1, 1, 2][Math.floor(chance.random() * 5)] ?? 1;
  const rate = (most: number): number => chance.random() * most * badness;
  return {
    rates: {
      'drop-before': rate(0.08),
      'drop-after': rate(0.08),
      silence: rate(0.03),
      duplicate: rate(0.06),
      'status-401': rate(0.04),
      'status-500-before': rate(0.05),
      'status-500-after': rate(0.05),
      'wrong-content-type': rate(0.05),
      truncated: rate(0.05),
    },
    delayRate: 0.3 * badness * chance.random(),
    delayMs: [10, 4000],
    // Finding things is not what can be lost or doubled: a journey that ends in the catalogue shows nothing.
    applies: ({ url }) => !url.startsWith('/api/catalog'),
  };
}

/** Tells what goes over the wire to whoever replays a seed with TRACE=1. */
function traced(inner: Http, name: string, clock: VirtualClock): Http {
  if (process.env['TRACE'] === undefined) return inner;
  const tell = (text: string): void => {
    process.stdout.write(`${clock.now() - START} ${name} ${text}\n`);
  };
  return {
    send: async (request) => {
      const body = typeof request.body === 'string' ? request.body.slice(0, 300) : '';
      const what = `${request.method} ${request.url} ${body}`;
      tell(`> ${what}`);
      try {
        const answer = await inner.send(request);
        tell(`< ${what.slice(0, 60)} ${answer.status} ${answer.text.slice(0, 300)}`);
        return answer;
      } catch (error) {
        tell(`x ${what.slice(0, 60)} ${String(error)}`);
        throw error;
      }
    },
  };
}

/** Notes every order that leaves the house. */
function watchOrders(inner: Http, sent: SentOrder[]): Http {
  return {
    send: (request) => {
      if (request.url.startsWith('/api/order?') && typeof request.body === 'string') {
        const order = JSON.parse(request.body) as SentOrder; // sound: it is what core sent
        sent.push({ order_id: order.order_id, hash: order.hash });
      }
      return inner.send(request);
    },
  };
}

/** Adapters of a process that can be killed: afterwards its requests never end and its writes go nowhere. */
function mortal(http: Http, storage: Storage, isAlive: () => boolean): { http: Http; storage: Storage } {
  const never = new Promise<never>(() => undefined);
  const guard = <A extends unknown[], T>(call: (...args: A) => Promise<T>) => {
    return async (...args: A): Promise<T> => {
      if (!isAlive()) return never;
      const result = await call(...args);
      return isAlive() ? result : never;
    };
  };
  return {
    http: { send: guard((request) => http.send(request)) },
    storage: {
      get: guard((collection, key) => storage.get(collection, key)),
      set: guard((collection, key, value) => storage.set(collection, key, value)),
      remove: guard((collection, key) => storage.remove(collection, key)),
      keys: guard((collection) => storage.keys(collection)),
      clear: guard((collection) => storage.clear(collection)),
      usage: guard((collection) => storage.usage(collection)),
      recreate: guard(() => storage.recreate()),
      close: () => Promise.resolve(),
    },
  };
}

async function drive<T>(clock: VirtualClock, promise: Promise<T>): Promise<T> {
  const state = { isSettled: false };
  const settle = (): void => {
    state.isSettled = true;
  };
  promise.then(settle, settle);
  const limit = clock.now() + DRIVE_LIMIT_MS;
  await clock.advance(0);
  while (!state.isSettled) {
    if (clock.now() > limit) throw new Error(`Not settled within ${DRIVE_LIMIT_MS} ms of virtual time`);
    await clock.advance(DRIVE_STEP_MS);
  }
  return promise;
}

/**
 * Code that core loads when it is first used comes from the disk in real time, which a virtual clock does not wait
 * for. So one shopper in real time uses everything once before the first journey begins.
 */
async function useEverything(): Promise<void> {
  const { platform } = await openFixturePlatform();
  const http = createInProcessHttp({ fetch: (request) => platform.fetch(request) });
  const [clock, network, tabs] = [createSystemClock(), createFixedNetwork(), createNoTabs()];
  const telemetry = createMemoryTelemetry();
  const storage = createMemoryStorage();
  const shop = createShop({ adapters: { http, storage, clock, network, tabs, telemetry, ids: createSeededIds(0) } });
  await shop.start();
  await shop.cart.add(await shop.product.load({ sku: 'TEE' }));
  await shop.stock.check('TEE');
  await shop.cart.settled();
  await shop.sync.process();
  await (await shop.checkout()).countries();
  await (await shop.orders()).process();
  await shop.reviews();
  await shop.accounts();
  await shop.bloggers();
  await shop.recentlyViewed.add(await shop.product.load({ sku: 'SOCKS' }));
  shop.dispose();
  platform.close();
}

let everythingUsed: Promise<void> | undefined;

/** One shopper's world: the real platform with the fixture catalogue, behind a network that fails by seed. */
export async function createWorld(seed: number, config: ShopConfigInput = {}): Promise<World> {
  everythingUsed ??= useEverything();
  await everythingUsed;
  const chance = createSeededIds(`world ${seed}`);
  const fixture = await openFixturePlatform();
  const inner = createInProcessHttp({ fetch: (request) => fixture.platform.fetch(request) });
  const clock = createVirtualClock({ busy: () => inner.inFlight > 0 });
  const network = createFixedNetwork();
  const sent: SentOrder[] = [];
  const http = createFaultyHttp(traced(inner, 'platform', clock), {
    clock,
    ids: createSeededIds(`faults ${seed}`),
    plan: faultPlan(chance),
  });
  const storage = createMemoryStorage();
  const hub: TabHub = createTabHub({ clock, latencyMs: 5 });
  const telemetry = createMemoryTelemetry();
  let opened = 0;

  return {
    seed,
    chance,
    clock,
    network,
    http,
    fixture,
    telemetry,
    sent,
    storage,
    drive: (promise) => drive(clock, promise),
    openTab: async () => {
      opened += 1;
      const name = `tab ${opened}`;
      let alive = true;
      const adapters = mortal(traced(watchOrders(http, sent), name, clock), storage, () => alive);
      const tabs = hub.open();
      if (process.env['TRACE'] !== undefined) {
        tabs.messages$.subscribe((heard) =>
          process.stdout.write(`${clock.now() - START} ${name} heard ${JSON.stringify(heard).slice(0, 1500)}\n`),
        );
      }
      const ids = createSeededIds(`${name} ${seed}`);
      const shop = createShop({ config, adapters: { ...adapters, clock, network, tabs, telemetry, ids } });
      await drive(clock, shop.start());
      const kill = (): void => {
        alive = false;
        tabs.close();
        shop.dispose();
      };
      return { name, shop, kill };
    },
    close: () => {
      fixture.platform.close();
      network.close();
    },
  };
}
