import { collect } from '../../fixtures/collect';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../adapters/clock/virtual';
import { createSystemIds } from '../../../adapters/ids/system';
import { createImages } from '../../../adapters/images/create-images';
import { createPlatform } from '../../../adapters/platform';
import type { Platform } from '../../../adapters/platform';
import { seedDemo } from '../../../adapters/demo';
import { STORE_VIEWS } from '../../../core/shopper';
import { imageUrl, THUMBNAIL } from '../../../core/media';
import { csvOf, fixture, NOW, openImportShop } from './import-shop';
import type { ImportShop } from './import-shop';

const [us] = STORE_VIEWS;
if (us === undefined) throw new Error('No store views');

describe('an import into the platform', () => {
  let shop: ImportShop;
  let platform: Platform;
  let media = '';
  const importOnce = () => shop.run({ file: fixture('magento.csv'), media }, { replaceDemo: true }, platform.catalogue);
  const ask = async (address: string): Promise<string> =>
    (await platform.fetch(new Request(`http://shop.test${address}`))).text();
  const search = (query: object) =>
    ask(
      `/api/catalog?store=us&type=product&searchQuery=${encodeURIComponent(JSON.stringify({ filters: [], ...query }))}`,
    );

  beforeAll(async () => {
    shop = await openImportShop();
    media = await shop.pictures('f/j/fj1-navy.jpg', 'f/j/fj1-rust.jpg');
    platform = await createPlatform({
      data: shop.folder,
      clock: createVirtualClock({ start: NOW }),
      ids: createSystemIds(),
      images: createImages({ data: shop.folder }),
    });
    await seedDemo(platform.catalogue, { products: 30, seed: 1, now: NOW });
  });
  afterAll(async () => {
    await platform.close();
    await shop.remove();
  });

  it('replaces the demo catalogue and is found by text and by filter', async () => {
    const report = await importOnce();
    expect(report.counts).toMatchObject({ rows: { skipped: 0 }, products: { created: 7 } });
    expect((await platform.stats()).products).toBe(7);
    expect(await search({ text: 'fjord' })).toContain('"sku":"FJ1"');
    const navy = await search({ filters: [{ attribute: 'color', value: { eq: 'navy' } }] });
    expect(navy.match(/"total":(\d+)/)?.[1]).toBe('1');
  });

  it('serves the imported pictures', async () => {
    const answer = await platform.fetch(new Request(`http://shop.test${imageUrl('/f/j/fj1-navy.jpg', THUMBNAIL)}`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('changes nothing the second time: the same ids, every product unchanged', async () => {
    const ids = [...(await platform.catalogue.productIds())];
    const categories = [...(await platform.catalogue.categoryIds())];
    const again = await importOnce();
    expect(again.counts.products).toEqual({ total: 7, created: 0, updated: 0, unchanged: 7 });
    expect(again.counts.pictures).toMatchObject({ copied: 0, unchanged: 2 });
    expect([...(await platform.catalogue.productIds())]).toEqual(ids);
    expect([...(await platform.catalogue.categoryIds())]).toEqual(categories);
  });

  it('lists new products and each change in a dry run, and writes nothing', async () => {
    const row = { product_type: 'simple', name: 'Cap', description: '', qty: '4' };
    const cap = { ...row, sku: 'CAP', price: '10' };
    const hat = { ...row, sku: 'HAT', name: 'Hat', price: '30' };
    await shop.run({ file: await shop.file('caps.csv', csvOf([cap])) }, {}, platform.catalogue);
    const before = [await platform.versions(), [...(await platform.catalogue.productIds())]];
    const dearer = { ...cap, price: '12.5', qty: '0', description: 'Warm' };
    const file = await shop.file('caps.csv', csvOf([dearer, hat, { ...hat, sku: 'COAT', price: 'dear' }]));
    const dry = await shop.run({ file }, { dryRun: true }, platform.catalogue);
    expect(dry.products.map(({ row, sku, name, outcome, changes }) => [row, sku, name, outcome, changes])).toEqual([
      [
        ...[2, 'CAP', 'Cap', 'updated'],
        [
          { path: 'texts.en.description', from: null, to: expect.stringContaining('Warm') as unknown },
          { path: 'price', from: '10', to: '12.5' },
          { path: 'stock.CAP', from: 4, to: 0 },
        ],
      ],
      [3, 'HAT', 'Hat', 'created', []],
    ]);
    expect(dry.rows.find(({ row }) => row === 4)?.reasons[0]?.message).toMatch(/^price: "dear" is not a price/);
    expect([await platform.versions(), [...(await platform.catalogue.productIds())]]).toEqual(before);
    const real = await shop.run({ file }, {}, platform.catalogue);
    expect(real.counts.products).toEqual(dry.counts.products);
    const again = await shop.run({ file }, { dryRun: true }, platform.catalogue);
    expect(again.products.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
  });

  it('imports the Shopify file beside it', async () => {
    const report = await shop.run(
      { file: fixture('shopify.csv'), media: path.join(shop.folder, 'merchant') },
      {},
      platform.catalogue,
    );
    expect(report.counts.products.created).toBe(3);
    expect((await platform.stats()).products).toBe(12);
  });

  it('gives the sitemap the date of the last change of each product: from the file, or of the import', async () => {
    const row = { product_type: 'simple', price: '10', name: 'Tee' };
    const dated = { ...row, sku: 'DATED', updated_at: '2026-03-04 05:06:07' };
    const plain = { ...row, sku: 'PLAIN', updated_at: '' };
    const other = { ...plain, sku: 'OTHER' };
    const lastmods = async (rows: readonly Readonly<Record<string, string>>[], now: number) => {
      await shop.run({ file: await shop.file('dated.csv', csvOf(rows)) }, { now }, platform.catalogue);
      const found = (await collect(platform.addresses.list(us))).flatMap((address) =>
        address.kind === 'product' && ['DATED', 'PLAIN', 'OTHER'].includes(address.sku)
          ? [[address.sku, address.lastmod]]
          : [],
      );
      return Object.fromEntries(found) as Record<string, string>; // sound: pairs of texts
    };
    const [today, tomorrow] = ['2026-11-20T12:00:00.000Z', '2026-11-21T12:00:00.000Z'];
    const first = await lastmods([dated, plain, other], NOW);
    expect(first).toEqual({ DATED: '2026-03-04T05:06:07.000Z', PLAIN: today, OTHER: today });
    // Re-importing known rows changes nothing.
    const second = await lastmods([dated, plain, { ...other, price: '12' }], NOW + 24 * 60 * 60 * 1000);
    expect(second).toEqual({ ...first, OTHER: tomorrow });
  });
});
