import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../../../adapters/database/postgres';
import { createSystemClock } from '../../../adapters/clock/system';
import { createSystemIds } from '../../../adapters/ids/system';
import { createPlatform } from '../../../adapters/platform';
import { seedDemo } from '../../../adapters/demo';
import { startShop } from '../../browser/support/shop-process';
import { createDatabase } from '../../fixtures/postgres';
import type { BenchRow } from '../bench-row';
import { processorSeconds } from '../support/processor-seconds';
import { placeOrders } from './load';
import { orderRows } from './order-rows';
import { PLENTY, skusOf } from './stocked-shop';
import { overHttp } from './ways';

const PROCESSES = Number(process.env.VITRINE_PROCESSES ?? 3);
const LIMITS = { ordersASecond: 150, milliseconds: 150 } as const;

export async function measureOnPostgres(
  server: string,
  { orders, warmUp }: { readonly orders: number; readonly warmUp: number },
): Promise<BenchRow[]> {
  const { url, drop } = await createDatabase(server);
  const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-postgres-'));
  try {
    const skus = await stock(url);
    const shops = await Promise.all(
      Array.from({ length: PROCESSES }, (_, at) =>
        startShop({ mode: 'production', data: join(data, String(at)), serve: ['--database', url] }),
      ),
    );
    let next = 0;
    const open = () => overHttp(shops[next++ % PROCESSES]?.url ?? '');
    const processor = () => shops.reduce((sum, { pid }) => sum + processorSeconds(pid), 0);
    await placeOrders({ orders: warmUp, skus, open });
    const began = processor();
    const load = await placeOrders({ orders, skus, open });
    const way = `PostgreSQL, ${PROCESSES} processes over HTTP`;
    const rows = orderRows(way, load, processor() - began, LIMITS);
    await Promise.all(shops.map((shop) => shop.stop()));
    return rows;
  } finally {
    await drop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function stock(url: string): Promise<readonly string[]> {
  const database = await openPostgres({ url });
  const platform = await createPlatform({
    data: ':memory:',
    database,
    clock: createSystemClock(),
    ids: createSystemIds(),
  });
  await seedDemo(platform.catalogue, { now: Date.now() });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('UPDATE stock SET qty = $1, is_in_stock = 1', [PLENTY]);
  await client.query('UPDATE meta SET value = value + 1');
  await client.query('VACUUM ANALYZE');
  await client.end();
  return skusOf(platform, true);
}
