import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { csvOf, openImportShop, rowOf } from './import-shop';
import type { ImportShop } from './import-shop';

type Cells = Readonly<Record<string, string>>;

const simple = (sku: string, cells: Cells = {}): Cells => ({
  sku,
  product_type: 'simple',
  name: `The ${sku}`,
  price: '10',
  visibility: 'Catalog, Search',
  ...cells,
});
const variant = (sku: string, cells: Cells = {}): Cells =>
  simple(sku, { visibility: 'Not Visible Individually', ...cells });
const jacket = (variations: string, cells: Cells = {}): Cells => ({
  sku: 'J',
  product_type: 'configurable',
  name: 'Jacket',
  configurable_variations: variations,
  ...cells,
});
const VARIATIONS = 'sku=J-S,size=S,color=Red|sku=J-M,size=M,color=Red';

describe('the import of broken rows in a Magento export', () => {
  let shop: ImportShop;
  beforeEach(async () => {
    shop = await openImportShop();
  });
  afterEach(() => shop.remove());

  it.each<readonly [string, Cells, string, RegExp]>([
    ['no sku', simple(''), 'missing_value', /^sku: is empty/],
    ['a sku that is too long', simple('x'.repeat(65)), 'bad_value', /^sku: has 65 characters, at most 64/],
    ['no name', simple('A', { name: ' ' }), 'missing_value', /^name: is empty/],
    [
      'a name that is too long',
      simple('A', { name: 'x'.repeat(256) }),
      'bad_value',
      /^name: has 256 characters, at most 255/,
    ],
    ['no type', simple('A', { product_type: '' }), 'missing_value', /^product_type: is empty/],
    [
      'an unknown type',
      simple('A', { product_type: 'giftcard' }),
      'bad_value',
      /^product_type: "giftcard" is none of simple, configurable/,
    ],
    ['no price', simple('A', { price: '' }), 'missing_value', /^price: is empty, a simple product needs one/],
    [
      'an invalid price',
      simple('A', { price: '12,50' }),
      'bad_value',
      /^price: "12,50" is not a price from 0 to 9999999999\.99/,
    ],
    ['a negative price', simple('A', { price: '-1' }), 'bad_value', /^price: "-1"/],
    ['a price too high', simple('A', { price: '10000000000' }), 'bad_value', /^price: "10000000000"/],
    ['an invalid special price', simple('A', { special_price: 'cheap' }), 'bad_value', /^special_price: "cheap"/],
    [
      'an invalid date',
      simple('A', { special_price_to_date: '31/12/2026' }),
      'bad_value',
      /^special_price_to_date: "31\/12\/2026" is not a date/,
    ],
    ['a day that no month has', simple('A', { created_at: '2026-02-31' }), 'bad_value', /^created_at/],
    [
      'an unknown visibility',
      simple('A', { visibility: 'Everywhere' }),
      'bad_value',
      /^visibility: "Everywhere" is none of Not Visible/,
    ],
    [
      'an invalid quantity',
      simple('A', { qty: 'many' }),
      'bad_value',
      /^qty: "many" is not a number from -1000000000 to 1000000000/,
    ],
    ['an invalid flag', simple('A', { product_online: 'maybe' }), 'bad_value', /^product_online: "maybe"/],
    [
      'a description that is too long',
      simple('A', { description: 'x'.repeat(100_001) }),
      'bad_value',
      /^description: has 100001 characters/,
    ],
    [
      'a quote that is not closed',
      simple('A', { additional_attributes: 'fit="Slim,size=S' }),
      'bad_value',
      /^additional_attributes: has a quote/,
    ],
    [
      'an option that asks for a file',
      simple('A', { custom_options: 'name=Photo,type=file,required=1' }),
      'unsupported',
      /^custom_options/,
    ],
    ['a configurable without variants', jacket(''), 'no_variants', /^configurable_variations: is empty/],
    ['a group without parts', simple('A', { product_type: 'grouped' }), 'missing_value', /^associated_skus: is empty/],
    [
      'a group with a missing part',
      simple('A', { product_type: 'grouped', associated_skus: 'B=1' }),
      'part_missing',
      /^associated_skus: its part B/,
    ],
    [
      'a bundle with a missing part',
      simple('A', { product_type: 'bundle', bundle_values: 'name=X,sku=B' }),
      'part_missing',
      /^bundle_values: its part B/,
    ],
    [
      'a store view in a language that the shop does not have',
      simple('A', { store_view_code: 'klingon' }),
      'store_view_unknown',
      /^store_view_code: klingon/,
    ],
    [
      'texts without a product',
      simple('A', { store_view_code: 'de' }),
      'store_view_without_product',
      /^sku: no product A/,
    ],
  ])('reports %s', async (_, cells, code, message) => {
    const report = await shop.rows([cells]);
    expect(report.counts.rows).toEqual({ total: 1, taken: 0, skipped: 1 });
    expect(rowOf(report, 2)).toMatchObject({ status: 'skipped', reasons: [{ code }] });
    expect(rowOf(report, 2).reasons[0]?.message).toMatch(message);
    expect(shop.writer.products.size).toBe(0);
  });

  it.each<readonly [string, readonly Cells[], number, string, RegExp]>([
    ['is missing', [variant('J-S'), jacket(VARIATIONS)], 3, 'variant_missing', /no row for the variant J-M/],
    [
      'is unreadable',
      [variant('J-S'), variant('J-M', { price: 'x' }), jacket(VARIATIONS)],
      4,
      'variant_broken',
      /J-M in row 3 cannot be read/,
    ],
    [
      'is not a simple product',
      [variant('J-S'), variant('J-M', { product_type: 'grouped', associated_skus: 'J-S' }), jacket(VARIATIONS)],
      4,
      'variant_broken',
      /J-M in row 3 is grouped/,
    ],
    [
      'lacks a choice',
      [variant('J-S'), variant('J-M'), jacket('sku=J-S,size=S,color=Red|sku=J-M,size=M')],
      4,
      'variant_choice',
      /J-M has no color/,
    ],
    [
      'has an additional choice',
      [variant('J-S'), variant('J-M'), jacket('sku=J-S,size=S|sku=J-M,size=M,color=Red')],
      4,
      'variant_choice',
      /J-M has a color/,
    ],
    [
      'has the choices of another',
      [variant('J-S'), variant('J-M'), jacket('sku=J-S,size=S|sku=J-M,size=s')],
      4,
      'variant_choice',
      /J-M and J-S have the same options/,
    ],
    ['names no choice', [variant('J-S'), jacket('sku=J-S')], 3, 'variant_choice', /J-S names no option/],
    ['has no sku', [jacket('size=S')], 2, 'variant_missing', /a variant has no sku/],
  ])('refuses a whole configurable product when a variant %s', async (_, rows, at, code, message) => {
    const report = await shop.rows(rows);
    expect(rowOf(report, at).reasons[0]).toMatchObject({ code });
    expect(rowOf(report, at).reasons[0]?.message).toMatch(message);
    expect(report.rows.every(({ status, reasons }) => status === 'skipped' && reasons.length > 0)).toBe(true);
    expect(shop.writer.products.size).toBe(0);
  });

  it('gives a variant to the first of two products that claim it', async () => {
    const other = jacket('sku=J-S,size=S', { sku: 'K', name: 'Copy' });
    const report = await shop.rows([variant('J-S'), variant('J-M'), jacket(VARIATIONS), other]);
    expect(rowOf(report, 5).reasons[0]).toMatchObject({ code: 'variant_shared' });
    expect([...shop.writer.products.keys()]).toEqual(['J']);
  });

  it('sells a variant of a refused product by itself if it is individually visible', async () => {
    await shop.rows([simple('J-S'), jacket(VARIATIONS)]);
    expect([...shop.writer.products.keys()]).toEqual(['J-S']);
  });

  it('imports the first of two rows with one sku', async () => {
    const report = await shop.rows([simple('A'), simple('A', { name: 'Second' })]);
    expect(rowOf(report, 3).reasons).toEqual([{ code: 'duplicate_sku', message: 'sku: A stands in row 2 already' }]);
    expect(shop.writer.product('A').name).toBe('The A');
  });

  it('reports all errors of a row at once', async () => {
    const report = await shop.rows([simple('A', { price: 'x', qty: 'y', visibility: 'z' })]);
    expect(rowOf(report, 2).reasons.map(({ message }) => message.split(':')[0])).toEqual([
      'visibility',
      'price',
      'qty',
    ]);
  });

  it('counts rows like a spreadsheet, including line breaks inside cells, and reports ragged ones', async () => {
    const text = `${csvOf([simple('A', { description: 'one\n"two"\r\nthree' }), simple('B')])}\r\nC,simple\r\n\r\nD,simple,D,1,"Catalog, Search",x,more\r\n`;
    const report = await shop.run({ file: await shop.file('ragged.csv', `\ufeff${text}`) });
    expect(report.rows.map(({ row, sku, status }) => [row, sku, status])).toEqual([
      [2, 'A', 'taken'],
      [3, 'B', 'taken'],
      [4, 'C', 'skipped'],
      [5, 'D', 'skipped'],
    ]);
    expect(rowOf(report, 4).reasons[0]).toEqual({
      code: 'ragged_row',
      message: 'the row has 2 cells, the header names 6 columns',
    });
  });

  it('reports what it adjusts and imports the row', async () => {
    const report = await shop.rows([
      simple('A', { qty: '2.7', tax_class_name: 'Books 7%', additional_attributes: 'status=3,constructor=x,fit=Slim' }),
    ]);
    expect(rowOf(report, 2).status).toBe('taken');
    expect(
      rowOf(report, 2)
        .reasons.map(({ code }) => code)
        .sort(),
    ).toEqual(['attribute_ignored', 'attribute_ignored', 'tax_class_unknown', 'value_adjusted']);
    expect(shop.writer.product('A')).toMatchObject({ status: 1, fit: 'slim' });
  });

  it('gives two products with one name two URLs', async () => {
    await shop.rows([simple('A', { name: 'Tee' }), simple('B', { name: 'Tee' }), simple('C', { url_key: 'tee' })]);
    expect(['A', 'B', 'C'].map((sku) => shop.writer.product(sku).url_path)).toEqual(['tee', 'tee-b', 'tee-c']);
  });
});
