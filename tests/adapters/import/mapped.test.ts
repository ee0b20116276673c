import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guessMap } from '../../../adapters/import/mapped/guess-map';
import { plainNumber } from '../../../adapters/import/mapped/amount';
import { previewTable } from '../../../adapters/import';
import type { ImportField, ImportMap } from '../../../core';
import { csvOf, openImportShop, rowOf } from './import-shop';
import type { ImportShop } from './import-shop';
import { xlsxOf } from './xlsx-file';

let shop: ImportShop;
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(() => shop.remove());

type Cells = Readonly<Record<string, string>>;
const mapOf = (fields: Readonly<Record<string, ImportField>>, decimal: ImportMap['decimal'] = 'point'): ImportMap => ({
  columns: Object.entries(fields).map(([column, field]) => ({ column, field })),
  decimal,
});
const GERMAN = mapOf(
  {
    'Art.-Nr.': 'sku',
    Bezeichnung: 'name',
    VK: 'price',
    Bestand: 'stock',
    Modell: 'group',
    Farbe: 'color',
    Größe: 'size',
    Warengruppe: 'category',
    Untergruppe: 'category',
    Material: 'attribute',
  },
  'comma',
);
const shirt = (cells: Cells): Cells => ({
  'Art.-Nr.': 'H-1-S',
  Bezeichnung: 'Hemd Oxford',
  VK: '1.079,90 $',
  Bestand: '4',
  Modell: 'H-1',
  Farbe: 'Blau',
  Größe: 'S',
  Warengruppe: 'Herren',
  Untergruppe: 'Hemden',
  Material: 'Baumwolle',
  Intern: 'x',
  ...cells,
});
const run = async (rows: readonly Cells[], map = GERMAN, currency = 'USD') =>
  shop.run({ file: await shop.file('liste.csv', csvOf(rows)), map, currency });

describe('a table of no known kind', () => {
  it('is refused with what would help, until somebody says what its columns are', async () => {
    const file = await shop.file('liste.csv', csvOf([shirt({})]));
    await expect(shop.run({ file })).rejects.toMatchObject({
      code: 'FILE_FORMAT_UNKNOWN',
      message: expect.stringContaining('--map') as unknown,
    });
  });

  it('becomes products with variants by their group, in their options, categories and facts', async () => {
    const report = await run([
      shirt({}),
      shirt({ 'Art.-Nr.': 'H-1-M', Größe: 'M', Bestand: '0' }),
      shirt({ 'Art.-Nr.': 'G-1', Bezeichnung: 'Gürtel', Modell: '', Farbe: 'Braun', Größe: '', VK: '24' }),
    ]);
    expect(report).toMatchObject({
      format: 'mapped',
      mapping: { map: GERMAN, kept: undefined },
      counts: { rows: { total: 3, taken: 3 }, types: { configurable: 1, simple: 1 }, variants: 2 },
    });
    const product = shop.writer.product('H-1');
    expect(product).toMatchObject({ name: 'Hemd Oxford', type_id: 'configurable' });
    // They differ in size alone: the colour is a fact.
    expect(product.configurable_options?.map(({ attribute_code: code }) => code)).toEqual(['size']);
    expect(product.configurable_children?.map(({ sku }) => sku)).toEqual(['H-1-S', 'H-1-M']);
    expect(product.category?.map(({ name }) => name)).toEqual(['Hemden']);
    expect(shop.writer.record('H-1').stock).toMatchObject({
      'H-1-S': { qty: 4, is_in_stock: true, manage_stock: true },
      'H-1-M': { qty: 0, is_in_stock: false },
    });
    expect(shop.writer.product('G-1')).toMatchObject({ type_id: 'simple', name: 'Gürtel' });
    expect(product['material']).toBeDefined();
    expect(product.configurable_children?.[0]?.['price']).toBe(1079.9);
  });

  it('does not count a product as missing whose group has the sku of one of its rows', async () => {
    const rows = [shirt({ 'Art.-Nr.': 'H-1' }), shirt({ 'Art.-Nr.': 'H-1-M', Größe: 'M' })];
    const source = { file: await shop.file('liste.csv', csvOf(rows)), map: GERMAN };
    expect((await shop.run(source)).products).toMatchObject([{ sku: 'H-1-group' }]);
    expect(await shop.run(source, { missing: 'remove' })).toMatchObject({
      missing: [],
      counts: { products: { unchanged: 1 } },
    });
  });

  it('joins rows of one name that differ in an option where no column says what belongs together', async () => {
    const map = mapOf({ Code: 'sku', Name: 'name', Price: 'price', Fit: 'option' });
    const row = (Code: string, Name: string, Fit: string): Cells => ({ Code, Name, Price: '20', Fit });
    const report = await run([row('A', 'Jeans', 'Slim'), row('B', 'Jeans', 'Wide'), row('C', 'Cap', '')], map, 'USD');
    expect(report.counts.types).toEqual({ configurable: 1, simple: 1 });
    expect(shop.writer.product('jeans').configurable_options?.[0]).toMatchObject({
      attribute_code: 'fit',
      label: 'Fit',
    });
    const twin = await run([row('A', 'Jeans', 'Slim'), row('B', 'Jeans', 'slim ')], map, 'USD');
    expect(rowOf(twin, 3).reasons).toEqual([
      { code: 'variant_choice', message: 'Fit: row 2 of the same product has the same' },
    ]);
    expect(rowOf(twin, 2).status).toBe('skipped');
  });

  it('names row, the column of the file and the limit of what it refuses', async () => {
    const report = await run(
      [
        { Code: '', Name: 'Cap', Price: '20', Left: '3' },
        { Code: 'B', Name: 'Hat', Price: 'dear', Left: '3' },
        { Code: 'C', Name: 'Sock', Price: '5', Left: 'many' },
        { Code: 'D', Name: 'Belt', Price: '', Left: '1' },
        { Code: 'E', Name: 'Tie', Price: '9', Left: '1' },
        { Code: 'E', Name: 'Tie again', Price: '9', Left: '1' },
      ],
      mapOf({ Code: 'sku', Name: 'name', Price: 'price', Left: 'stock' }),
      'USD',
    );
    expect([2, 3, 4, 5, 7].map((row) => rowOf(report, row).reasons[0]?.message)).toEqual([
      'Code: is empty, every product needs a sku',
      'Price: "dear" is no price from 0 to 9999999999.99, such as 1,299.00',
      'Left: "many" is no number from -1000000000 to 1000000000',
      'Price: is empty, every row needs a price',
      'row 6 has the sku E already',
    ]);
    expect(report.counts.rows).toEqual({ total: 6, taken: 1, skipped: 5 });
  });

  it('refuses a mapping that does not fit the heading row, and takes a currency at its word', async () => {
    await expect(
      run([{ Code: 'A', Name: 'Cap' }], mapOf({ Code: 'sku', Name: 'name', Price: 'price' })),
    ).rejects.toThrow('The file has no column "Price", which the mapping names; it has Code, Name.');
    const map = mapOf({ Code: 'sku', Name: 'name', Price: 'price' });
    await expect(run([{ Code: 'A', Name: 'Cap', Price: '12 EUR' }], map, 'USD')).rejects.toMatchObject({
      code: 'CURRENCY_DIFFERS',
    });
  });
});

describe('a mapping', () => {
  /** Where mappings are kept, as the platform keeps them. */
  const keeper = () => {
    const kept = new Map<string, { id: string; columns: readonly string[]; map: ImportMap; keptAt: number }>();
    return {
      find: (columns: readonly string[]) => Promise.resolve(kept.get(JSON.stringify(columns))),
      keep: (columns: readonly string[], map: ImportMap) => {
        const one = { id: `map-${String(kept.size + 1)}`, columns, map, keptAt: 1 };
        kept.set(JSON.stringify(columns), one);
        return Promise.resolve(one);
      },
    };
  };
  const map = mapOf({ Code: 'sku', Name: 'name', Price: 'price' });
  const cap: Cells = { Code: 'CAP', Name: 'Cap', Price: '20' };

  it('is kept by an import that took something, and reads the next file with the same heading row', async () => {
    const mappings = keeper();
    const first = await shop.file('monday.csv', csvOf([cap]));
    await shop.run({ file: first, map }, { dryRun: true }, undefined, { mappings });
    await expect(shop.run({ file: first }, {}, undefined, { mappings })).rejects.toThrow('--map');
    await shop.run({ file: first, map }, {}, undefined, { mappings });
    const next = await shop.file('tuesday.csv', csvOf([{ ...cap, Price: '21' }]));
    const report = await shop.run({ file: next }, {}, undefined, { mappings });
    expect(report).toMatchObject({ mapping: { kept: 'map-1' }, counts: { products: { updated: 1 } } });
    const other = await shop.file('other.csv', csvOf([{ Code: 'CAP', Price: '21', Name: 'Cap' }]));
    await expect(shop.run({ file: other }, {}, undefined, { mappings })).rejects.toThrow('--map');
  });

  it('finds the sheet of a workbook that it was made for, and the report names it among all', async () => {
    const mappings = keeper();
    await mappings.keep(['Code', 'Name', 'Price'], map);
    const book = xlsxOf({
      Notes: [['To do'], ['x']],
      Goods: [
        ['Code', 'Name', 'Price'],
        ['CAP', 'Cap', { n: 20 }],
      ],
    });
    const file = await shop.file('book.xlsx', book);
    expect(await shop.run({ file }, {}, undefined, { mappings })).toMatchObject({
      sheet: { name: 'Goods', names: ['Notes', 'Goods'] },
      counts: { rows: { taken: 1 } },
    });
    expect(await previewTable({ file }, keeper())).toMatchObject({
      ...{ sheet: 'Notes', sheets: ['Notes', 'Goods'], columns: ['To do'], format: null, kept: null },
    });
    expect(await previewTable({ file, sheet: 'Goods' }, mappings)).toMatchObject({
      rows: [['CAP', 'Cap', '20']],
      kept: { id: 'map-1', map },
    });
  });

  it('is guessed by what columns are called, in the languages of the shop', () => {
    const guessed = (columns: readonly string[], rows: readonly (readonly string[])[] = []) => {
      const { columns: found, decimal } = guessMap(columns, rows);
      return { ...Object.fromEntries(found.map(({ column, field }) => [column, field])), decimal };
    };
    expect(
      guessed(['Art.-Nr.', 'Bezeichnung', 'VK-Preis', 'Größe', 'Bild 1', 'Bild 2', 'Intern'], [['1', 'a', '79,90']]),
    ).toEqual({
      ...{ 'Art.-Nr.': 'sku', Bezeichnung: 'name', 'VK-Preis': 'price', Größe: 'size', decimal: 'comma' },
      ...{ 'Bild 1': 'picture', 'Bild 2': 'picture' },
    });
    expect(guessed(['Артикул', 'Название', 'Цена', 'Остаток'])).toMatchObject({
      Артикул: 'sku',
      Остаток: 'stock',
      decimal: 'point',
    });
    expect(guessed(['货号', '名称', '价格'])).toMatchObject({ 货号: 'sku', 名称: 'name', 价格: 'price' });
  });
});

describe('a price of a table', () => {
  it.each([
    ['1,299.00', 'point', '1299.00'],
    ['1.299,00', 'comma', '1299.00'],
    ['1.299', 'comma', '1299'],
    ['1,299', 'point', '1299'],
    ['19,9', 'point', '19.9'],
    ['19.90', 'comma', '19.90'],
    ['1.299.000', 'comma', '1299000'],
    ['18.989999999', 'point', '18.989999999'],
    // 1.30 and 1,299 are a thousandth of each other.
    ['1.299', 'point', false],
    ['1,299', 'comma', false],
    ['1.299,00', 'point', undefined],
    ['1,29,00', 'comma', undefined],
    ['99999999999999999', 'point', undefined],
  ] as const)('%s where cents stand behind a %s is %s', (text, decimal, expected) => {
    expect(plainNumber(text, { decimal, isWorkbook: false })).toBe(expected);
  });

  it('is unclear in a workbook whose people write a comma, since its numbers have a point', () => {
    expect(plainNumber('1.299', { decimal: 'comma', isWorkbook: true })).toBe(false);
    expect(plainNumber('1299.5', { decimal: 'comma', isWorkbook: true })).toBe('1299.5');
  });
});
