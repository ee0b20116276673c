import { describe, expect, it } from 'vitest';
import { compare } from '../../bench/exports/compare';
import type { KeptProduct, KeptShop } from '../../bench/exports/read-shop';
import { wantedOfShopify } from '../../bench/exports/shopify-file';
import { cents } from '../../bench/exports/wanted';

const COLUMNS = [
  'handle', 'title', 'option1 name', 'option1 value', 'variant price', 'variant compare at price',
  'variant inventory tracker', 'variant inventory qty', 'image src',
]; // prettier-ignore
const row = (at: number, ...cells: readonly string[]) => ({
  row: at,
  cells: new Map(COLUMNS.map((name, column) => [name, cells[column] ?? ''])),
});
const wanted = wantedOfShopify([
  row(2, 'tee', 'Tee', 'Size', 'S', '19.90', '25.00', 'shopify', '3', 'tee.jpg'),
  row(3, 'tee', '', '', 'M', '21.90', '', '', '', ''),
]);
const said = [2, 3].map((at) => ({ row: at, sku: `TEE-${at}`, status: 'taken', product: 'tee', reasons: [] }));

const child = (sku: string, value: string, price: number, special?: number) => ({
  sku,
  price,
  special_price: special,
  custom_attributes: [{ attribute_code: 'size', value }],
});
const tee: KeptProduct = {
  sku: 'tee',
  configurable_options: [
    {
      attribute_code: 'size',
      label: 'Size',
      values: [
        { value_index: 's', label: 'S' },
        { value_index: 'm', label: 'M' },
      ],
    },
  ],
  configurable_children: [child('TEE-S', 's', 25, 19.9), child('TEE-M', 'm', 21.9)],
  media_gallery: [{ image: '/t/e/tee.jpg' }],
};
const hashes = new Map([['tee.jpg', 'abc']]);
const shopOf = (product: KeptProduct, left = 3): KeptShop => ({
  products: new Map([[product.sku, product]]),
  stock: new Map([
    ['TEE-S', { qty: left, is_in_stock: 1, manage_stock: 1 }],
    ['TEE-M', { qty: 0, is_in_stock: 1, manage_stock: 0 }],
  ]),
  hashOf: (image) => (image === '/t/e/tee.jpg' ? 'abc' : undefined),
});

describe('the comparison of a shop with its import file', () => {
  it('finds no difference if all data is as in the file', () => {
    expect(compare(wanted, said, shopOf(tee), hashes).wrong).toEqual([]);
  });

  it.each([
    ['a price', shopOf({ ...tee, configurable_children: [child('TEE-S', 's', 25, 19.8), child('TEE-M', 'm', 21.9)] })],
    [
      'an option',
      shopOf({ ...tee, configurable_children: [child('TEE-S', 's', 25, 19.9), child('TEE-M', 'x', 21.9)] }),
    ],
    ['a stock', shopOf(tee, 4)],
    ['a picture', shopOf({ ...tee, media_gallery: [] })],
    [
      'a variant without a row',
      shopOf({ ...tee, configurable_children: [...(tee.configurable_children ?? []), child('TEE-L', 'l', 1)] }),
    ],
  ])('detects %s that differs', (_what, shop) => {
    expect(compare(wanted, said, shop, hashes).wrong).not.toEqual([]);
  });

  it('detects a row that was neither imported nor refused, and a refusal without a reason', () => {
    expect(compare(wanted, said.slice(0, 1), shopOf(tee), hashes).wrong.join()).toContain('the list of rows');
    const refused = said.map((one) => ({ ...one, status: 'skipped' }));
    expect(compare(wanted, refused, shopOf(tee), hashes).wrong.join()).toContain('a refusal with its reason');
  });

  it('parses amounts as people write them', () => {
    expect(['19.90', '1,299.90 USD', '12,5', '2.675', 'free'].map(cents)).toEqual([
      1990,
      129990,
      1250,
      268,
      Number.NaN,
    ]);
  });
});
