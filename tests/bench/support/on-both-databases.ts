import { join } from 'node:path';
import pg from 'pg';
import { createSystemClock } from '../../../adapters/clock/system';
import { openPostgres } from '../../../adapters/database/postgres';
import { openSqlite } from '../../../adapters/database/sqlite';
import { createSystemIds } from '../../../adapters/ids/system';
import { createPlatform, type Platform } from '../../../adapters/platform';
import type { Database } from '../../../adapters/platform/ports/database';
import { createDatabase } from '../../fixtures/postgres';
import type { BenchRow } from '../bench-row';
import { inScratchFolder } from './scratch-folder';

interface Bench {
  readonly write: (database: Database) => Promise<void>;
  readonly measure: (name: string, platform: Platform) => Promise<BenchRow[]>;
}

/** Runs on SQLite and, if POSTGRES_URL is set, on PostgreSQL. */
export async function onBothDatabases({ write, measure }: Bench): Promise<BenchRow[]> {
  const measured = (name: string, opened: (folder: string) => Promise<Database>, filled = () => Promise.resolve()) =>
    inScratchFolder(async (data) => {
      const database = await opened(data);
      await write(database);
      await filled();
      const platform = await createPlatform({ data, clock: createSystemClock(), ids: createSystemIds(), database });
      const rows = await measure(name, platform);
      await platform.close();
      return rows;
    });
  const rows = await measured('SQLite', (folder) => openSqlite(join(folder, 'shop.db')));
  const server = process.env['POSTGRES_URL'];
  if (server === undefined) return rows;
  const { url, drop } = await createDatabase(server);
  try {
    return [
      ...rows,
      ...(await measured(
        'PostgreSQL',
        () => openPostgres({ url }),
        () => vacuum(url),
      )),
    ];
  } finally {
    await drop();
  }
}

async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.end();
}

/** @returns median and maximum in ms, as text, and the last answer */
export async function timed<T>(rounds: number, ask: () => Promise<T>): Promise<{ value: string; answer: T }> {
  let answer = await ask();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    answer = await ask();
    times.push(performance.now() - began);
  }
  const sorted = times.sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(1);
  return { value: `${at(0.5)} ms at the median, ${at(1)} ms at the most`, answer };
}
