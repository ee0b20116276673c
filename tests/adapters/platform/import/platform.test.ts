import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVirtualClock } from '../../../../adapters/clock/virtual';
import { createSystemIds } from '../../../../adapters/ids/system';
import { createPlatform } from '../../../../adapters/platform';
import type { Platform } from '../../../../adapters/platform';
import { seedDemo } from '../../../../adapters/platform/demo';
import { imageUrl, THUMBNAIL } from '../../../../core/media';
import { fixture, NOW, openImportShop } from './import-shop';
import type { ImportShop } from './import-shop';

describe('an import into the platform', () => {
  let shop: ImportShop;
  let platform: Platform;
  let media = '';
  const importOnce = () => shop.run({ file: fixture('magento.csv'), media }, {}, platform.catalogue);
  const ask = async (address: string): Promise<string> =>
    (await platform.fetch(new Request(`http://shop.test${address}`))).text();
  const search = (query: object) =>
    ask(
      `/api/catalog?store=us&type=product&searchQuery=${encodeURIComponent(JSON.stringify({ filters: [], ...query }))}`,
    );

  beforeAll(async () => {
    shop = await openImportShop();
    media = await shop.pictures('f/j/fj1-navy.jpg', 'f/j/fj1-rust.jpg');
    // The data folder of the platform is the one that the pictures are copied into.
    platform = await createPlatform({
      data: shop.folder,
      clock: createVirtualClock({ start: NOW }),
      ids: createSystemIds(),
    });
    seedDemo(platform.catalogue, { products: 30, seed: 1, now: NOW });
  });
  afterAll(async () => {
    platform.close();
    await shop.remove();
  });

  it('takes the place of the demo catalogue and is found by text and by filter', async () => {
    const report = await importOnce();
    expect(report.counts).toMatchObject({ rows: { skipped: 0 }, products: { created: 7 } });
    expect(platform.stats().products).toBe(7);
    expect(await search({ text: 'fjord' })).toContain('"sku":"FJ1"');
    const navy = await search({ filters: [{ attribute: 'color', value: { eq: 'navy' } }] });
    expect(navy.match(/"total":(\d+)/)?.[1]).toBe('1');
  });

  it('serves the pictures that came with it', async () => {
    const answer = await platform.fetch(new Request(`http://shop.test${imageUrl('/f/j/fj1-navy.jpg', THUMBNAIL)}`));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('changes nothing the second time: the same ids, every product unchanged', async () => {
    const ids = [...platform.catalogue.productIds()];
    const categories = [...platform.catalogue.categoryIds()];
    const again = await importOnce();
    expect(again.counts.products).toEqual({ total: 7, created: 0, updated: 0, unchanged: 7, planned: 0 });
    expect(again.counts.pictures).toMatchObject({ copied: 0, unchanged: 2 });
    expect([...platform.catalogue.productIds()]).toEqual(ids);
    expect([...platform.catalogue.categoryIds()]).toEqual(categories);
  });

  it('takes the Shopify file beside it', async () => {
    const report = await shop.run(
      { file: fixture('shopify.csv'), media: path.join(shop.folder, 'merchant') },
      {},
      platform.catalogue,
    );
    expect(report.counts.products.created).toBe(3);
    expect(platform.stats().products).toBe(10);
  });
});
