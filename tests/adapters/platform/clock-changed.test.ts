import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createVirtualClock, type VirtualClock } from '../../../adapters/clock/virtual';
import type { CatalogueSource } from '../../../adapters/platform';
import type { Clock } from '../../../core/ports';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { signIn } from '../../fixtures/signed-in';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const ADA = 'ada@shop.test';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A system clock that is set while timers keep running. */
class SetClock implements Clock {
  #ahead = 0;

  constructor(readonly runs: VirtualClock = createVirtualClock()) {}

  now(): number {
    return this.runs.now() + this.#ahead;
  }
  schedule(callback: () => void, delayMs: number): () => void {
    return this.runs.schedule(callback, delayMs);
  }
  set(byMs: number): void {
    this.#ahead += byMs;
  }
}

async function open(options: Parameters<typeof openFixturePlatform>[0] = {}) {
  const clock = new SetClock();
  const shop = await openFixturePlatform({ clock, ...options });
  ends.push(() => shop.platform.close());
  return { shop, clock };
}

const isIn = async (shop: FixturePlatform, token: string) =>
  (await shop.call('GET', `/api/user/profile-account?token=${token}`)).status;

async function buy(shop: FixturePlatform, qty: number, payment = 'cashondelivery') {
  const order = await orderOf(shop, await cartWith(shop, [{ sku: 'CAP', qty }]), { payment });
  return { order, answer: await shop.call('POST', '/api/order', order) };
}
const inStock = async (shop: FixturePlatform) =>
  (await resultOf<{ qty: number }>(shop.call('GET', '/api/stock/check?sku=CAP'))).qty;

describe('a shop whose clock changes while it runs', () => {
  it('keeps users signed in if it goes back an hour, and refreshes them if it goes forward a day', async () => {
    const { shop, clock } = await open();
    const first = await signIn(shop, ADA);
    clock.set(-HOUR_MS);
    expect(await isIn(shop, first.token)).toBe(200);
    clock.set(HOUR_MS + DAY_MS);
    expect(await isIn(shop, first.token)).toBe(401);
    const { refreshToken } = first;
    const next = await resultOf<{ token: string }>(shop.call('POST', '/api/user/refresh', { refreshToken }));
    expect(await isIn(shop, next.token)).toBe(200);
    clock.set(-HOUR_MS);
    expect(await isIn(shop, next.token)).toBe(200);
  });

  it('sends another code after the usual 15 seconds when it goes back an hour', async () => {
    const { shop, clock } = await open();
    const ask = () => shop.call('GET', `/api/user/get-sms-code?phone=${ADA}`);
    expect((await ask()).status).toBe(200);
    clock.set(-HOUR_MS);
    const refused = await ask();
    expect(refused.status).toBe(429);
    await clock.runs.advance(15_001);
    expect((await ask()).status).toBe(200);
  });

  it('keeps unpaid reservations if it goes back, and releases them if it goes forward', async () => {
    const { shop, clock } = await open();
    const all = await inStock(shop);
    expect((await buy(shop, all - 1, 'card')).answer.status).toBe(200);
    clock.set(-HOUR_MS);
    expect((await buy(shop, 2)).answer.status).toBe(500);
    expect(await inStock(shop)).toBe(1);
    clock.set(HOUR_MS + DAY_MS + 60_000);
    expect((await buy(shop, all)).answer.status).toBe(200);
    expect(await inStock(shop)).toBe(0);
  });

  it('accepts the same order once, however its clock changes between two attempts', async () => {
    const { shop, clock } = await open();
    const { order, answer } = await buy(shop, 1);
    const all = await inStock(shop);
    for (const by of [-HOUR_MS, DAY_MS, -2 * HOUR_MS]) {
      clock.set(by);
      expect(await shop.call('POST', '/api/order', order)).toEqual(answer);
    }
    expect((await shop.platform.stats()).orders).toBe(1);
    expect(await inStock(shop)).toBe(all);
  });
});

const endless: CatalogueSource = { name: 'goods.csv', run: () => new Promise(() => undefined) };
const BY = 'mira@vitrine.example';

describe('an import whose process died', () => {
  async function two() {
    const data = mkdtempSync(join(tmpdir(), 'vitrine-taken-over-'));
    ends.push(() => rmSync(data, { recursive: true, force: true }));
    const first = createVirtualClock();
    // Not closed, as after a kill: closing would wait for its import.
    const killed = await openFixturePlatform({ data, clock: first, importSource: endless });
    expect((await killed.platform.updates.start(BY)).kind).toBe('started');
    const done = { name: 'goods.csv', run: () => Promise.resolve(NOTHING_NEW) };
    return { first, ...(await open({ data, importSource: done })) };
  }

  it('lets the next one start after 20 seconds, but not before', async () => {
    const { shop, clock } = await two();
    await clock.runs.advance(19_000);
    expect(await shop.platform.updates.start(BY)).toMatchObject({ code: 'update_running' });
    await clock.runs.advance(1001);
    expect(await shop.platform.updates.start(BY)).toMatchObject({ kind: 'started' });
  });

  it('does so even if the next clock is an hour behind', async () => {
    const { shop, clock } = await two();
    clock.set(-HOUR_MS);
    expect(await shop.platform.updates.start(BY)).toMatchObject({ code: 'update_running' });
    await clock.runs.advance(20_001);
    expect(await shop.platform.updates.start(BY)).toMatchObject({ kind: 'started' });
  });

  it('is not taken over while it runs, however long it takes', async () => {
    const { first, shop, clock } = await two();
    for (let turn = 0; turn < 12; turn += 1) {
      await first.advance(5000);
      await clock.runs.advance(5000);
      expect(await shop.platform.updates.start(BY)).toMatchObject({ code: 'update_running' });
    }
  });
});

const NOTHING_NEW = {
  rows: { read: 0, written: 0 },
  products: { created: 0, updated: 0, unchanged: 0 },
  refused: [],
};
