import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { createSystemClock } from '../../adapters/clock/system';
import { seedDemo, seedPeople } from '../../adapters/demo';
import { createSystemIds } from '../../adapters/ids/system';
import { createPlatform, type Platform } from '../../adapters/platform';
import type { SignedIn } from '../../core/contract';
import { startShop } from '../browser/support/shop-process';
import { callPlatform } from '../fixtures/platform';
import { signIn } from '../fixtures/signed-in';
import type { BenchRow } from './bench-row';
import { PLENTY, skusOf } from './guest-orders/stocked-shop';
import { heapOnSignal } from './soak/heap-on-signal';
import { trendOf } from './soak/trend';
import { blogger, comeAgain, customer, guest, manager, type Done, type Visit } from './soak/visitors';
import { lookAt, type Held } from './soak/watch-process';
import { FEW_PRODUCTS, IS_SMOKE, size } from './support/size';

/** `VITRINE_MINUTES=10 npm run bench soak`. The first fifth is warm-up. */
const MINUTES = Number(process.env['VITRINE_MINUTES'] ?? size(30, 0.06));
const UNCOUNTED = 0.2;
const GUESTS = 4;
const LOOK_MS = size(15_000, 500);
const MINUTE_MS = 60_000;

interface SoakShop {
  readonly data: string;
  readonly skus: readonly string[];
  readonly ada: SignedIn;
  readonly lotte: SignedIn;
  readonly mira: SignedIn;
  readonly promo: number;
}

/** Checks memory and open handles under mixed load against the built shop. */
export async function run(): Promise<BenchRow[]> {
  const shop = await filledShop();
  const heapFile = join(shop.data, 'heap-in-use');
  const served = await startShop({ data: shop.data, preload: heapOnSignal(heapFile) });
  const done: Done = { calls: 0, orders: 0, failed: new Map() };
  try {
    const began = performance.now();
    const until = began + MINUTES * MINUTE_MS;
    const everybody = visitsOf(shop, done).map((visit) => comeAgain(served.url, visit, done, until));
    const held: Held[] = [];
    while (performance.now() + LOOK_MS < until) {
      await pause(LOOK_MS);
      held.push(await lookAt(served.pid, heapFile, (performance.now() - began) / MINUTE_MS));
    }
    await Promise.all(everybody);
    return rowsOf(held, done);
  } finally {
    await served.stop();
    rmSync(shop.data, { recursive: true, force: true });
  }
}

async function filledShop(): Promise<SoakShop> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-soak-'));
  const platform = await createPlatform({
    data,
    clock: createSystemClock(),
    ids: createSystemIds(),
    mode: 'development',
  });
  await seedDemo(platform.catalogue, { now: Date.now(), ...(IS_SMOKE && { products: FEW_PRODUCTS }) });
  await seedPeople(platform.people, { now: Date.now() });
  const calls: Parameters<typeof signIn>[0] = {
    platform,
    call: (method, path, body) => callPlatform(platform, method, path, body),
  };
  const [ada, lotte, mira] = [
    await signIn(calls, 'ada@vitrine.example'),
    await signIn(calls, 'lotte@vitrine.example'),
    await signIn(calls, 'mira@vitrine.example'),
  ];
  const good = { title: 'Only lent', type: 'top', deliveredAt: 0 } as const;
  const promo = await platform.people.write((people) => people.writePromo(lotte.id, good));
  const skus = await soldByOne(platform);
  await platform.close();
  const database = new Libsql(join(data, 'shop.db'));
  database.prepare('UPDATE stock SET qty = ?, is_in_stock = 1').run(PLENTY);
  database.prepare('UPDATE meta SET value = value + 1').run();
  database.close();
  return { data, skus, ada, lotte, mira, promo };
}

async function soldByOne(platform: Platform): Promise<readonly string[]> {
  const found: string[] = [];
  for (const sku of await skusOf(platform)) {
    const body = { cartItem: { sku, qty: 1 } };
    const { json } = await callPlatform(platform, 'POST', '/api/cart/create?storeCode=us', body);
    if (JSON.stringify(json).includes('"item"')) found.push(sku);
  }
  return found;
}

function visitsOf({ skus, ada, lotte, mira, promo }: SoakShop, done: Done): readonly Visit[] {
  const guests = Array.from({ length: GUESTS }, (_, place) => guest(String(place), skus, done));
  return [...guests, customer(ada, skus), blogger(lotte, promo), manager(mira)];
}

function rowsOf(held: readonly Held[], { calls, orders, failed }: Done): BenchRow[] {
  const counted = held.slice(Math.floor(held.length * UNCOUNTED));
  const row = (what: string, unit: string, of: (held: Held) => number): BenchRow => {
    const { first, last, max, hourly, isFlat } = trendOf(counted.map((one) => [one.minute, of(one)] as const));
    const figures = `${first.toFixed(0)} to ${last.toFixed(0)} ${unit}, most ${max.toFixed(0)}`;
    const slope = `${hourly < 0 ? '' : '+'}${hourly.toFixed(1)} an hour`;
    return { name: what, value: `${figures}; ${slope}: ${isFlat ? 'flat' : 'RISING'}`, limit: 'flat' };
  };
  const why = [...failed].map(([what, times]) => `${times} × ${what}`).join('; ');
  return [
    { name: `calls and orders in ${MINUTES} minutes`, value: `${calls}, ${orders}` },
    { name: 'visits that failed', value: why === '' ? '0' : why, limit: '0' },
    row('heap in use, dead objects collected', 'MB', ({ heap }) => heap),
    row('memory of the process', 'MB', ({ resident }) => resident),
    row('open handles', 'handles', ({ handles }) => handles),
  ];
}
