import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sourceNameOf, type ImportOptions } from '../../../adapters/import';
import { Spool } from '../../../adapters/import/source/spool';
import { cartWith } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { csvOf, openImportShop, type ImportShop } from './import-shop';

let shop: ImportShop;
let fixture: FixturePlatform;
beforeEach(async () => {
  [shop, fixture] = await Promise.all([openImportShop(), openFixturePlatform()]);
});
afterEach(async () => {
  await Promise.all([shop.remove(), fixture.platform.close()]);
});

type Cells = Readonly<Record<string, string>>;
const row = (sku: string, cells: Cells = {}): Cells => ({
  ...{ sku, product_type: 'simple', name: `Thing ${sku}`, price: '10', qty: '4', special_price: '' },
  ...{ categories: 'Default Category/Bags', custom_options: '', associated_skus: '' },
  ...cells,
});
async function take(
  rows: readonly Cells[],
  options: Partial<ImportOptions> & { name?: string; currency?: string } = {},
) {
  const { name = 'goods.csv', currency = 'USD', ...rest } = options;
  const file = await shop.file(name, csvOf(rows));
  return shop.run({ file, currency }, rest, fixture.platform.catalogue);
}
const skus = async () => [...(await fixture.platform.catalogue.productIds()).keys()];

const list = z.object({
  result: z.object({
    items: z.array(
      z.looseObject({ sku: z.string(), original_price: z.number(), special_price: z.nullish(z.number()) }),
    ),
  }),
});
async function shown(sku: string, store: string) {
  const query = encodeURIComponent(JSON.stringify({ filters: [{ attribute: 'sku', value: { eq: sku } }] }));
  const answer = await fixture.platform.fetch(
    new Request(`http://shop.test/api/catalog?store=${store}&type=product&searchQuery=${query}`),
  );
  const [found] = list.parse({ result: (await answer.json()) as unknown }).result.items;
  return found && [found.original_price, found.special_price ?? undefined];
}
const tree = z.object({ items: z.array(z.looseObject({ name: z.string(), product_count: z.number() })) });
async function countIn(name: string): Promise<number | undefined> {
  const answer = await fixture.platform.fetch(
    new Request('http://shop.test/api/catalog?store=us&type=category&size=500'),
  );
  return tree.parse(await answer.json()).items.find((category) => category.name === name)?.product_count;
}

describe('products missing in a new file', () => {
  it('are kept, and counted, by default', async () => {
    await take([row('A'), row('B'), row('C')]);
    const report = await take([row('A')]);
    expect(report.counts.missing).toEqual({ kept: 2, hidden: 0, removed: 0 });
    expect(await skus()).toEqual(expect.arrayContaining(['A', 'B', 'C']));
    expect(await countIn('Bags')).toBe(3);
  });

  it('are hidden: out of lists and counts, and back with the file that contains them again', async () => {
    await take([row('A'), row('B')]);
    expect((await take([row('A')], { missing: 'hide' })).missing).toEqual([{ sku: 'B', outcome: 'hidden' }]);
    expect([await countIn('Bags'), await shown('B', 'us')]).toEqual([1, undefined]);
    expect(await skus()).toContain('B');
    const before = await fixture.platform.versions();
    expect((await take([row('A')], { missing: 'hide' })).counts.missing.hidden).toBe(1);
    expect((await fixture.platform.versions()).products).toBe(before.products);
    expect((await take([row('A'), row('B')])).counts.products).toMatchObject({ updated: 1, unchanged: 1 });
    expect([await countIn('Bags'), await shown('B', 'us')]).toEqual([2, [10, 0]]);
  });

  it('are removed, but never those of another source or of the shop itself, nor parts of other products', async () => {
    const own = await skus();
    await take([row('OTHER')], { name: 'shoes.csv' });
    await take([row('A'), row('B'), row('PART')]);
    await take([row('SET', { product_type: 'grouped', associated_skus: 'PART=1' }), row('PART')], { name: 'sets.csv' });
    await take([row('A'), row('B'), row('PART')]); // The last file that names a part owns it.
    const dry = await take([row('A')], { missing: 'remove', dryRun: true, name: 'goods_20261126_0830.csv' });
    expect(await skus()).toContain('B');
    const report = await take([row('A')], { missing: 'remove', name: 'goods (2).csv' });
    expect(report.missing).toEqual([
      { sku: 'B', outcome: 'removed' },
      { sku: 'PART', outcome: 'kept', reason: 'it is a part of SET' },
    ]);
    expect(dry.missing).toEqual(report.missing);
    expect(await skus()).toEqual(expect.arrayContaining([...own, 'OTHER', 'SET', 'PART', 'A']));
    expect(await skus()).not.toContain('B');
    expect(await countIn('Bags')).toBe(4);
  });

  it('exclude products whose rows were rejected, and a file without imported rows marks none as missing', async () => {
    await take([row('A'), row('B')]);
    expect((await take([row('A'), row('B', { price: 'dear' })], { missing: 'remove' })).missing).toEqual([]);
    expect((await take([row('X', { price: 'dear' })], { missing: 'remove' })).missing).toEqual([]);
    expect(await skus()).toEqual(expect.arrayContaining(['A', 'B']));
  });

  it('disappear from bags without an error', async () => {
    await take([row('A'), row('B')]);
    const token = await cartWith(fixture, [{ sku: 'B', qty: 1 }]);
    const pull = () => fixture.call('GET', `/api/cart/pull?cartId=${token}`);
    expect((await pull()).json).toMatchObject({ result: [{ sku: 'B', qty: 1 }] });
    await take([row('A')], { missing: 'remove' });
    const pulled = await pull();
    expect(pulled.status).toBe(200);
  });
});

describe('a dry run', () => {
  it('has the numbers of the later import: new, changed with its fields, unchanged, missing', async () => {
    await take([row('A'), row('B'), row('GONE')]);
    const next = [row('A'), row('B', { price: '12' }), row('NEW'), row('BAD', { price: 'dear' })];
    const dry = await take(next, { dryRun: true, missing: 'hide' });
    expect(dry.counts.products).toEqual({ created: 1, updated: 1, unchanged: 1, total: 3 });
    expect(dry.products.find(({ sku }) => sku === 'B')?.changes.map(({ path }) => path)).toEqual(['price']);
    expect(dry.counts.missing).toEqual({ kept: 0, hidden: 1, removed: 0 });
    const real = await take(next, { missing: 'hide' });
    expect(real.counts).toEqual(dry.counts);
    expect(real.rows).toEqual(dry.rows);
  });
});

describe('the currency of a file', () => {
  it('is requested if the file does not name it, before anything is read', async () => {
    const file = await shop.file('goods.csv', csvOf([row('A')]));
    await expect(shop.run({ file, currency: undefined }, {}, fixture.platform.catalogue)).rejects.toMatchObject({
      code: 'CURRENCY_UNKNOWN',
    });
    expect(await skus()).not.toContain('A');
  });

  it('other than that of the shop is kept to the cent if it is a store currency, and otherwise converted by its rate', async () => {
    await take([row('A', { price: '19.37', special_price: '13.33' })], { currency: 'EUR' });
    expect(await shown('A', 'de')).toEqual([19.37, 13.33]);
    const [dollars] = (await shown('A', 'us')) ?? [];
    expect(dollars).toBeGreaterThan(19.37);
    expect(
      (await take([row('A', { price: '19.37', special_price: '13.33' })], { currency: 'EUR' })).counts.products,
    ).toMatchObject({ unchanged: 1 });
  });

  it('other than that of the shop is refused for surcharges of choices, by row, and without a rate', async () => {
    const option = 'name=Engraving,type=field,required=0,price=3.50,price_type=fixed';
    const report = await take([row('A'), row('B', { custom_options: option })], { currency: 'EUR' });
    expect(report.rows.find(({ sku }) => sku === 'B')).toMatchObject({
      status: 'skipped',
      reasons: [{ code: 'currency_of_choices' }],
    });
    await expect(take([row('C')], { currency: 'XAU' })).rejects.toMatchObject({ code: 'CURRENCY_WITHOUT_RATE' });
  });
});

it.each([
  ['catalog_product_20261126_084046.csv', 'catalog_product'],
  ['/tmp/products_export_1.csv', 'products_export'],
  ['wc-product-export-26-11-2026-1764150000000.csv', 'wc-product-export'],
  ['C:\\lists\\Goods (2).CSV', 'goods'],
  ['2026.csv', '2026'],
])('a source of the file %s is called %s', (file, name) => {
  expect(sourceNameOf(file)).toBe(name);
});

it('the source of a file with a long number in its name is found quickly', () => {
  const started = performance.now();
  for (const part of ['1', '_', '1_', '(1)']) sourceNameOf(`${part.repeat(20_000)}x.csv`);
  expect(sourceNameOf(`stock-${'7'.repeat(200)}a.csv`)).toBe(`stock-${'7'.repeat(200)}a`);
  expect(performance.now() - started).toBeLessThan(500);
});

it('a stored entry is read by its number, before and after it was written to disk', () => {
  const spool = new Spool<{ readonly text: string }>(shop.folder);
  const texts = Array.from({ length: 300 }, (_, at) => `${'ж'.repeat(at * 7)} ${String(at)} ${'x'.repeat(2000)}`);
  for (const text of texts) spool.add({ text });
  expect(spool.at(299).text).toBe(texts[299]);
  expect(spool.add({ text: 'last' })).toBe(300);
  expect(spool.at(0).text).toBe(texts[0]);
  expect([...spool].map(({ text }) => text)).toEqual([...texts, 'last']);
  expect(() => spool.at(301)).toThrow('There is no value 301');
  spool.close();
});
