import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderResult } from '../../../core/contract';
import { checkBooks } from '../../adapters/platform/kill/books';
import { createLedger } from '../../adapters/platform/kill/ledger';
import { readSqliteBooks } from '../../adapters/platform/kill/sqlite-books';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { ensureBin, ensureStorefront } from '../built-bin';
import { Balancer } from './balancer';
import { serveFolder } from './file-shop';
import { stockFolder } from './stocked-folder';

/** `VITRINE_ROUNDS=20` restarts each process twenty times. */
const ROUNDS = Number(process.env['VITRINE_ROUNDS'] ?? 1);
const PROCESSES = 2;
const SHOPPERS = 4;
const STOCK = new Map([['TEE', 1_000_000]]);

let data: string;
beforeAll(async () => {
  await ensureBin();
  await ensureStorefront();
  data = mkdtempSync(join(tmpdir(), 'vitrine-rolling-'));
  await stockFolder(data, STOCK);
}, 240_000);
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe(`${String(PROCESSES)} processes on one data folder, each restarted under load, ${String(ROUNDS)} times`, () => {
  it(
    'answer every call that was sent, each sent once, and keep each order once',
    async ({ annotate }) => {
      const balancer = new Balancer(await Promise.all(Array.from({ length: PROCESSES }, () => serveFolder(data))));
      const ledger = createLedger();
      const load = { calls: 0, isOver: false };
      const call: Balancer['call'] = async (...one) => {
        const answer = await balancer.call(...one);
        load.calls += 1;
        return answer;
      };
      const shop = async (name: string) => {
        for (let at = 0; !load.isOver; at += 1) {
          const token = await cartWith({ call }, [{ sku: 'TEE', qty: 1 }]);
          const order = await orderOf({ call }, token, { orderId: `${name}-${String(at)}` });
          const { number } = await resultOf<OrderResult>(call('POST', '/api/order', order));
          ledger.placed.set(order.order_id, number);
        }
      };
      const shoppers = Promise.all(Array.from({ length: SHOPPERS }, (_, at) => shop(`rolling-${String(at)}`)));
      const restarts = (async () => {
        for (let turn = 0; turn < ROUNDS * PROCESSES; turn += 1) {
          await balancer.replace(turn % PROCESSES, () => serveFolder(data));
        }
        load.isOver = true;
      })();
      // A call that is turned away ends the shopper who made it, and with them the test.
      await Promise.all([restarts, shoppers]);
      await balancer.close();
      checkBooks(readSqliteBooks(data), ledger, STOCK);
      expect(ledger.placed.size).toBeGreaterThan(10 * ROUNDS);
      await annotate(
        `${String(ledger.placed.size)} orders in ${String(load.calls)} calls, ${String(balancer.refused)} connections refused`,
      );
    },
    120_000 + ROUNDS * 60_000,
  );
});
