import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { previewTable } from '../../../adapters/import';
import { MAX_COLUMNS, openCsv, readCsv } from '../../../adapters/import/source/read-csv';
import { readXlsx } from '../../../adapters/import/xlsx/read-xlsx';
import { openImportShop, type ImportShop } from './import-shop';
import { xlsxOf } from './xlsx-file';

let shop: ImportShop;
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(() => shop.remove());

const named = (count: number, prefix = 'c') => Array.from({ length: count }, (_, at) => `${prefix}${String(at)}`);
const tooWide = (count = MAX_COLUMNS) => ({
  code: 'FILE_TOO_LARGE',
  message: expect.stringContaining(String(count)) as unknown,
});
const everything = { isKnown: () => true };
const noMaps = { find: () => Promise.resolve(undefined) };

describe('a file with many columns', () => {
  it('is refused beyond the limit in any format', async () => {
    const csv = await shop.file('wide.csv', `${named(MAX_COLUMNS + 1).join(',')}\n1\n`);
    await expect(readCsv(csv)).rejects.toMatchObject(tooWide(MAX_COLUMNS + 1));
    const whole = await shop.file('whole.csv', `${named(MAX_COLUMNS).join(',')}\n`);
    expect((await readCsv(whole)).columns).toHaveLength(MAX_COLUMNS);
    const far = { xml: '<c t="str"><v>near</v></c><c r="ALM1" t="str"><v>far</v></c>' };
    const xlsx = await shop.file('wide.xlsx', xlsxOf({ Wide: [['sku', far]] }));
    await expect(readXlsx(xlsx, everything)).rejects.toMatchObject(tooWide());
    const items = `<item>${named(MAX_COLUMNS + 1)
      .map((name) => `<${name}>1</${name}>`)
      .join('')}</item>`;
    const feed = await shop.file('wide.xml', `<rss><channel>${items}</channel></rss>`);
    await expect(shop.run({ file: feed })).rejects.toMatchObject(tooWide());
  });

  it('is refused for a header beyond the limit in any format', async () => {
    const heading = '('.repeat(1_900_000);
    const tooLong = { code: 'FILE_HEADER', message: expect.stringContaining('at most 200 are allowed') as unknown };
    const csv = await shop.file('long.csv', `sku,${heading}\n1,2\n`);
    await expect(previewTable({ file: csv }, noMaps)).rejects.toMatchObject(tooLong);
    const xlsx = await shop.file('long.xlsx', xlsxOf({ Long: [['sku', heading.slice(0, 201)]] }));
    await expect(readXlsx(xlsx, everything)).rejects.toMatchObject(tooLong);
    const name = 'x'.repeat(201);
    const feed = await shop.file('long.xml', `<rss><channel><item><${name}>1</${name}></item></channel></rss>`);
    await expect(previewTable({ file: feed }, noMaps)).rejects.toMatchObject(tooLong);
  });

  it('is refused at once for a duplicate column', async () => {
    const file = await shop.file('twice.csv', `${[...named(900), 'c899'].join(',')}\n`);
    await expect(readCsv(file)).rejects.toMatchObject({
      code: 'FILE_HEADER',
      message: 'The header names the column c899 twice.',
    });
  });

  it('names only the cells that a row has, however many columns there are', async () => {
    const file = await shop.file('short.csv', `${named(900).join(',')}\n1,,3\nonly\n`);
    const { rows } = await readCsv(file);
    expect(rows).toEqual([
      { row: 2, cells: { c0: '1', c1: '', c2: '3' }, ragged: { cells: 3, columns: 900 } },
      { row: 3, cells: { c0: 'only' }, ragged: { cells: 1, columns: 900 } },
    ]);
    const sheet = xlsxOf({ Goods: [named(20), ['1', '', '3'], ['', '', '', '', 'x'], ['only']] });
    const table = await readXlsx(await shop.file('short.xlsx', sheet), everything);
    expect(table.rows).toEqual([
      { row: 2, cells: { c0: '1', c2: '3' } },
      { row: 3, cells: { c4: 'x' } },
      { row: 4, cells: { c0: 'only' } },
    ]);
  });
});

describe('a file with many rows', () => {
  it('does not block others while it is read', async () => {
    const file = await shop.file('long.csv', `sku\n${named(20_000, '').join('\n')}\n`);
    const { rows } = await openCsv(file);
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    let read = 0;
    for await (const { row } of rows) read += Math.sign(row);
    isOver = true;
    expect([read, turns > 70]).toEqual([20_000, true]);
  });

  it('is previewed by its first rows alone', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => [String(at), 'Cap']);
    const broken = { xml: '<c t="str"><v>never read</v></c><broken' };
    const padding = Array.from({ length: 4_000 }, (_, at) => [`pad ${String(at)} ${'x'.repeat(60)}`, 'Cap']);
    const file = await shop.file('long.xlsx', xlsxOf({ Goods: [['Code', 'Name'], ...rows, ...padding, [broken]] }));
    const preview = await previewTable({ file }, noMaps);
    expect(preview.rows).toEqual(rows.slice(0, 5));
    await expect(readXlsx(file, everything)).rejects.toMatchObject({ code: 'FILE_NOT_XLSX' });
  });
});
