import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportReport } from '../../../adapters/import';
import { fixture, openImportShop, rowOf } from './import-shop';
import type { ImportShop } from './import-shop';

describe('import of a Shopify product file', () => {
  let shop: ImportShop;
  let report: ImportReport;
  beforeAll(async () => {
    shop = await openImportShop();
    const media = await shop.pictures('Dune tee-sand.jpg', 'export/Cover.jpg');
    report = await shop.run({ file: fixture('shopify.csv'), media });
  });
  afterAll(() => shop.remove());

  it('imports every row, including pictures', () => {
    expect(report.format).toBe('shopify');
    expect(report.rows.map(({ row, status, role, product }) => [row, status, role, product])).toEqual([
      [2, 'taken', 'product', 'dune-tee'],
      [3, 'taken', 'variant', 'dune-tee'],
      [4, 'taken', 'variant', 'dune-tee'],
      [5, 'taken', 'pictures', 'dune-tee'],
      [6, 'taken', 'product', 'GC-25'],
      [7, 'taken', 'product', '00123'],
    ]);
    expect(report.counts).toMatchObject({ variants: 3, products: { created: 3 } });
  });

  it('creates one configurable product from the rows of a handle', () => {
    const tee = shop.writer.product('dune-tee');
    expect(tee).toMatchObject({
      type_id: 'configurable',
      name: 'Dune Tee',
      price: 29,
      slug: 'dune-tee',
      brand: 'halden',
      brand_name: 'Halden',
      gender: 'women',
      ptype: 't-shirts',
      tags: ['summer', 'basics'],
      fabric: ['cotton', 'hemp'],
      meta_title: 'Dune Tee',
    });
    expect(
      tee.configurable_options?.map(({ attribute_code: code, values }) => [code, values.map(({ label }) => label)]),
    ).toEqual([
      ['color', ['Sand/White', 'Moss']],
      ['size', ['S', 'L']],
    ]);
    expect(tee.configurable_options?.[0]?.values[0]?.swatch).toBe('linear-gradient(135deg, #d3bf9c 50%, #f6f5f2 50%)');
  });

  it('reads the compare-at price as the price before the sale', () => {
    const [first, second] = shop.writer.product('dune-tee').configurable_children ?? [];
    expect(first).toMatchObject({ sku: 'DT-L-SW', price: 39, special_price: 29 });
    expect(second).toMatchObject({ sku: 'DT-S-SW', price: 29 });
    expect(second).not.toHaveProperty('special_price');
  });

  it('continues selling at zero if the policy says so, and not otherwise', () => {
    expect(shop.writer.record('dune-tee').stock).toEqual({
      'dune-tee': { qty: 0, is_in_stock: true, manage_stock: false },
      'DT-L-SW': { qty: 5, is_in_stock: true, manage_stock: true },
      'DT-S-SW': { qty: 0, is_in_stock: true, manage_stock: false },
      'dune-tee-s-moss': { qty: 0, is_in_stock: false, manage_stock: true },
    });
    expect(rowOf(report, 4).reasons.map(({ message }) => message)).toEqual([
      'Variant SKU: is empty, dune-tee-s-moss is used',
      'Variant Inventory Qty: -2 is read as 0, stock must be a whole number from 0',
    ]);
  });

  it('finds pictures of URLs by their file names, in the order of their positions', () => {
    expect(shop.writer.product('dune-tee').media_gallery).toEqual([
      { image: '/c/o/cover.jpg', pos: 1 },
      { image: '/d/u/Dune tee-sand.jpg', lab: 'Sand', pos: 2, shows: { color: 'sand-white' } },
    ]);
    expect(report.missingFiles).toEqual([{ path: 'https://cdn.example/files/gone.jpg', row: 2, sku: 'dune-tee' }]);
  });

  it('imports gift cards as virtual and archived products as not for sale', () => {
    expect(shop.writer.product('GC-25')).toMatchObject({ type_id: 'virtual', price: 25, tax_class_id: 0, status: 1 });
    expect(shop.writer.product('00123')).toMatchObject({ type_id: 'simple', status: 2, price: 15 });
    expect(shop.writer.category('caps')).toMatchObject({ level: 2, name: 'Caps' });
  });

  it('reads the column names of the newer template too', async () => {
    const newer = await shop.run({ file: fixture('shopify-2024.csv') });
    expect(newer.counts.rows).toEqual({ total: 3, taken: 3, skipped: 0 });
    const sock = shop.writer.product('ridge-sock');
    expect(sock.configurable_options?.[0]?.values.map(({ label }) => label)).toEqual(['36-38', '39-41']);
    expect(shop.writer.record('ridge-sock').stock['RS-39']).toEqual({ qty: 4, is_in_stock: true, manage_stock: false });
    expect(shop.writer.product('NR')).toMatchObject({ price: 120, special_price: 90, status: 2 });
  });
});

describe('the import of broken rows in a Shopify product file', () => {
  let shop: ImportShop;
  beforeEach(async () => {
    shop = await openImportShop();
  });
  afterEach(() => shop.remove());

  const row = (cells: Record<string, string>): Record<string, string> => ({
    Handle: 'tee',
    Title: 'Tee',
    'Option1 Name': 'Size',
    'Option1 Value': 'S',
    'Variant SKU': 'T-S',
    'Variant Price': '10',
    ...cells,
  });
  const second = { Title: '', 'Option1 Name': '', 'Option1 Value': 'M', 'Variant SKU': 'T-M' };

  it.each([
    [
      'an invalid price',
      [row({}), row({ ...second, 'Variant Price': 'ten' })],
      3,
      'bad_value',
      /^Variant Price: "ten" is not a price from 0 to 9999999999\.99/,
    ],
    [
      'a variant without a price',
      [row({}), row({ ...second, 'Variant Price': '' })],
      3,
      'missing_value',
      /^Variant Price/,
    ],
    [
      'a variant without its option value',
      [row({}), row({ ...second, 'Option1 Value': '' })],
      3,
      'variant_choice',
      /^Option1 Value: is empty, every variant needs a Size/,
    ],
    [
      'two variants with the same option values',
      [row({}), row({ ...second, 'Option1 Value': 's' })],
      3,
      'variant_choice',
      /row 2/,
    ],
    ['no title in any row', [row({ Title: '' })], 2, 'missing_value', /^Title/],
    ['an invalid status', [row({ Status: 'sleeping' })], 2, 'bad_value', /active, draft, archived/],
    [
      'an unknown inventory policy',
      [row({ 'Variant Inventory Policy': 'maybe' })],
      2,
      'bad_value',
      /neither deny nor continue/,
    ],
    ['a row without a handle', [row({}), row({ Handle: '' })], 3, 'missing_value', /^Handle/],
    [
      'variants without an option',
      [row({ 'Option1 Name': '', 'Option1 Value': '' }), row({ ...second, 'Option1 Value': '' })],
      3,
      'variant_choice',
      /^Option1 Name/,
    ],
  ] as const)('reports %s', async (_, rows, at, code, message) => {
    const report = await shop.rows(rows);
    expect(rowOf(report, at)).toMatchObject({ status: 'skipped', reasons: [{ code }] });
    expect(rowOf(report, at).reasons[0]?.message).toMatch(message);
  });

  it('refuses the whole product for one broken row, and imports the others', async () => {
    const report = await shop.rows([
      row({}),
      row({ ...second, 'Variant Price': 'ten' }),
      row({ Handle: 'cap', Title: 'Cap', 'Variant SKU': 'C-S' }),
    ]);
    expect(report.rows.map(({ status, reasons }) => [status, reasons[0]?.code])).toEqual([
      ['skipped', 'product_skipped'],
      ['skipped', 'bad_value'],
      ['taken', undefined],
    ]);
    expect(shop.writer.products.has('tee')).toBe(false);
  });
});
