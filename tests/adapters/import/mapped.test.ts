import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guessMap } from '../../../adapters/import/source/guess-map';
import { plainNumber } from '../../../adapters/import/mapped/amount';
import { previewTable } from '../../../adapters/import';
import type { ImportField, ImportMap } from '../../../core/staff';
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

describe('a table of an unknown format', () => {
  it('is refused with a suggestion until its columns are mapped', async () => {
    const file = await shop.file('liste.csv', csvOf([shirt({})]));
    await expect(shop.run({ file })).rejects.toMatchObject({
      code: 'FILE_FORMAT_UNKNOWN',
      message: expect.stringContaining('--map') as unknown,
    });
  });

  it('becomes products with variants by group, with options, categories and attributes', async () => {
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

  it('does not count a product as missing whose group has the SKU of one of its rows', async () => {
    const rows = [shirt({ 'Art.-Nr.': 'H-1' }), shirt({ 'Art.-Nr.': 'H-1-M', Größe: 'M' })];
    const source = { file: await shop.file('liste.csv', csvOf(rows)), map: GERMAN };
    expect((await shop.run(source)).products).toMatchObject([{ sku: 'H-1-group' }]);
    expect(await shop.run(source, { missing: 'remove' })).toMatchObject({
      missing: [],
      counts: { products: { unchanged: 1 } },
    });
  });

  it('groups rows with the same name that differ in an option if no column defines the group', async () => {
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

  it('names row, column and limit of a refused value', async () => {
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
      'Price: "dear" is not a price from 0 to 9999999999.99, such as 1,299.00',
      'Left: "many" is not a number from -1000000000 to 1000000000',
      'Price: is empty, every row needs a price',
      'row 6 has the sku E already',
    ]);
    expect(report.counts.rows).toEqual({ total: 6, taken: 1, skipped: 5 });
  });

  it('refuses a mapping that does not fit the header, and accepts a stated currency', async () => {
    await expect(
      run([{ Code: 'A', Name: 'Cap' }], mapOf({ Code: 'sku', Name: 'name', Price: 'price' })),
    ).rejects.toThrow(
      'The file has no column "Price", which the mapping names; it has Code, Name (separated by commas).',
    );
    const map = mapOf({ Code: 'sku', Name: 'name', Price: 'price' });
    await expect(run([{ Code: 'A', Name: 'Cap', Price: '12 EUR' }], map, 'USD')).rejects.toMatchObject({
      code: 'CURRENCY_DIFFERS',
    });
  });
});

describe('the import of sales columns of a table', () => {
  const CODE = { Code: 'sku', Name: 'name', Price: 'price' } as const;
  const cap: Cells = { Code: 'CAP', Name: 'Cap', Price: '20' };
  const messages = (report: Awaited<ReturnType<typeof run>>, row: number) =>
    rowOf(report, row)
      .reasons.filter(({ code }) => code !== 'stock_unknown')
      .map(({ message }) => message);

  it.each([
    ['1', 1],
    ['true', 1],
    ['Aktiv', 1],
    ['да', 1],
    ['上架', 1],
    ['0', 2],
    ['FALSE', 2],
    ['draft', 2],
    ['нет', 2],
  ])('%s in the availability column is the status %s', async (Active, status) => {
    await run([{ ...cap, Active }], mapOf({ ...CODE, Active: 'enabled' }), 'USD');
    expect(shop.writer.product('CAP').status).toBe(status);
  });

  it('does not sell a product with an empty value, and refuses unknown words', async () => {
    const map = mapOf({ ...CODE, Active: 'enabled' });
    const report = await run([{ ...cap, Active: '' }, { ...cap, Code: 'HAT', Active: 'maybe' }], map, 'USD'); // prettier-ignore
    expect(shop.writer.product('CAP').status).toBe(2);
    expect(messages(report, 2)).toEqual(['Active: is empty, it is not for sale']);
    expect(messages(report, 3)).toEqual(['Active: "maybe" is neither yes nor no']);
  });

  it('uses the first row of a product for empty cells of the others, and hides the product if all variants are hidden', async () => {
    const map = mapOf({ ...CODE, Style: 'group', Size: 'size', Active: 'enabled', Tax: 'tax_class', Weight: 'weight' });
    const row = (Code: string, Size: string, Active: string): Cells => ({ ...cap, Code, Style: 'JEANS', Size, Active });
    const rows = [
      { ...row('J-S', 'S', 'yes'), Tax: 'Books', Weight: '0.4' },
      row('J-M', 'M', ''),
      row('J-L', 'L', 'no'),
    ];
    await run(rows, map, 'USD');
    const product = shop.writer.product('JEANS');
    expect(product.status).toBe(1);
    expect(product.configurable_children).toMatchObject([
      { sku: 'J-S', status: 1, tax_class_id: 4, weight: 0.4 },
      { sku: 'J-M', status: 1, tax_class_id: 4, weight: 0.4 },
      { sku: 'J-L', status: 2 },
    ]);
    await run(rows.map((one) => ({ ...one, Active: 'no' })), map, 'USD'); // prettier-ignore
    expect(shop.writer.product('JEANS').status).toBe(2);
  });

  it.each([
    ['both', 4],
    ['catalog', 2],
    ['Search', 3],
    ['none', 1],
    ['Catalog, Search', 4],
  ])('%s is the visibility %s', async (Visibility, visibility) => {
    await run([{ ...cap, Visibility }], mapOf({ ...CODE, Visibility: 'visibility' }), 'USD');
    expect(shop.writer.product('CAP').visibility).toBe(visibility);
  });

  it('refuses a visibility that hides in one shop and shows in another', async () => {
    const report = await run([{ ...cap, Visibility: '1' }], mapOf({ ...CODE, Visibility: 'visibility' }), 'USD');
    expect(messages(report, 2)).toEqual(['Visibility: "1" must be both, catalog, search or hidden']);
  });

  it("matches the shop's tax class by name, and reports an unknown one", async () => {
    const map = mapOf({ ...CODE, Steuer: 'tax_class' });
    const report = await run([{ ...cap, Steuer: 'bücher' }, { ...cap, Code: 'HAT', Steuer: '7 %' }], map, 'USD'); // prettier-ignore
    expect(shop.writer.product('CAP').tax_class_id).toBe(4);
    expect(shop.writer.product('HAT').tax_class_id).toBe(2);
    expect(messages(report, 3)).toEqual(['Steuer: the shop has no tax class 7 %, it is taxed as Goods']);
  });

  it('applies a special price on its days, and refuses an ambiguous date', async () => {
    const map = mapOf({ ...CODE, Sale: 'special_price', From: 'special_from_date', To: 'special_to_date' });
    const sale = { ...cap, Sale: '15' };
    const report = await run(
      [
        { ...sale, From: '20.11.2026', To: '2026-11-30' },
        { ...sale, Code: 'HAT', From: '11/25/2026', To: '30/11/2026' },
        { ...sale, Code: 'TIE', From: '04/05/2026', To: '' },
        { ...cap, Code: 'BAG', From: '2026-11-20', To: '' },
      ],
      map,
      'USD',
    );
    const days = { special_from_date: '2026-11-20', special_to_date: '2026-11-30' };
    expect(shop.writer.product('CAP')).toMatchObject({ special_price: 15, ...days });
    expect(shop.writer.product('HAT')).toMatchObject({
      special_from_date: '2026-11-25',
      special_to_date: '2026-11-30',
    });
    expect(messages(report, 4)).toEqual(['From: "04/05/2026" can be two days: write it as 2026-11-20 or 20.11.2026']);
    expect(shop.writer.product('BAG').special_from_date).toBeUndefined();
  });

  it.each([
    ['Weight', '1.2', 1.2],
    ['Weight (g)', '350', 0.35],
    ['Weight (g)', '1.2 kg', 1.2],
    ['Weight lbs', '2', 0.907185],
  ])('%s of %s is %s kilograms', async (column, text, kilograms) => {
    await run([{ ...cap, [column]: text }], mapOf({ ...CODE, [column]: 'weight' }), 'USD');
    expect(shop.writer.product('CAP')).toMatchObject({ weight: kilograms });
  });

  it('names each ignored column and its meaning, also in a dry run', async () => {
    const row = {
      ...cap,
      'Active (0/1)': '0',
      'VAT %': '7',
      'Sale price': '9',
      'Weight (g)': '300',
      Note: 'x',
      Visibility: '',
    };
    const source = { file: await shop.file('left.csv', csvOf([cap, row])), map: mapOf(CODE), currency: 'USD' };
    const expected = [
      'Active (0/1): is ignored, so all products are for sale (to map: enabled=Active (0/1))',
      'VAT %: is ignored, so all products have the same tax class (to map: tax_class=VAT %)',
      'Sale price: is ignored, so nothing is on sale (to map: special_price=Sale price)',
      'Weight (g): is ignored, so carriers get no weight (to map: weight=Weight (g))',
    ];
    const rows = await shop.run({ ...source, file: await shop.file('left.csv', csvOf([row])) }, { dryRun: true });
    expect(messages(rows, 2)).toEqual(expected);
    expect(rows.counts.reasons.column_ignored).toBe(4);
    expect(messages(await run([row], mapOf(CODE), 'USD'), 2)).toEqual(expected);
  });

  it('is guessed from column names', () => {
    const columns = ['Active (0/1)', 'Visibility', 'Tax class', 'Sale price start date', 'Sonderpreis bis', 'Вес (кг)'];
    expect(guessMap(columns, []).columns.map(({ field }) => field)).toEqual([
      ...['enabled', 'visibility', 'tax_class', 'special_from_date', 'special_to_date', 'weight'],
    ]);
  });
});

describe('a mapping', () => {
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

  it('is saved by a successful import, and reads the next file with the same header', async () => {
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

  it('is guessed from column names in the languages of the shop', () => {
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
    // 1.30 and 1,299 differ by a factor of a thousand.
    ['1.299', 'point', false],
    ['1,299', 'comma', false],
    ['1.299,00', 'point', undefined],
    ['1,29,00', 'comma', undefined],
    ['99999999999999999', 'point', undefined],
  ] as const)('%s with a %s as decimal separator is %s', (text, decimal, expected) => {
    expect(plainNumber(text, { decimal, isWorkbook: false })).toBe(expected);
  });

  it('is ambiguous in a workbook whose users write a comma, since its numbers have a point', () => {
    expect(plainNumber('1.299', { decimal: 'comma', isWorkbook: true })).toBe(false);
    expect(plainNumber('1299.5', { decimal: 'comma', isWorkbook: true })).toBe('1299.5');
  });
});
