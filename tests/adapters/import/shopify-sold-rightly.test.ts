import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isGiftCard } from '../../../core/contract/selling/gift-card';
import { openImportShop, rowOf } from './import-shop';
import type { ImportShop } from './import-shop';

let shop: ImportShop;
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(() => shop.remove());

const tee = (cells: Record<string, string>): Record<string, string> => ({
  Handle: 'tee',
  Title: 'Tee',
  'Option1 Name': 'Size',
  'Option1 Value': 'S',
  'Variant SKU': 'T-S',
  'Variant Price': '10',
  ...cells,
});
const further = (value: string, cells: Record<string, string> = {}): Record<string, string> =>
  tee({ Title: '', 'Option1 Name': '', 'Option1 Value': value, 'Variant SKU': `T-${value}`, ...cells });
const stockOf = (sku: string) => shop.writer.record('tee').stock[sku];
const labels = () => shop.writer.product('tee').configurable_options?.map(({ values }) => values.map((v) => v.label));
const skus = () => shop.writer.product('tee').configurable_children?.map(({ sku }) => sku);

describe('stock of a Shopify file', () => {
  const tracked = { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Policy': 'deny' };

  it('is never sold out if it is not tracked, whatever quantity and policy say', async () => {
    await shop.rows([
      tee({ ...tracked, 'Variant Inventory Tracker': '', 'Variant Inventory Qty': '0' }),
      further('M', { ...tracked, 'Variant Inventory Qty': '0' }),
    ]);
    expect(stockOf('T-S')).toEqual({ qty: 0, is_in_stock: true, manage_stock: false });
    expect(stockOf('T-M')).toEqual({ qty: 0, is_in_stock: false, manage_stock: true });
  });

  it('is not counted if the file has no quantity column, and the report says so', async () => {
    const report = await shop.rows([tee(tracked), further('M', tracked)]);
    expect(stockOf('T-S')).toEqual({ qty: 0, is_in_stock: true, manage_stock: false });
    expect(rowOf(report, 2).reasons).toEqual([
      {
        code: 'stock_unknown',
        message: 'Variant Inventory Qty: the file has no such column, stock is not tracked',
      },
    ]);
  });

  it('that is empty counts as zero, as in the feed, and is reported', async () => {
    const report = await shop.rows([
      tee({ ...tracked, 'Variant Inventory Qty': '' }),
      further('M', { ...tracked, 'Variant Inventory Qty': '3' }),
    ]);
    expect(stockOf('T-S')).toEqual({ qty: 0, is_in_stock: false, manage_stock: true });
    expect(rowOf(report, 2).reasons.map(({ code }) => code)).toEqual(['stock_unknown']);
  });

  it('stops selling at zero with deny and continues with continue', async () => {
    await shop.rows([
      tee({ ...tracked, 'Variant Inventory Qty': '0', 'Variant Inventory Policy': 'continue' }),
      further('M', { ...tracked, 'Variant Inventory Qty': '2' }),
    ]);
    expect(stockOf('T-S')).toEqual({ qty: 0, is_in_stock: true, manage_stock: false });
    expect(stockOf('T-M')).toEqual({ qty: 2, is_in_stock: true, manage_stock: true });
  });
});

describe('the import of shipping and staff data from a Shopify file', () => {
  it('reads the weight of each variant in kilograms, and none if it was never weighed', async () => {
    await shop.rows([tee({ 'Variant Grams': '250' }), further('M', { 'Variant Grams': '0.0' })]);
    expect(shop.writer.product('tee').configurable_children?.map(({ weight }) => weight)).toEqual([0.25, undefined]);
  });

  it('lists unused columns once, without empty ones', async () => {
    const report = await shop.rows([
      tee({
        'Variant Tax Code': 'P0000000',
        'Price / Germany': '12.00',
        'Cost per item': '',
        'Variant Weight Unit': 'kg',
      }),
      further('M', { 'Cost per item': '4' }),
    ]);
    const said = report.rows.flatMap(({ row, reasons }) => reasons.map(({ message }) => [row, message]));
    expect(said).toEqual([[2, 'Variant Tax Code, Price / Germany: ignored for all products']]);
  });
});

describe('SKUs of a Shopify file', () => {
  it('are made unique if one is used for all sizes, each with its option, and reported', async () => {
    const all = { 'Variant SKU': 'TEE' };
    const report = await shop.rows([tee(all), further('M', all), further('L', { 'Variant SKU': 'T-L' })]);
    expect(skus()).toEqual(['TEE-s', 'TEE-m', 'T-L']);
    expect(report.counts.rows.skipped).toBe(0);
    expect(rowOf(report, 3).reasons).toEqual([
      { code: 'sku_made_unique', message: 'Variant SKU: several variants have TEE, TEE-m is used' },
    ]);
  });

  it('are the same in any order of rows', async () => {
    const all = { 'Variant SKU': 'TEE' };
    await shop.rows([tee({ ...all, 'Option1 Value': 'M' }), further('S', all)]);
    expect(skus()).toEqual(['TEE-m', 'TEE-s']);
  });

  it('differ between products too, even if a handle is the SKU of another', async () => {
    const report = await shop.rows([
      tee({}),
      tee({ Handle: 'cap', Title: 'Cap', 'Variant SKU': 'T-S' }),
      tee({ Handle: 'hat', Title: 'Hat', 'Variant SKU': 'tee', 'Option1 Name': '', 'Option1 Value': '' }),
    ]);
    expect(shop.writer.product('cap').configurable_children?.map(({ sku }) => sku)).toEqual(['T-S-s']);
    expect(shop.writer.product('tee-hat')).toMatchObject({ name: 'Hat', type_id: 'simple' });
    expect(rowOf(report, 3).reasons[0]?.message).toBe('Variant SKU: row 2 has T-S already, T-S-s is used');
  });

  it('that are longer than 64 characters are cut, and reported', async () => {
    const report = await shop.rows([tee({ 'Variant SKU': 'x'.repeat(200) })]);
    const [sku = ''] = skus() ?? [];
    expect(sku).toMatch(/^x{55}-[0-9a-f]{8}$/);
    expect(rowOf(report, 2).reasons[0]?.message).toContain('has more than 64 characters');
  });
});

describe('options of a Shopify file', () => {
  it.each([
    [['A+', 'A', 'A-']],
    [['1.5', '1-5', '15']],
    [['-1.25', '+1.25', '1.25']],
    [['S/M', 'S-M', 'S M']],
    [['½', '1/2', '1-2']],
  ])('keep values that differ in punctuation alone: %j', async (values) => {
    const [first = '', ...others] = values;
    const report = await shop.rows([
      tee({ 'Option1 Name': 'Cup', 'Option1 Value': first }),
      ...others.map((value) => further(value)),
    ]);
    expect(report.counts.rows.skipped).toBe(0);
    expect(new Set(labels()?.[0])).toEqual(new Set(values));
    const chosen = shop.writer.product('tee').configurable_children?.map((child) => child.custom_attributes[0]?.value);
    expect(new Set(chosen).size).toBe(values.length);
  });

  it('map a value to the same short form in the next file, in any order', async () => {
    await shop.rows([tee({ 'Option1 Value': 'S/M' }), further('S-M')]);
    const before = shop.writer.attributeRecords.get('size')?.attribute.options;
    await shop.rows([tee({ 'Option1 Value': 'S-M' }), further('S/M')]);
    expect(shop.writer.attributeRecords.get('size')?.attribute.options).toEqual(before);
  });

  it('called Color and Colour stay separate, and a single one is used for filtering', async () => {
    const two = { 'Option1 Name': 'Colour', 'Option2 Name': 'Color', 'Option1 Value': 'Red', 'Option2 Value': 'Blue' };
    await shop.rows([tee(two), tee({ ...two, Handle: 'cap', 'Option2 Name': '', 'Option2 Value': '' })]);
    const codes = (sku: string) =>
      shop.writer.product(sku).configurable_options?.map((o) => [o.attribute_code, o.label]);
    expect(codes('tee')).toEqual([
      ['color', 'Colour'],
      ['option_color', 'Color'],
    ]);
    expect(codes('cap')).toEqual([['color', 'Colour']]);
  });

  it.each(['Name', 'Price', 'Status'])('called %s rename nothing', async (label) => {
    await shop.rows([tee({ 'Option1 Name': label, 'Option1 Value': 'Anna' })]);
    const { name, configurable_options: options, configurable_children: children } = shop.writer.product('tee');
    expect(name).toBe('Tee');
    const code = `option_${label.toLowerCase()}`;
    expect(options?.map((option) => [option.attribute_code, option.label])).toEqual([[code, label]]);
    expect(children?.[0]?.custom_attributes).toEqual([{ attribute_code: code, value: 'anna' }]);
  });
});

describe('limits of a Shopify file', () => {
  it('are as high as those of Shopify', async () => {
    const long = 'ä'.repeat(255);
    const sizes = Array.from({ length: 2048 }, (_, at) => `N${at}`);
    const report = await shop.rows([
      tee({
        Title: long,
        'Body (HTML)': `<p>${'x'.repeat(500_000)}</p>`,
        Vendor: long,
        Type: long,
        'Option1 Name': long,
      }),
      ...sizes.slice(1).map((size) => further(size, { 'Variant Price': '9999999999' })),
    ]);
    expect(report.counts.rows.skipped).toBe(0);
    expect(shop.writer.product('tee')).toMatchObject({ name: long });
    expect(shop.writer.product('tee').configurable_children).toHaveLength(2048);
  });
});

describe('a gift card of a Shopify file', () => {
  const card = (cells: Record<string, string> = {}) =>
    tee({
      Handle: 'card',
      Title: 'Gift card',
      Type: 'Vouchers',
      'Gift Card': 'TRUE',
      'Option1 Name': 'Denominations',
      'Option1 Value': '$25.00',
      'Variant SKU': 'CARD-25',
      'Variant Price': '25',
      'Variant Requires Shipping': 'FALSE',
      ...cells,
    });

  it('is also a gift card here, whatever its product type: once paid, it gets a code', async () => {
    const report = await shop.rows([card()]);
    expect(report.counts.rows).toMatchObject({ taken: 1, skipped: 0 });
    const product = shop.writer.product('CARD-25');
    expect(isGiftCard(product)).toBe(true);
    expect([product.type_id, product.price]).toEqual(['virtual', 25]);
  });

  it('is refused if it has several amounts, with the reason: as a product it would be sold without a code', async () => {
    const second = card({ Title: '', 'Option1 Name': '', 'Option1 Value': '$50.00', 'Variant SKU': 'CARD-50' });
    const report = await shop.rows([card(), second]);
    expect(report.counts.rows).toMatchObject({ taken: 0, skipped: 2 });
    expect(rowOf(report, 2).reasons).toEqual([
      { code: 'unsupported', message: 'Gift Card: it has several amounts, here each amount is a product' },
    ]);
  });
});
