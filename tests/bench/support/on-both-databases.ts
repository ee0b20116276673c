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
  /** Fills an empty database. */
  readonly write: (database: Database) => Promise<void>;
  /** @param name of the database */
  readonly measure: (name: string, platform: Platform) => Promise<BenchRow[]>;
}

/** Measures a platform on SQLite, in the process that serves; on PostgreSQL too where POSTGRES_URL names a server. */
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

/** What the server does by itself within minutes. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.end();
}

/** Asks again and again. @returns milliseconds at the median and at the most, as text, and what was answered last */
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
