import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { copyAnswer } from '../../cli/areas/admin/copy';
import { createDatabase, POSTGRES_URL } from '../fixtures/postgres';
import { writePicture } from '../adapters/images/tmp-picture';
import { findJacket } from './shopper';
import { openShop, vitrine, type Shop } from './vitrine';

const reportSchema = z.object({
  isEqual: z.boolean(),
  tables: z.array(z.object({ table: z.string(), isEqual: z.boolean(), to: z.looseObject({ rows: z.number() }) })),
  files: z.optional(z.object({ isEqual: z.boolean(), to: z.looseObject({ files: z.number(), bytes: z.number() }) })),
});
const placedSchema = z.looseObject({
  items: z.array(z.looseObject({ state: z.string(), number: z.optional(z.string()) })),
});

let shop: Shop;
let sku: string;
beforeAll(async () => {
  shop = await openShop();
  ({ sku } = await findJacket(shop));
  const database = new Libsql(join(shop.data, 'shop.db'));
  database.prepare('UPDATE stock SET qty = 1000, is_in_stock = 1 WHERE sku = ?').run([sku]);
  database.close();
  await writePicture(join(shop.data, 'media', 't', 'e', 'tee.jpg'), 60, 80);
  await writePicture(join(shop.data, 'media', 't', 'e', 'чашка.png'), 8, 8);
}, 240_000);
afterAll(() => shop.remove());

async function order(place: readonly string[], ref: string): Promise<number> {
  const file = join(shop.data, `${ref}.csv`);
  const row = `${ref},${sku}:1,Ada,Lovelace,ada@example.com,US,1 Main Street,New York,NY,10001,+1 212 555 0100,standard,cashondelivery`;
  const head =
    'ref,items,first-name,last-name,email-address,country,street-address,city,state,zip-code,phone-number,shipping-method,payment-method';
  writeFileSync(file, `${head}\n${row}\n`);
  const outcome = await vitrine([...place, '--json', 'order', 'place-many', file]);
  const [item] = z.parse(placedSchema, outcome.json()).items;
  expect(item).toMatchObject({ state: 'placed' });
  return Number(item?.number);
}

async function copy(...args: readonly string[]) {
  const outcome = await vitrine(['--json', 'admin', 'copy', ...args]);
  expect({ code: outcome.code, stderr: outcome.stderr }).toEqual({ code: 0, stderr: '' });
  return z.parse(reportSchema, outcome.json());
}

const FILES = 4;

describe('vitrine admin copy', () => {
  it('copies a shop with its photos into another folder, and continues the order numbers', async () => {
    const number = await order(['--data', shop.data], 'one');
    const target = join(shop.data, 'copies', 'folder');
    const report = await copy('--from', shop.data, '--to', target);
    expect(report.isEqual).toBe(true);
    expect(report.files).toMatchObject({ isEqual: true, to: { files: FILES } });
    expect(report.tables.find(({ table }) => table === 'product')?.to.rows).toBe(60);
    expect(await order(['--data', target], 'two')).toBe(number + 1);
    const shown = await vitrine(['--data', target, 'admin', 'copy', '--from', shop.data, '--to', `${target}-again`]);
    expect(shown.stdout).toMatch(/^product +60 +60 +[0-9a-f]{12} +equal$/m);
    expect(shown.stdout).toMatch(
      new RegExp(`^\\d+ rows in \\d+ tables\\.\\nPhotos and downloads: ${FILES} files of ${FILES}, equal\\.$`, 'm'),
    );
  });

  it('keeps photos in the database if that is requested', async () => {
    const target = join(shop.data, 'copies', 'database');
    const report = await copy('--from', shop.data, '--to', target, '--to-files', 'database');
    expect(report.files).toMatchObject({ isEqual: true, to: { files: FILES } });
    expect(report.tables.some(({ table }) => table === 'file')).toBe(false);
    const database = new Libsql(join(target, 'shop.db'));
    const keptAs = (key: string) => database.prepare('SELECT key FROM file WHERE key LIKE ? ORDER BY key').all([key]);
    expect(keptAs('media/%')).toEqual([{ key: 'media/t/e/tee.jpg' }, { key: 'media/t/e/чашка.png' }]);
    expect(keptAs('%')).toHaveLength(FILES);
    database.close();
    const folder = join(shop.data, 'copies', 'out');
    const back = await copy('--from', target, '--from-files', 'database', '--to', folder);
    expect(back.files).toEqual(report.files);
  });

  it('reports errors of a target', async () => {
    const ask = (...args: readonly string[]) => vitrine(['admin', 'copy', ...args]);
    const nothing = await ask('--from', join(shop.data, 'none'), '--to', join(shop.data, 'x'));
    expect(nothing).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no shop to copy in') as unknown,
    });
    const same = await ask('--from', shop.data, '--to', shop.data);
    expect(same).toMatchObject({ code: 2, stderr: expect.stringContaining('--to must differ from --from') as unknown });
    const strange = await ask('--from', 'mysql://h/shop', '--to', shop.data);
    expect(strange).toMatchObject({ code: 2, stderr: expect.stringContaining('must be a data folder') as unknown });
    const closed = await ask('--from', shop.data, '--to', 'postgres://vitrine:s3cret@127.0.0.1:9/shop');
    expect(closed.code).toBe(1);
    expect(closed.stderr).toContain('The database shop at 127.0.0.1:9 cannot be opened');
    expect(closed.stderr).not.toContain('s3cret');
    const taken = join(shop.data, 'taken');
    mkdirSync(join(taken, 'index'), { recursive: true });
    const left = await ask('--from', shop.data, '--to', taken);
    expect(left).toMatchObject({ code: 1, stderr: expect.stringContaining('belongs to another shop') as unknown });
  });

  it('fails if the copy differs, and shows in which table', () => {
    const sum = (rows: number) => ({ rows, checksum: String(rows).repeat(64) });
    const tables = [{ table: 'cart', from: sum(3), to: sum(2), isEqual: false }];
    expect(copyAnswer({ tables, files: undefined, isEqual: false }).failure).toMatchObject({ code: 'copy-differs' });
    expect(copyAnswer({ tables: [], files: undefined, isEqual: true }).failure).toBeUndefined();
  });
});

describe.skipIf(POSTGRES_URL === undefined)('vitrine admin copy to PostgreSQL', () => {
  let made: Awaited<ReturnType<typeof createDatabase>>;
  beforeAll(async () => {
    made = await createDatabase(POSTGRES_URL ?? '');
  });
  afterAll(() => made.drop());

  it('moves a shop there and back, and each continues the numbering', async () => {
    const number = await order(['--data', shop.data], 'three');
    const there = await copy('--from', shop.data, '--to', made.url);
    expect(there).toMatchObject({ isEqual: true, files: { isEqual: true, to: { files: FILES } } });
    const place = ['--database', made.url, '--data', join(shop.data, 'process')];
    expect(await order(place, 'four')).toBe(number + 1);
    const folder = join(shop.data, 'copies', 'back');
    const back = await copy('--from', made.url, '--to', folder);
    expect(back).toMatchObject({ isEqual: true, files: { isEqual: true, to: { files: FILES } } });
    expect(await order(['--data', folder], 'five')).toBe(number + 2);
  });
});
