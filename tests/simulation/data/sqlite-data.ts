import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteFile } from '../../fixtures/sqlite-file';
import { namesOf, type ShopData } from './shop-data';

function scratchFolder(): string {
  const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'vitrine-simulation-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function sqliteData(): ShopData {
  const folder = scratchFolder();
  const file = join(folder, 'shop.db');
  return {
    place: () => Promise.resolve({ data: folder }),
    connect: () => {
      const database = new SqliteFile(file);
      database.exec('PRAGMA foreign_keys = OFF');
      return database;
    },
    keep: (direct) => {
      direct.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      copyFileSync(file, join(folder, 'template.db'));
      direct.sql('ATTACH ? AS template').run(join(folder, 'template.db'));
    },
    recount: (direct) => {
      direct
        .sql(
          'UPDATE sqlite_sequence SET seq = t.seq FROM template.sqlite_sequence t WHERE t.name = sqlite_sequence.name AND t.name <> ?',
        )
        .run('change');
    },
    tables: (direct) =>
      namesOf(
        direct.sql("SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all(),
      ),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
