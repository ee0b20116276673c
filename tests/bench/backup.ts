import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkBackup, makeBackup, restoreBackup } from '../../adapters/backup';
import type { DatabasePlace } from '../../adapters/database/copy';
import { openPostgres } from '../../adapters/database/postgres';
import { openSqlite } from '../../adapters/database/sqlite';
import { createFolderFiles } from '../../adapters/files/folder';
import type { Database } from '../../adapters/platform/ports/database';
import { createDatabase } from '../fixtures/postgres';
import type { BenchRow } from './bench-row';
import { writeManyOrders } from './support/many-orders';
import { inScratchFolder } from './support/scratch-folder';
import { size } from './support/size';

const ORDERS = Number(process.env['VITRINE_ORDERS'] ?? size(100_000, 200));
/** In seconds. */
const LIMIT = 10;

/** Backs up, restores and verifies 100,000 orders; on PostgreSQL too if POSTGRES_URL is set. */
export async function run(): Promise<BenchRow[]> {
  const rows = await inScratchFolder((data) => {
    const from = folderOf(join(data, 'shop'));
    return measure('SQLite', data, {
      from,
      to: folderOf(join(data, 'restored')),
      open: () => openSqlite(fileOf(from)),
    });
  });
  const server = process.env['POSTGRES_URL'];
  if (server === undefined) return rows;
  const [from, to] = [await createDatabase(server), await createDatabase(server)];
  try {
    const places = {
      from: { kind: 'postgres', url: from.url } as const,
      to: { kind: 'postgres', url: to.url } as const,
      open: () => openPostgres({ url: from.url }),
    };
    return [...rows, ...(await inScratchFolder((data) => measure('PostgreSQL', data, places)))];
  } finally {
    await from.drop();
    await to.drop();
  }
}

interface Places {
  readonly from: DatabasePlace;
  readonly to: DatabasePlace;
  readonly open: () => Promise<Database>;
}

function folderOf(folder: string): DatabasePlace & { readonly kind: 'sqlite' } {
  mkdirSync(folder, { recursive: true });
  return { kind: 'sqlite', folder };
}

function fileOf({ folder }: { readonly folder: string }): string {
  return join(folder, 'shop.db');
}

async function measure(name: string, data: string, { from, to, open }: Places): Promise<BenchRow[]> {
  const database = await open();
  await writeManyOrders(database, ORDERS);
  const file = join(data, 'orders.backup');
  const onProgress = () => undefined;
  const files = createFolderFiles({ folder: join(data, 'files') });
  const load = { orders: 0, isOver: false };
  const loading = (async () => {
    while (!load.isOver) {
      await writeManyOrders(database, 1, ORDERS + load.orders);
      load.orders += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  const making = seconds(() => makeBackup({ from, files, file, program: 'bench', now: 0, onProgress }));
  await Promise.allSettled([making]);
  load.isOver = true;
  const [made] = await Promise.all([making, loading]);
  await database.close();
  const checked = await seconds(() => checkBackup(file, onProgress));
  const restored = await seconds(() => restoreBackup({ file, to, files, data, replace: false, now: 0, onProgress }));
  const kept = made.value.tables.find(({ table }) => table === 'shop_order')?.rows ?? 0;
  if (kept < ORDERS || !checked.value.isWhole) throw new Error(`The backup has ${String(kept)} orders`);
  const limit = `${String(LIMIT)} s`;
  const label = (what: string) => `${name}, ${String(ORDERS)} orders: ${what}`;
  const megabytes = (statSync(file).size / 1e6).toFixed(0);
  return [
    {
      name: label('backup under load'),
      value: `${made.text}, ${megabytes} MB, ${String(load.orders)} orders meanwhile`,
      limit,
    },
    { name: label('verify'), value: checked.text, limit },
    { name: label('restore'), value: restored.text, limit },
  ];
}

async function seconds<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly text: string }> {
  const began = performance.now();
  const value = await work();
  return { value, text: `${((performance.now() - began) / 1000).toFixed(1)} s` };
}
