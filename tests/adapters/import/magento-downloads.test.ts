import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importCatalogue } from '../../../adapters/import';
import { createMediaStore } from '../../../adapters/images';
import { fileOf } from '../../fixtures/downloads';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { openImportShop, type ImportShop } from './import-shop';

let shop: ImportShop;
let fixture: FixturePlatform;
beforeEach(async () => {
  [shop, fixture] = await Promise.all([openImportShop(), openFixturePlatform()]);
});
afterEach(async () => {
  await Promise.all([shop.remove(), fixture.platform.close()]);
});

const HEAD = 'sku,product_type,name,price,product_online,visibility,categories,url_key,downloadable_links';
const links = (text: string) =>
  `${HEAD}\nMAP,downloadable,Map,9.00,1,"Catalog, Search",Default Category/Maps,map,"${text}"\n`;
const BOTH =
  'title=North,file=/n/o/north.pdf,sample=/n/o/page.pdf,downloads=3|title=South,file=/s/o/south.pdf,downloads=unlimited';

async function run(text: string, dryRun = false) {
  const { platform, clock } = fixture;
  const file = await shop.file('goods.csv', links(text));
  const source = { file, media: path.join(shop.folder, 'media'), currency: 'USD' };
  const target = { writer: platform.catalogue, media: createMediaStore(platform.files), downloads: platform.downloads };
  return importCatalogue(source, target, { now: clock.now(), dryRun });
}
async function put(name: string, size: number): Promise<void> {
  const file = path.join(shop.folder, 'media', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, fileOf(size));
}
const isSold = async () => {
  const { result } = (await fixture.platform.records.show('products', 'MAP')) as unknown as {
    result: { document: { enabled: boolean } };
  };
  return result.document.enabled;
};
const kept = async () => {
  const { result } = (await fixture.platform.records.show('products', 'MAP')) as unknown as {
    result: { document: { downloads: readonly { readonly file: { id: string } | null }[] } };
  };
  return result.document.downloads;
};

describe('download files in a Magento export', () => {
  it('are imported from the media folder, wherever Magento stored them, and are stored once', async () => {
    await put('downloadable/files/links/n/o/north.pdf', 5000);
    await put('elsewhere/south.pdf', 6000);
    await put('downloadable/files/link_samples/n/o/page.pdf', 70);
    const report = await run(BOTH);
    expect(report.rows.flatMap(({ reasons }) => reasons.map(({ code }) => code))).toEqual([]);
    expect(await kept()).toMatchObject([
      { title: 'North', file: { name: 'north.pdf', size: 5000 }, sample: { name: 'page.pdf', size: 70 }, times: 3 },
      { title: 'South', file: { name: 'south.pdf', size: 6000 }, sample: null, times: 0 },
    ]);
    expect((await run(BOTH)).counts.products).toMatchObject({ unchanged: 1, updated: 0 });
  });

  it('are reported if they are missing, outside the folder or elsewhere, and the product is imported but not sold', async () => {
    await mkdir(path.join(shop.folder, 'media'), { recursive: true });
    await writeFile(path.join(shop.folder, 'secret.pdf'), 'secret');
    const report = await run('title=A,file=../secret.pdf|title=B,url=https://files.example/b.pdf|title=C');
    const said = report.rows.flatMap(({ reasons }) => reasons);
    expect(said.map(({ code }) => code)).toEqual(['download_missing', 'download_missing', 'download_missing']);
    expect(said[1]?.message).toContain('https://files.example/b.pdf is not fetched');
    expect(await kept()).toMatchObject([{ file: null }, { file: null }, { file: null }]);
    expect(await isSold()).toBe(false);
    await run('title=A,file=a.pdf|title=B,file=b.pdf', true);
    for (const name of ['a.pdf', 'b.pdf']) await put(name, 10);
    await run('title=A,file=a.pdf|title=B,file=b.pdf');
    expect(await isSold()).toBe(true);
  });

  it('added by staff are kept if a later export has none', async () => {
    await put('downloadable/files/links/n/o/north.pdf', 5000);
    await put('s/o/south.pdf', 10);
    await run(BOTH);
    const [north] = await kept();
    const later = await run('title=North,file=/not/there.pdf,downloads=9');
    expect(later.counts.reasons).toEqual({});
    expect(await isSold()).toBe(true);
    expect(await kept()).toMatchObject([{ title: 'North', times: 9, file: { id: north?.file?.id } }]);
  });

  it('of a variant cannot be delivered: it is not for sale', async () => {
    const head = 'sku,product_type,name,price,visibility,configurable_variations,downloadable_links';
    const report = await shop.run({
      file: await shop.file(
        'variants.csv',
        [
          head,
          'BOOK-E,downloadable,Book,9.00,Not Visible Individually,,title=Book',
          'BOOK-P,simple,Book,19.00,Not Visible Individually,,',
          'BOOK,configurable,Book,,"Catalog, Search","sku=BOOK-E,kind=e-book|sku=BOOK-P,kind=paper",',
        ].join('\n'),
      ),
    });
    expect(shop.writer.product('BOOK').configurable_children).toMatchObject([{ status: 2 }, { status: 1 }]);
    expect(report.rows[0]?.reasons.map(({ message }) => message)).toEqual([
      'downloadable_links: a variant has no files here, BOOK-E is not for sale',
    ]);
  });

  it('are not stored by a dry run', async () => {
    await put('n/o/north.pdf', 5000);
    await run('title=North,file=/n/o/north.pdf', true);
    const files: string[] = [];
    for await (const { key } of fixture.platform.files.list('downloads/')) files.push(key);
    expect(files).toEqual([]);
  });
});
