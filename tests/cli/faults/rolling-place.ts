import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Books } from '../../adapters/platform/kill/books';
import { readSqliteBooks } from '../../adapters/platform/kill/sqlite-books';
import { letGuestsHoldMore } from '../../fixtures/guest-bound';
import { createDatabase, POSTGRES_URL } from '../../fixtures/postgres';
import { readPostgresBooks } from '../several/postgres-shop';
import { serveFolder, type FileShop } from './file-shop';

const run = promisify(execFile);

export interface Place {
  readonly serve: (bin: string) => Promise<FileShop>;
  readonly books: () => Promise<Books>;
  readonly remove: () => Promise<void>;
}

type Places = Readonly<Record<string, () => Promise<Place & { readonly options: readonly string[] }>>>;

/** Includes PostgreSQL if POSTGRES_URL is set. */
export const PLACES: Places = {
  'one data folder': () => {
    const data = mkdtempSync(join(tmpdir(), 'vitrine-rolling-'));
    return Promise.resolve({
      options: ['--data', data],
      serve: (bin) => serveFolder(data, [], bin),
      books: () => Promise.resolve(readSqliteBooks(data)),
      remove: () => rm(data, { recursive: true, force: true }),
    });
  },
  ...onServer(POSTGRES_URL),
};

function onServer(server: string | undefined): Places {
  if (server === undefined) return {};
  return {
    'one PostgreSQL database': async () => {
      const { url, drop } = await createDatabase(server);
      const data = mkdtempSync(join(tmpdir(), 'vitrine-rolling-'));
      return {
        options: ['--data', data, '--database', url],
        serve: (bin) => serveFolder(data, ['--database', url], bin),
        books: () => readPostgresBooks(url),
        remove: async () => {
          await drop();
          await rm(data, { recursive: true, force: true });
        },
      };
    },
  };
}

export async function filledPlace(name: string, bin: string, { sku, qty }: Readonly<{ sku: string; qty: number }>) {
  const place = await PLACES[name]?.();
  if (place === undefined) throw new Error(`There is no place ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-rolling-file-'));
  const file = join(folder, 'goods.csv');
  writeFileSync(file, `sku,product_type,name,price,qty\n${sku},simple,Tee,20,${String(qty)}\n`);
  await run(process.execPath, [bin, ...place.options, 'admin', 'import', file, '--currency', 'USD', '--remove-demo']);
  letGuestsHoldMore(place.options, bin);
  await rm(folder, { recursive: true });
  return place;
}
