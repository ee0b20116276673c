import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { createSystemClock } from '../../../adapters/clock/system';
import { createSystemIds } from '../../../adapters/ids/system';
import { createPlatform, type Platform } from '../../../adapters/platform';
import { seedDemo } from '../../../adapters/demo';

/** Units of every sku: no benchmark sells so many. */
const PLENTY = 100_000_000;

/** The platform of a folder, as the command line opens it. */
export function openPlatform(data: string): Promise<Platform> {
  return createPlatform({ data, clock: createSystemClock(), ids: createSystemIds() });
}

/** A new folder with the demo catalogue and plenty of everything; nothing open in it. */
export async function stockedFolder(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-guests-'));
  const platform = await openPlatform(data);
  await seedDemo(platform.catalogue, { now: Date.now() });
  await platform.close();
  const database = new Libsql(join(data, 'shop.db'));
  database.prepare('UPDATE stock SET qty = ?, is_in_stock = 1').run(PLENTY);
  database.prepare('UPDATE meta SET value = value + 1').run();
  database.close();
  return data;
}
