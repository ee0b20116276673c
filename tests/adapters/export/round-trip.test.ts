import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../adapters/demo';
import type { TableFormat } from '../../../adapters/export';
import type { Platform } from '../../../adapters/platform';
import { collect } from '../../fixtures/collect';
import { csvOf, fixture, NOW, openImportShop, type ImportShop } from '../import/import-shop';
import { generatedSales, PARTS } from '../import/magento-generated';
import { exported, importInto, openEmptyShop } from './export-shop';

let shop: ImportShop;
let media: string;
beforeAll(async () => {
  shop = await openImportShop();
  media = await shop.pictures('f/j/fj1-navy.jpg', 'f/j/fj1-rust.jpg');
});
afterAll(() => shop.remove());

async function filled(fill: (platform: Platform) => Promise<unknown>, format: TableFormat) {
  const platform = await openEmptyShop();
  try {
    await fill(platform);
    return await exported(platform, format);
  } finally {
    await platform.close();
  }
}

async function trips(fill: (platform: Platform) => Promise<unknown>, format: TableFormat) {
  const first = await filled(fill, format);
  const texts = [first.text];
  const skipped: unknown[] = [];
  for (let trip = 1; trip <= 2; trip += 1) {
    const file = await shop.file(`${format}.csv`, texts.at(-1) ?? '');
    const next = await filled(async (platform) => {
      const { rows } = await importInto(platform, file, media);
      skipped.push(...rows.filter(({ status }) => status === 'skipped'));
    }, format);
    texts.push(next.text);
  }
  return { texts, skipped, count: first.count };
}

const GENERATED = [
  ...Object.entries(PARTS).map(([sku, cents]) => ({
    ...{ sku, product_type: 'simple', name: `Part ${sku}`, price: (cents / 100).toFixed(2), qty: '100' },
  })),
  ...generatedSales(40, 20_261_126).map(({ sku, row }) => ({ sku, name: `Goods ${sku}`, qty: '100', ...row })),
];

it('writes a gift card for Shopify that is a gift card again when it is imported', async () => {
  const cells = { Handle: 'card', Title: 'Card', 'Gift Card': 'TRUE', 'Variant SKU': 'CARD', 'Variant Price': '25' };
  const file = await shop.file(
    'card.csv',
    csvOf([{ ...cells, 'Variant Requires Shipping': 'FALSE', Status: 'active' }]),
  );
  const { texts, skipped } = await trips((platform) => importInto(platform, file, media), 'shopify');
  expect(skipped).toEqual([]);
  const [head = [], first = []] = (texts[1] ?? '').split('\r\n').map((line) => line.split(','));
  expect(first[head.indexOf('Gift Card')]).toBe('TRUE');
  expect(texts[2]).toBe(texts[1]);
});

it('writes the cost of each item for Shopify, and reads it back', async () => {
  const cells = {
    Handle: 'belt',
    Title: 'Belt',
    'Variant SKU': 'BELT',
    'Variant Price': '25',
    'Cost per item': '9.05',
  };
  const file = await shop.file('belt.csv', csvOf([{ ...cells, Status: 'active' }]));
  const { texts } = await trips((platform) => importInto(platform, file, media), 'shopify');
  const [head = [], first = []] = (texts[2] ?? '').split('\r\n').map((line) => line.split(','));
  expect(first[head.indexOf('Cost per item')]).toBe('9.05');
  expect(texts[2]).toBe(texts[1]);
});

it('writes costs among the attributes for Magento, and reads them back', async () => {
  const cells = { name: 'Belt', price: '25', product_online: '1' };
  const file = await shop.file(
    'belts.csv',
    csvOf([
      { ...cells, sku: 'BELT', product_type: 'simple', cost: '9.05' },
      { ...cells, sku: 'BELT-S', product_type: 'simple', additional_attributes: 'size=S,cost=7.5' },
      { ...cells, sku: 'BELTS', product_type: 'configurable', configurable_variations: 'sku=BELT-S,size=S' },
    ]),
  );
  const { texts } = await trips((platform) => importInto(platform, file, media), 'magento');
  expect(texts[2]).toContain('cost=9.05');
  expect(texts[2]).toContain('cost=7.50');
  expect(texts[2]).toBe(texts[1]);
});

describe.each<TableFormat>(['magento', 'shopify'])('a catalogue written for %s', (format) => {
  it('is identical byte by byte after reading it back: the demo', async () => {
    const { texts, skipped, count } = await trips(
      (platform) => seedDemo(platform.catalogue, { products: 120, seed: 1, now: NOW }),
      format,
    );
    expect(skipped).toEqual([]);
    expect(texts[2]).toBe(texts[1]);
    expect(count.products + count.lost.filter(({ what }) => what === 'product').length).toBe(120);
  });

  it('is identical from the first time on if it came from such a file', async () => {
    const file = fixture(`${format}.csv`);
    const { texts, skipped } = await trips((platform) => importInto(platform, file, media), format);
    expect(skipped).toEqual([]);
    expect(texts[1]).toBe(texts[0]);
    expect(texts[0]?.split('\r\n').length).toBeGreaterThan(5);
  });
});

function withoutIds(value: unknown): unknown {
  const numbers = new Set(['id', 'category_id', 'category_ids']);
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (numbers.has(key) ? undefined : inner)));
}

it('gives another shop the same products as Magento’s file: prices, options, parts, stock, texts and pictures', async () => {
  const [one, other] = [await openEmptyShop(), await openEmptyShop()];
  try {
    await importInto(one, fixture('magento.csv'), media);
    await importInto(one, await shop.file('generated.csv', csvOf(GENERATED)));
    await importInto(other, await shop.file('exported.csv', (await exported(one, 'magento')).text), media);
    const goods = async ({ goods }: Platform) => (await collect(goods.products())).map(withoutIds);
    const before = await goods(one);
    expect(before.length).toBeGreaterThan(45);
    expect(await goods(other)).toEqual(before);
  } finally {
    await one.close();
    await other.close();
  }
});

it('is identical from the first time on with generated bundles, links, options and increments for Magento', async () => {
  const { texts, skipped } = await trips(
    async (platform) => importInto(platform, await shop.file('generated.csv', csvOf(GENERATED))),
    'magento',
  );
  expect(skipped).toEqual([]);
  expect(texts[1]).toBe(texts[0]);
});
