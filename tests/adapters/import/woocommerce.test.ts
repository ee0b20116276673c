import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { csvOf, openImportShop, rowOf } from './import-shop';
import type { ImportShop } from './import-shop';

let shop: ImportShop;
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(() => shop.remove());

type Cells = Readonly<Record<string, string>>;

const product = (cells: Cells): Cells => ({
  ID: '1',
  Type: 'simple',
  SKU: 'CAP',
  Name: 'Cap',
  Published: '1',
  'Visibility in catalog': 'visible',
  'In stock?': '1',
  'Regular price': '18',
  ...cells,
});
const HOODIE = product({
  ID: '10',
  Type: 'variable',
  SKU: 'HOODIE',
  Name: 'Hoodie',
  'Regular price': '',
  'Attribute 1 name': 'Colour',
  'Attribute 1 value(s)': 'Red, Green',
  'Attribute 2 name': 'Logo',
  'Attribute 2 value(s)': 'Yes, No',
});
const variation = (sku: string, colour: string, logo: string, cells: Cells = {}): Cells =>
  product({
    ID: `1${String(sku.length)}${colour}`.replaceAll(/\D/g, ''),
    Type: 'variation',
    SKU: sku,
    Name: 'Hoodie - a variation',
    Parent: 'HOODIE',
    'Regular price': '45',
    'Attribute 1 name': 'Colour',
    'Attribute 1 value(s)': colour,
    'Attribute 2 name': 'Logo',
    'Attribute 2 value(s)': logo,
    ...cells,
  });
const children = (sku = 'HOODIE') => shop.writer.product(sku).configurable_children ?? [];
const reasons = (report: Awaited<ReturnType<ImportShop['rows']>>, row: number) =>
  rowOf(report, row).reasons.map(({ code, message }) => `${code}: ${message}`);

describe('a simple product of WooCommerce', () => {
  it('is sold at its price, and at its sale price during the sale', async () => {
    const report = await shop.rows([
      product({
        'Sale price': '16.5',
        'Date sale price starts': '2026-11-01',
        'Date sale price ends': '2026-11-30',
        Categories: 'Accessories > Caps, Sale\\, last days',
        Tags: 'wool, winter',
        Brands: 'Norrland',
        Description: '<p>Warm.</p><script>alert(1)</script>',
      }),
    ]);
    expect(report.format).toBe('woocommerce');
    expect(shop.writer.product('CAP')).toMatchObject({
      type_id: 'simple',
      name: 'Cap',
      price: 18,
      special_price: 16.5,
      special_from_date: '2026-11-01',
      special_to_date: '2026-11-30',
      brand_name: 'Norrland',
      tags: ['wool', 'winter'],
      description: '<p>Warm.</p>',
      status: 1,
      visibility: 4,
    });
    expect(shop.writer.product('CAP').category?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Caps', 'Sale, last days']),
    );
  });

  it.each([
    ['a counted product', { Stock: '3' }, { qty: 3, is_in_stock: true, manage_stock: true }],
    ['a sold-out product', { Stock: '0' }, { qty: 0, is_in_stock: false, manage_stock: true }],
    [
      'a sold-out product with backorders',
      { Stock: '0', 'Backorders allowed?': 'notify' },
      { qty: 0, is_in_stock: true, manage_stock: false },
    ],
    ['an uncounted product', { Stock: '' }, { qty: 0, is_in_stock: true, manage_stock: false }],
    [
      'a product marked as out of stock',
      { Stock: '', 'In stock?': '0' },
      { qty: 0, is_in_stock: false, manage_stock: false },
    ],
    [
      'a product on backorder',
      { Stock: '0', 'In stock?': 'backorder' },
      { qty: 0, is_in_stock: true, manage_stock: false },
    ],
  ])('has the stock of %s', async (_what, cells, stock) => {
    await shop.rows([product(cells)]);
    expect(shop.writer.record('CAP').stock['CAP']).toEqual(stock);
  });

  it.each([
    ['simple, virtual', 'virtual'],
    ['simple, downloadable, virtual', 'downloadable'],
    ['simple', 'simple'],
  ])('of type %s is %s', async (type, expected) => {
    await shop.rows([product({ Type: type, 'Download 1 name': 'The book', 'Download 1 URL': 'https://a.test/b.pdf' })]);
    expect(shop.writer.product('CAP').type_id).toBe(expected);
  });

  it.each([
    ['a draft', { Published: '-1' }, { status: 2 }],
    ['hidden', { 'Visibility in catalog': 'hidden' }, { visibility: 1 }],
    ['free of tax', { 'Tax status': 'none' }, { tax_class_id: 0 }],
    ['one per order', { 'Sold individually?': '1' }, { max_sale_qty: 1 }],
  ])('that is %s stays so', async (_what, cells, members) => {
    await shop.rows([product(cells)]);
    expect(shop.writer.product('CAP')).toMatchObject(members);
  });

  it('is not for sale without a price, and gets an SKU if it has none', async () => {
    const report = await shop.rows([product({ 'Regular price': '' }), product({ ID: '7', SKU: '', Name: 'Scarf' })]);
    expect(reasons(report, 2)).toEqual(['missing_value: Regular price: is empty, what is sold needs a price']);
    expect(reasons(report, 3)).toEqual(['value_adjusted: SKU: is empty, woo-7 is used']);
    expect(shop.writer.product('woo-7').name).toBe('Scarf');
  });
});

describe('the tax class of WooCommerce', () => {
  it.each([
    ['', 2],
    ['standard', 2],
    ['books', 4],
    ['Bücher', 4],
    ['zero-rate', 0],
  ])('%s is the one of the shop with that name', async (name, number) => {
    const report = await shop.rows([product({ 'Tax class': name })]);
    expect(shop.writer.product('CAP').tax_class_id).toBe(number);
    expect(reasons(report, 2)).toEqual([]);
  });

  it('is ignored if the status is not taxable', async () => {
    await shop.rows([product({ 'Tax class': 'books', 'Tax status': 'none' })]);
    expect(shop.writer.product('CAP').tax_class_id).toBe(0);
  });

  it('that the shop does not have is taxed as goods, and the row reports it', async () => {
    const report = await shop.rows([product({ 'Tax class': 'reduced-rate' })]);
    expect(shop.writer.product('CAP').tax_class_id).toBe(2);
    expect(reasons(report, 2)).toEqual([
      'tax_class_unknown: Tax class: the shop has no tax class reduced-rate, it is taxed as Goods',
    ]);
  });

  it('of a variation is its own or that of its product, and an empty one is reported', async () => {
    const report = await shop.rows([
      { ...HOODIE, 'Tax class': 'books' },
      variation('H-RED', 'Red', 'Yes', { 'Tax class': 'parent' }),
      variation('H-GREEN', 'Green', 'No', { 'Tax class': '' }),
      variation('H-BLUE', 'Blue', 'No', { 'Tax class': 'zero-rate' }),
    ]);
    expect(children().map(({ tax_class_id: number }) => number)).toEqual([4, 2, 0]);
    expect(reasons(report, 4)).toEqual([
      'value_adjusted: Tax class: is empty and taken as standard, its product has books',
    ]);
  });
});

describe('download files in a WooCommerce file', () => {
  const book = (cells: Cells = {}) =>
    product({
      Type: 'simple, downloadable, virtual',
      'Download 1 name': 'The book',
      'Download 1 URL': 'https://a.test/wp-content/The%20book.pdf?x=1',
      ...cells,
    });
  const run = async (rows: readonly Cells[], media?: string) => {
    const { catalogue, downloads } = fixture.platform;
    return shop.run({ file: await shop.file('woo.csv', csvOf(rows)), media }, {}, catalogue, { downloads });
  };
  const kept = async (sku: string) => {
    const { result } = (await fixture.platform.records.show('products', sku)) as unknown as {
      result: { document: { enabled: boolean; downloads: readonly { readonly file: { name: string } | null }[] } };
    };
    return result.document;
  };
  let fixture: FixturePlatform;
  beforeEach(async () => {
    fixture = await openFixturePlatform();
  });
  afterEach(() => fixture.platform.close());

  it('that are missing keep their product off sale, and the report names them', async () => {
    const report = await run([book(), book({ ID: '2', SKU: 'NONE', 'Download 1 name': '', 'Download 1 URL': '' })]);
    expect(reasons(report, 2)).toEqual([
      'download_missing: downloads: no file for The book (https://a.test/wp-content/The%20book.pdf?x=1 is not fetched), the product is not for sale until staff add it and enable the product',
    ]);
    expect(reasons(report, 3)).toEqual(['download_missing: downloads: none is named, the product is not for sale']);
    expect([await kept('CAP'), await kept('NONE')]).toMatchObject([{ enabled: false }, { enabled: false }]);
  });

  it('are found by name in the merchant’s folder, and sold', async () => {
    const media = path.join(shop.folder, 'media');
    await mkdir(media);
    await writeFile(path.join(media, 'The book.pdf'), 'pdf');
    const report = await run([book()], media);
    expect(reasons(report, 2)).toEqual([]);
    expect(await kept('CAP')).toMatchObject({ enabled: true, downloads: [{ file: { name: 'The book.pdf' } }] });
    expect(reasons(await run([book({ 'Regular price': '9' })]), 2)).toEqual([]);
    expect(await kept('CAP')).toMatchObject({ enabled: true, downloads: [{ file: { name: 'The book.pdf' } }] });
  });

  it('of a variation cannot be delivered: it is not for sale', async () => {
    const report = await shop.rows([
      HOODIE,
      variation('H-RED', 'Red', 'Yes', { Type: 'variation, downloadable' }),
      variation('H-GREEN', 'Green', 'No'),
    ]);
    expect(children().map(({ status }) => status)).toEqual([2, 1]);
    expect(reasons(report, 3)).toEqual(['download_missing: Type: a variation has no files here, it is not for sale']);
  });
});

describe('the import of shipping and staff data from a WooCommerce file', () => {
  it.each([
    ['Weight (kg)', '1.5', 1.5],
    ['Weight (g)', '350', 0.35],
    ['Weight (lbs)', '2', 0.907185],
  ])('reads the weight of %s in kilograms', async (column, weight, kilograms) => {
    await shop.rows([product({ [column]: weight })]);
    expect(shop.writer.product('CAP')).toMatchObject({ weight: kilograms });
  });

  it('gives a variation the weight of its product, unless it has its own', async () => {
    await shop.rows([
      { ...HOODIE, 'Weight (kg)': '0.5' },
      variation('H-RED', 'Red', 'Yes'),
      variation('H-GREEN', 'Green', 'No', { 'Weight (kg)': '0.6' }),
    ]);
    expect(children().map(({ weight }) => weight)).toEqual([0.5, 0.6]);
  });

  it('lists unused columns once, without empty ones', async () => {
    const report = await shop.rows([
      product({ 'Purchase note': '', 'GTIN, UPC, EAN, or ISBN': '' }),
      product({ ID: '2', SKU: 'HAT', 'Purchase note': 'Thank you', 'GTIN, UPC, EAN, or ISBN': '', 'Length (cm)': '4' }),
    ]);
    expect(reasons(report, 2)).toEqual(['unsupported: Purchase note, Length (cm): ignored for all products']);
    expect(reasons(report, 3)).toEqual([]);
  });
});

describe('a variable product of WooCommerce', () => {
  it('is one product with its variations, each with its own price', async () => {
    const report = await shop.rows([
      HOODIE,
      variation('H-RED', 'Red', 'Yes'),
      variation('H-GREEN', 'Green', 'No', { 'Sale price': '40', Stock: '2' }),
    ]);
    expect(report.counts).toMatchObject({ rows: { taken: 3, skipped: 0 }, variants: 2, types: { configurable: 1 } });
    expect(
      shop.writer
        .product('HOODIE')
        .configurable_options?.map(({ attribute_code: code, values }) => [code, values.map(({ label }) => label)]),
    ).toEqual([
      ['color', ['Red', 'Green']],
      ['logo', ['Yes', 'No']],
    ]);
    expect(children()).toMatchObject([
      { sku: 'H-RED', price: 45 },
      { sku: 'H-GREEN', price: 45, special_price: 40 },
    ]);
    expect(shop.writer.record('HOODIE').stock['H-GREEN']).toEqual({ qty: 2, is_in_stock: true, manage_stock: true });
  });

  it('is also found by its number, in any order of rows', async () => {
    const report = await shop.rows([variation('H-RED', 'Red', 'Yes', { Parent: 'id:10' }), HOODIE]);
    expect(report.counts.rows).toEqual({ total: 2, taken: 2, skipped: 0 });
    expect(children()).toHaveLength(1);
  });

  it('has a variant for each value of a variation', async () => {
    const report = await shop.rows([HOODIE, variation('H-RED', 'Red', '', { 'Attribute 2 name': '' })]);
    expect(children().map(({ sku }) => sku)).toEqual(['H-RED']);
    const second = await shop.rows([
      HOODIE,
      variation('H-RED', 'Red', '', { 'Attribute 2 name': 'Logo' }),
      variation('H-GREEN', 'Green', 'No'),
    ]);
    expect(children().map(({ sku }) => sku)).toEqual(['H-RED-yes', 'H-RED-no', 'H-GREEN']);
    expect(rowOf(second, 3).reasons.map(({ code }) => code)).toContain('sku_made_unique');
    expect(report.counts.variants).toBe(1);
  });

  it('uses the stock that its product counts for all', async () => {
    await shop.rows([
      { ...HOODIE, Stock: '5' },
      variation('H-RED', 'Red', 'Yes', { Stock: 'parent' }),
      variation('H-GREEN', 'Green', 'No', { Stock: 'parent' }),
    ]);
    const { stock } = shop.writer.record('HOODIE');
    expect([stock['H-RED'], stock['H-GREEN']]).toEqual([
      { qty: 5, is_in_stock: true, manage_stock: true },
      { qty: 5, is_in_stock: true, manage_stock: true },
    ]);
  });

  it.each([
    [
      'a variation has no price',
      [variation('H-RED', 'Red', 'Yes', { 'Regular price': '' })],
      3,
      'Regular price: is empty, every variation needs one',
    ],
    [
      'two are identical',
      [variation('H-RED', 'Red', 'Yes'), variation('H-2', 'red', 'Yes')],
      4,
      'Attribute 1 value(s): row 3 has the same options',
    ],
    [
      'a price is unreadable',
      [variation('H-RED', 'Red', 'Yes', { 'Regular price': 'free' })],
      3,
      'Regular price: "free" is not a price from 0 to 9999999999.99',
    ],
    ['it has none', [], 2, 'Type: variable, but the file has no variation of it that can be read'],
  ])('is refused as a whole if %s', async (_what, rows, row, message) => {
    const report = await shop.rows([HOODIE, ...rows]);
    expect(rowOf(report, row).reasons.map((reason) => reason.message)).toContain(message);
    expect(report.rows.every(({ status }) => status === 'skipped')).toBe(true);
  });

  it('whose variation has no product in the file is reported', async () => {
    const report = await shop.rows([product({}), variation('H-RED', 'Red', 'Yes')]);
    expect(reasons(report, 3)).toEqual(['variant_missing: Parent: the file has no variable product HOODIE']);
  });
});

describe('other products in a WooCommerce file', () => {
  it('keep their parts in groups, and report missing ones', async () => {
    const report = await shop.rows([
      product({}),
      product({ ID: '2', SKU: 'SCARF', Name: 'Scarf', 'Cross-sells': 'CAP' }),
      product({
        ID: '3',
        SKU: 'SET',
        Name: 'Set',
        Type: 'grouped',
        'Regular price': '',
        'Grouped products': 'CAP, id:2, GONE',
      }),
      product({ ID: '4', SKU: 'AWAY', Name: 'Away', Type: 'external' }),
    ]);
    expect(shop.writer.product('SET').product_links?.map(({ linked_product_sku: sku }) => sku)).toEqual([
      'CAP',
      'SCARF',
    ]);
    expect(reasons(report, 4)).toEqual(['link_missing: the file has no product GONE, which this one names']);
    expect(reasons(report, 5)).toEqual(['unsupported: Type: external, such a product is sold in another shop']);
  });

  it('have each SKU once', async () => {
    const report = await shop.rows([product({}), product({ ID: '2', Name: 'Another' })]);
    expect(reasons(report, 3)).toEqual(['duplicate_sku: SKU: row 2 has CAP already']);
  });

  it.each([
    ['UTF-16 as spreadsheets of Windows save it', 'utf16le' as const, [0xff, 0xfe]],
    ['UTF-16 of the other byte order', 'swapped' as const, [0xfe, 0xff]],
  ])('may be in %s', async (_what, kind, mark) => {
    const text = csvOf([product({ Name: 'Mütze für Kinder' })]).replaceAll(',', '\t');
    const bytes = Buffer.from(text, 'utf16le');
    const file = await shop.file(
      'woo.txt',
      Buffer.concat([Buffer.from(mark), kind === 'swapped' ? bytes.swap16() : bytes]),
    );
    const report = await shop.run({ file });
    expect(report.counts.rows.taken).toBe(1);
    expect(shop.writer.product('CAP').name).toBe('Mütze für Kinder');
  });

  it('are unchanged when imported again', async () => {
    const rows = [product({}), HOODIE, variation('H-RED', 'Red', 'Yes')];
    await shop.rows(rows);
    const again = await shop.rows(rows);
    expect(again.counts.products).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });
});
