import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../../../../adapters/database/sqlite';
import { importRecords } from '../../../../adapters/import';
import type { Database } from '../../../../adapters/platform/ports/database';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';

/** Runs each unit twice once `isRepeating`, as PostgreSQL does after a conflict. */
function repeated(database: Database, isRepeating: () => boolean): Database {
  return {
    read: (work) =>
      database.read(async (db) => {
        if (isRepeating()) await work(db);
        return work(db);
      }),
    write: async (work, durability) => {
      if (isRepeating())
        await database
          .write(async (db) => {
            await work(db);
            throw new Error('conflict');
          })
          .catch(() => undefined);
      return database.write(work, durability);
    },
    close: () => database.close(),
  };
}

let fixture: FixturePlatform;
let folder: string;
let isRepeating = false;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-repeated-'));
  isRepeating = false;
  fixture = await openFixturePlatform({ database: repeated(await openSqlite(':memory:'), () => isRepeating) });
});
afterEach(async () => {
  await fixture.platform.close();
  await rm(folder, { recursive: true, force: true });
});

describe.each([false, true])('an import whose units the database repeats (dry run: %s)', (dryRun) => {
  it.each([
    ['customers', 'email,firstname\nida@example.com,Ida\nbo@example.com,Bo\n', { created: 2 }],
    ['redirects', 'from,to\n/a,/i/about\nb,/cart\n/x,/x/\n', { created: 2, refused: 1 }],
    ['gift_cards', 'code,balance,currency\nOLDCARD1,5.00,USD\nOLDCARD2,5.00,PLN\n', { created: 1, refused: 1 }],
  ] as const)('counts %s once', async (kind, csv, counts) => {
    const file = join(folder, 'old.csv');
    await writeFile(file, csv);
    isRepeating = true;
    const report = await importRecords({ kind, file }, fixture.platform.past, { dryRun, now: fixture.clock.now() });
    expect(report).toMatchObject({ existing: 0, refused: 0, ...counts });
  });
});
