import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { xlsxOf } from '../adapters/import/xlsx-file';
import { openShop, type Shop } from './vitrine';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(20);
}, 120_000);
afterAll(() => shop.remove());

const USD = ['--currency', 'USD', '--remove-demo'] as const;
const MAP = 'sku=Art.-Nr., name=Bezeichnung, kurz, price=VK, decimal=comma';
const file = (name: string, price: string): string => {
  const path = join(shop.data, name);
  writeFileSync(path, `Art.-Nr.;Bezeichnung, kurz;VK;Notiz\nM-1;Mütze;${price};x\n`);
  return path;
};
const maps = z.array(z.object({ id: z.string(), columns: z.array(z.string()) }));

describe('a custom table', () => {
  it('explains how to map its columns, and errors of a mapping', async () => {
    const unknown = await shop.run('admin', 'import', file('a.csv', '19,90'), ...USD);
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('--map') as unknown });
    const wrong = await shop.run('catalog', 'import', file('a.csv', '19,90'), ...USD, '--map', 'sku=Art.-Nr.');
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toMatch(/--map must map columns, such as sku=.*sku, name, price \(required\)/);
    const other = await shop.run(
      'admin',
      'import',
      file('a.csv', '19,90'),
      ...USD,
      '--map',
      'sku=No,name=VK,price=Notiz',
    );
    expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('The file has no column "No"') as unknown });
  });

  it('is imported by a mapping, which reads the next file with the same header until it is forgotten', async () => {
    expect(await shop.ask('catalog', 'import', file('a.csv', '1.019,90'), ...USD, '--map', MAP)).toMatchObject({
      format: 'mapped',
      products: [{ sku: 'M-1', outcome: 'created' }],
    });
    const [kept] = maps.parse(await shop.ask('admin', 'import-maps'));
    expect(kept?.columns).toEqual(['Art.-Nr.', 'Bezeichnung, kurz', 'VK', 'Notiz']);
    const id = kept?.id ?? '';
    expect(await shop.ask('admin', 'import', file('b.csv', '21,50'), ...USD)).toMatchObject({
      products: { updated: 1 },
      files: [{ file: 'b.csv', format: 'mapped', kept_map: id }],
    });
    const { stdout } = await shop.run('admin', 'import', file('b.csv', '21,50'), ...USD);
    expect(stdout).toContain(`saved mapping ${id}`);
    await shop.ask('admin', 'import-map-forget', id);
    expect(await shop.ask('admin', 'import-maps')).toEqual([]);
    expect((await shop.run('admin', 'import', file('b.csv', '22'), ...USD)).code).toBe(1);
    expect((await shop.run('admin', 'import-map-forget', id)).stderr).toContain(`There is no mapping ${id}`);
  });

  it('is read from the named sheet', async () => {
    const path = join(shop.data, 'book.xlsx');
    const sheet = (sku: string) => [
      ['Code', 'Name', 'Price'],
      [sku, 'Cap', { n: 20 }],
    ];
    writeFileSync(path, xlsxOf({ Autumn: sheet('CAP-A'), Winter: sheet('CAP-W') }));
    const read = ['admin', 'import', path, ...USD, '--map', 'sku=Code,name=Name,price=Price', '--dry-run'];
    expect(await shop.ask(...read)).toMatchObject({
      files: [{ sheet: 'Autumn', sheets: ['Autumn', 'Winter'] }],
      changes: [{ sku: 'CAP-A' }],
    });
    expect(await shop.ask(...read, '--sheet', 'Winter')).toMatchObject({ changes: [{ sku: 'CAP-W' }] });
    expect((await shop.run(...read)).stdout).toContain('book.xlsx: Autumn of Autumn, Winter');
  });
});

describe('--import-source', () => {
  it('asks for the currency of a file that does not name it', async () => {
    const source = ['--import-source', file('source.csv', '5')];
    const mapped = await shop.ask('admin', 'import', file('source.csv', '5'), ...USD, '--map', MAP);
    expect(mapped).toMatchObject({ state: 'done' });
    const refused = await shop.run('admin', 'import', ...source);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(
        'name their currency (--import-currency, or importCurrency of vitrine.config.ts)',
      ) as unknown,
    });
    expect(await shop.ask('admin', 'import', ...source, '--import-currency', 'USD')).toMatchObject({ state: 'done' });
  });
});
