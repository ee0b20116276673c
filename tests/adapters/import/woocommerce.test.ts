import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csvOf, openImportShop, rowOf } from './import-shop';
import type { ImportShop } from './import-shop';

let shop: ImportShop;
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(() => shop.remove());

type Cells = Readonly<Record<string, string>>;

/** A product as WooCommerce writes it. */
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
  it('is sold at its price, and at its sale price in the days of the sale', async () => {
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
    ['what is counted', { Stock: '3' }, { qty: 3, is_in_stock: true, manage_stock: true }],
    ['none left', { Stock: '0' }, { qty: 0, is_in_stock: false, manage_stock: true }],
    [
      'none left, and sold on',
      { Stock: '0', 'Backorders allowed?': 'notify' },
      { qty: 0, is_in_stock: true, manage_stock: false },
    ],
    ['what is not counted', { Stock: '' }, { qty: 0, is_in_stock: true, manage_stock: false }],
    ['out of stock by hand', { Stock: '', 'In stock?': '0' }, { qty: 0, is_in_stock: false, manage_stock: false }],
    ['on order', { Stock: '0', 'In stock?': 'backorder' }, { qty: 0, is_in_stock: true, manage_stock: false }],
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
    ['one for each order', { 'Sold individually?': '1' }, { max_sale_qty: 1 }],
  ])('that is %s stays so', async (_what, cells, members) => {
    await shop.rows([product(cells)]);
    expect(shop.writer.product('CAP')).toMatchObject(members);
  });

  it('without a price is not given away, and without a sku is given one', async () => {
    const report = await shop.rows([product({ 'Regular price': '' }), product({ ID: '7', SKU: '', Name: 'Scarf' })]);
    expect(reasons(report, 2)).toEqual(['missing_value: Regular price: is empty, what is sold needs a price']);
    expect(reasons(report, 3)).toEqual(['value_adjusted: SKU: is empty, woo-7 is used']);
    expect(shop.writer.product('woo-7').name).toBe('Scarf');
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

  it('is found by its number too, wherever its variations stand', async () => {
    const report = await shop.rows([variation('H-RED', 'Red', 'Yes', { Parent: 'id:10' }), HOODIE]);
    expect(report.counts.rows).toEqual({ total: 2, taken: 2, skipped: 0 });
    expect(children()).toHaveLength(1);
  });

  it('has a variant for each value that a variation stands for', async () => {
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

  it('takes the pieces that its product counts for all', async () => {
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
      'two are the same',
      [variation('H-RED', 'Red', 'Yes'), variation('H-2', 'red', 'Yes')],
      4,
      'Attribute 1 value(s): row 3 has the same choices',
    ],
    [
      'a price cannot be read',
      [variation('H-RED', 'Red', 'Yes', { 'Regular price': 'free' })],
      3,
      'Regular price: "free" is no price from 0 to 9999999999.99',
    ],
    ['it has none', [], 2, 'Type: variable, but the file has no variation of it that can be read'],
  ])('is left out whole where %s', async (_what, rows, row, message) => {
    const report = await shop.rows([HOODIE, ...rows]);
    expect(rowOf(report, row).reasons.map((reason) => reason.message)).toContain(message);
    expect(report.rows.every(({ status }) => status === 'skipped')).toBe(true);
  });

  it('whose variation has no product in the file says so', async () => {
    const report = await shop.rows([product({}), variation('H-RED', 'Red', 'Yes')]);
    expect(reasons(report, 3)).toEqual(['variant_missing: Parent: the file has no variable product HOODIE']);
  });
});

describe('what else a WooCommerce file has', () => {
  it('groups its parts, and says what it lacks', async () => {
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

  it('has each sku once', async () => {
    const report = await shop.rows([product({}), product({ ID: '2', Name: 'Another' })]);
    expect(reasons(report, 3)).toEqual(['duplicate_sku: SKU: row 2 has CAP already']);
  });

  it.each([
    ['UTF-16 as spreadsheets of Windows save it', 'utf16le' as const, [0xff, 0xfe]],
    ['UTF-16 the other way round', 'swapped' as const, [0xfe, 0xff]],
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

  it('changes nothing when it is imported again', async () => {
    const rows = [product({}), HOODIE, variation('H-RED', 'Red', 'Yes')];
    await shop.rows(rows);
    const again = await shop.rows(rows);
    expect(again.counts.products).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });
});
