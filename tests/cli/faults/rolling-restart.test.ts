import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrderResult } from '../../../core/contract';
import { checkBooks } from '../../adapters/platform/kill/books';
import { createLedger } from '../../adapters/platform/kill/ledger';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { BIN, ensureBin, ensureStorefront } from '../built-bin';
import { Balancer } from './balancer';
import { filledPlace, PLACES, type Place } from './rolling-place';

/** `VITRINE_ROUNDS=20` restarts each process twenty times. */
const ROUNDS = Number(process.env['VITRINE_ROUNDS'] ?? 1);
/** `VITRINE_EARLIER=folder` is a built checkout of an earlier version to upgrade from. */
const EARLIER = process.env['VITRINE_EARLIER'];
const PROCESSES = 2;
const SHOPPERS = 4;
const GOOD = { sku: 'TEE', qty: 1_000_000 };

beforeAll(async () => {
  await ensureBin();
  await ensureStorefront();
}, 240_000);

let place: Place | undefined;
afterEach(() => place?.remove());

async function restartUnderLoad(shared: Place, first: string) {
  const open = () => shared.serve(first);
  const balancer = new Balancer(await Promise.all(Array.from({ length: PROCESSES }, open)));
  const ledger = createLedger();
  const load = { calls: 0, isOver: false };
  const call: Balancer['call'] = async (...one) => {
    const answer = await balancer.call(...one);
    load.calls += 1;
    return answer;
  };
  const shop = async (name: string) => {
    for (let at = 0; !load.isOver; at += 1) {
      const token = await cartWith({ call }, [{ sku: GOOD.sku, qty: 1 }]);
      const order = await orderOf({ call }, token, { orderId: `${name}-${String(at)}` });
      const { number } = await resultOf<OrderResult>(call('POST', '/api/order', order));
      ledger.placed.set(order.order_id, number);
    }
  };
  const shoppers = Promise.all(Array.from({ length: SHOPPERS }, (_, at) => shop(`rolling-${String(at)}`)));
  const restarts = (async () => {
    for (let turn = 0; turn < ROUNDS * PROCESSES; turn += 1)
      await balancer.replace(turn % PROCESSES, () => shared.serve(BIN));
    load.isOver = true;
  })();
  try {
    // A refused call fails its shopper and the test.
    await Promise.all([restarts, shoppers]);
  } finally {
    load.isOver = true;
    await Promise.allSettled([restarts, shoppers]);
    await balancer.close();
  }
  checkBooks(await shared.books(), ledger, new Map([[GOOD.sku, GOOD.qty]]));
  expect(ledger.placed.size).toBeGreaterThan(10 * ROUNDS);
  const orders = `${String(ledger.placed.size)} orders in ${String(load.calls)} calls`;
  return `${orders}, ${String(balancer.refused)} connections refused`;
}

const timeout = 120_000 + ROUNDS * 60_000;

describe.each(Object.keys(PLACES))(`${String(PROCESSES)} processes on %s under load`, (name) => {
  it(
    `answer every call, each sent once, and keep each order once, while each is restarted ${String(ROUNDS)} times`,
    {
      timeout,
    },
    async ({ annotate }) => {
      place = await filledPlace(name, BIN, GOOD);
      await annotate(await restartUnderLoad(place, BIN));
    },
  );

  // CI has no earlier build; see `docs/operate/faults.md`.
  if (EARLIER !== undefined) {
    it(`do so while each is upgraded from ${EARLIER}`, { timeout }, async ({ annotate }) => {
      const earlier = join(EARLIER, 'dist/cli/main.js');
      place = await filledPlace(name, earlier, GOOD);
      await annotate(await restartUnderLoad(place, earlier));
    });
  }
});
