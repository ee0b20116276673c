import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cellFormat, numberText } from '../../../adapters/import/xlsx/cell-formats';
import { openImportShop, rowOf } from './import-shop';
import type { ImportShop } from './import-shop';
import { xlsxOf, zipOf, type SheetCell } from './xlsx-file';

let shop: ImportShop;
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(() => shop.remove());

const HEADER = ['sku', 'product_type', 'name', 'price', 'special_price', 'special_price_to_date', 'qty'];
/** 20 November 2026 as a spreadsheet serial number. */
const DAY = 46_346;
const cap = (sku: SheetCell, price: SheetCell, qty: SheetCell = { n: 4 }): readonly SheetCell[] => [
  ...[sku, 'simple', 'Cap & brim', price, { n: 16.5 }, { n: DAY, s: 1 }, qty],
];
const run = async (content: Buffer, sheet?: string) =>
  shop.run({ file: await shop.file('goods.xlsx', content), sheet });

describe('a workbook', () => {
  it('is read as its cells show it: leading zeros, dates, formula results, texts of all types', async () => {
    const formula = { xml: '<c><f>9*2</f><v>18.989999999999998</v></c>' };
    const inline = { xml: '<c t="inlineStr"><is><t>7</t></is></c>' };
    const report = await run(
      xlsxOf({ Goods: [HEADER, cap({ n: 123, s: 2 }, formula, inline), cap('00124', { n: 20 })] }),
    );
    expect(report).toMatchObject({ format: 'magento', counts: { rows: { total: 2, taken: 2 } } });
    expect(shop.writer.product('00123')).toMatchObject({
      name: 'Cap & brim',
      price: 18.99,
      special_price: 16.5,
      special_to_date: '2026-11-20',
    });
    expect(shop.writer.record('00123').stock['00123']?.qty).toBe(7);
    expect(shop.writer.product('00124').price).toBe(20);
  });

  it('returns the first known sheet, or the named one', async () => {
    const file = xlsxOf({
      Notes: [
        ['what', 'who'],
        ['call', 'Mira'],
      ],
      Goods: [HEADER, cap('CAP', { n: 18 })],
      Sale: [HEADER, cap('CAP', { n: 9 })],
    });
    await run(file);
    expect(shop.writer.product('CAP').price).toBe(18);
    await run(file, 'Sale');
    expect(shop.writer.product('CAP').price).toBe(9);
    await expect(run(file, 'Prices')).rejects.toMatchObject({
      code: 'FILE_SHEET',
      message: expect.stringContaining('has no sheet Prices; it has Notes, Goods, Sale.') as unknown,
    });
    await expect(run(file, 'Notes')).rejects.toMatchObject({ code: 'FILE_FORMAT_UNKNOWN' });
  });

  it('counts rows as the sheet does, including empty ones', async () => {
    const report = await run(xlsxOf({ Goods: [HEADER, [], cap('CAP', 'dear')] }));
    expect(rowOf(report, 3).reasons[0]?.message).toMatch(/^price: "dear" is not a price/);
  });

  it('is refused if it is invalid, truncated, or unpacks to more than it declares or the limit', async () => {
    const whole = xlsxOf({ Goods: [HEADER, cap('CAP', { n: 18 })] });
    const sheet = '<worksheet/>';
    await expect(run(whole.subarray(0, whole.length - 40))).rejects.toMatchObject({ code: 'FILE_NOT_XLSX' });
    await expect(run(zipOf({ 'word/document.xml': sheet }))).rejects.toMatchObject({
      code: 'FILE_NOT_XLSX',
      message: expect.stringContaining('it has no sheets') as unknown,
    });
    await expect(run(zipOf({ 'xl/workbook.xml': `<a>${' '.repeat(100_000)}</a>` }, 10))).rejects.toMatchObject({
      code: 'FILE_NOT_XLSX',
      message: expect.stringContaining('cannot be unpacked') as unknown,
    });
    await expect(run(zipOf({ 'xl/workbook.xml': sheet }, 600 * 1024 * 1024))).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      message: expect.stringContaining('unpacks to more than') as unknown,
    });
  });

  it('is refused if many sheets share one part, which would be unpacked for each of them', async () => {
    const sheets = Array.from({ length: 50 }, (_, at) => `<sheet name="S${at}" sheetId="${at}" r:id="rId1"/>`).join('');
    const file = zipOf({
      'xl/workbook.xml': `<workbook><sheets>${sheets}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId1" Target="empty.xml"/></Relationships>',
      'xl/empty.xml': '<worksheet><sheetData/></worksheet>',
    });
    await expect(run(file)).rejects.toMatchObject({
      code: 'FILE_NOT_XLSX',
      message: expect.stringContaining('several sheets are the part xl/empty.xml') as unknown,
    });
  });
});

describe('a number in a sheet', () => {
  it.each([
    ['0.1', 0, undefined, '0.1'],
    ['18.989999999999998', 2, undefined, '18.99'],
    ['4006381333931', 1, undefined, '4006381333931'],
    ['46346', 14, undefined, '2026-11-20'],
    ['46346.354166666664', 22, undefined, '2026-11-20 08:30:00'],
    ['46346', 165, 'dd\\.mm\\.yyyy', '2026-11-20'],
    ['12', 166, '"d" 0.00', '12'],
    ['7', 164, '000', '007'],
    ['12345', 164, '000', '12345'],
  ])('%s in the format %i %s is %s', (text, id, code, shown) => {
    expect(numberText(text, cellFormat(id, code), '1900')).toBe(shown);
  });

  it('counts its dates from 1904 if the workbook does', () => {
    expect(numberText('44884', { kind: 'date' }, '1904')).toBe('2026-11-20');
  });
});
