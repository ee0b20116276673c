import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSystemIds } from '../../../../adapters/ids/system';
import { createVirtualClock } from '../../../../adapters/clock/virtual';
import { createPlatform } from '../../../../adapters/platform';
import { fixtureCatalogue } from '../../../fixtures/catalogue';
import { checkBooks } from './books';
import { bundleShop } from './bundle-shop';
import { ShopGone, startKillable } from './killed-shop';
import { createLedger } from './ledger';
import { readSqliteBooks } from './sqlite-books';
import { ShopperUnderFire } from './shopper-under-fire';
import { chanceFrom } from '../../../fixtures/chance';

/** `VITRINE_KILLS=100` kills a hundred times. */
const KILLS = Number(process.env['VITRINE_KILLS'] ?? 10);
const SHOPPERS = 8;
const MAX_ANSWERS = 120;
/** Random delay in ms, so that the kill interrupts an operation. */
const MAX_DELAY_MS = 6;

/** Demand for the second product exceeds its stock. */
const STOCK = new Map([
  ['TEE', 1_000_000],
  ['SOCKS', 1_000_000],
  ['CAP', 40],
]);
let bundle: string;
let data: string;

beforeAll(async () => {
  bundle = await bundleShop('crash-under-load');
  data = mkdtempSync(join(tmpdir(), 'vitrine-crash-'));
  const platform = await createPlatform({ data, clock: createVirtualClock(), ids: createSystemIds() });
  await fixtureCatalogue(platform.catalogue);
  await platform.close();
  const database = new Libsql(join(data, 'shop.db'));
  for (const [sku, qty] of STOCK) {
    database.prepare('UPDATE stock SET qty = ?, is_in_stock = 1 WHERE sku = ?').run([qty, sku]);
  }
  database.close();
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

describe(`a platform killed with -9 under load of orders, ${KILLS} times`, () => {
  it(
    'has after each crash an intact database, every confirmed order once, and matching stock, carts and emails',
    async ({ annotate }) => {
      const ledger = createLedger();
      const chance = chanceFrom(20_261_120);
      let answers = 0;
      let onAnswer: () => void = () => undefined;
      const shoppers = Array.from({ length: SHOPPERS }, (_, at) => {
        const skus = at % 4 === 0 ? ['CAP', 'TEE'] : ['TEE', 'SOCKS'];
        return new ShopperUnderFire(`shopper-${at}`, skus, ledger, () => {
          answers += 1;
          onAnswer();
        });
      });
      for (let kill = 0; kill < KILLS; kill += 1) {
        const shop = await startKillable(bundle, data);
        const last = answers + 1 + Math.floor(chance() * MAX_ANSWERS);
        const reached = new Promise<void>((resolve) => {
          onAnswer = () => {
            if (answers >= last) resolve();
          };
        });
        const ends = shoppers.map((shopper) => shopper.shop(shop).catch((error: unknown) => error));
        await Promise.race([reached, ...ends]);
        await wait(chance() * MAX_DELAY_MS);
        await shop.kill();
        for (const end of await Promise.all(ends)) expect(end).toBeInstanceOf(ShopGone);
        checkBooks(readSqliteBooks(data), ledger, STOCK);
      }
      const shop = await startKillable(bundle, data);
      for (const shopper of shoppers) await shopper.settle(shop);
      await shop.kill();
      checkBooks(readSqliteBooks(data), ledger, STOCK);
      expect(ledger.pending.size).toBe(0);
      expect(ledger.placed.size).toBeGreaterThan(KILLS);
      await annotate(`${ledger.placed.size} orders placed, ${ledger.refused.size} refused`);
    },
    30_000 + KILLS * 5000,
  );
});
