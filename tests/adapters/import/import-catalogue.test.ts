import { promisedWriter } from '../../fixtures/promised-writer';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ImportFileError } from '../../../adapters/import';
import type { ProductRecord } from '../../../adapters/platform/ports/catalogue/catalogue-data';
import { MemoryWriter } from '../../fixtures/memory-writer';
import { fixture, openImportShop, rowOf } from './import-shop';
import type { ImportShop } from './import-shop';

const demo = (id: number, sku: string): ProductRecord => ({
  product: { id, sku, name: sku, type_id: 'simple', price: 1 },
  stock: {},
  source: 'demo',
});
const tee = { sku: 'A', product_type: 'simple', name: 'Tee', price: '10', additional_attributes: 'fit=Slim' };

describe('importCatalogue', () => {
  let shop: ImportShop;
  beforeEach(async () => {
    shop = await openImportShop();
  });
  afterEach(() => shop.remove());

  it.each(['magento.csv', 'shopify.csv'])('changes nothing when %s is imported again', async (name) => {
    const media = await shop.pictures('f/j/fj1-navy.jpg', 'cover.jpg');
    await shop.run({ file: fixture(name), media });
    const before = JSON.stringify([
      [...shop.writer.products],
      [...shop.writer.categories],
      [...shop.writer.attributeRecords],
    ]);
    const again = await shop.run({ file: fixture(name), media });
    expect(again.products.every(({ outcome }) => outcome === 'unchanged')).toBe(true);
    expect(again.counts.pictures).toMatchObject({ copied: 0, unchanged: 1 });
    expect(
      JSON.stringify([[...shop.writer.products], [...shop.writer.categories], [...shop.writer.attributeRecords]]),
    ).toBe(before);
  });

  it('keeps the ids of products, variants and categories when rows are reordered and new ones are added', async () => {
    const cap = { sku: 'C', product_type: 'simple', name: 'Cap', price: '5', categories: 'Default Category/Caps' };
    const knit = {
      sku: 'K',
      product_type: 'configurable',
      name: 'Knit',
      configurable_variations: 'sku=A,size=S',
      categories: 'Default Category/Knits',
    };
    await shop.rows([tee, cap, knit]);
    const ids = () => ({
      products: shop.writer.productIds().get('C'),
      variant: shop.writer.product('K').configurable_children?.[0]?.id,
      category: shop.writer.category('caps').id,
    });
    const before = ids();
    const sock = { sku: 'S', product_type: 'simple', name: 'Sock', price: '3', categories: 'Default Category/Socks' };
    const report = await shop.rows([sock, knit, { ...tee, additional_attributes: 'fit=Wide' }, cap]);
    expect(ids()).toEqual(before);
    expect(new Set([...shop.writer.productIds().values()]).size).toBe(3);
    expect(report.products.map(({ sku, outcome }) => [sku, outcome])).toEqual([
      ['S', 'created'],
      ['K', 'updated'],
      ['C', 'unchanged'],
    ]);
  });

  it('replaces the demo catalogue if requested, once there is a product to replace it', async () => {
    shop.writer.writeProducts([demo(1, 'DEMO-1'), demo(2, 'DEMO-2')]);
    await shop.rows([{ ...tee, price: 'broken' }], { replaceDemo: true });
    expect(shop.writer.products.size).toBe(2);
    await shop.rows([tee], { replaceDemo: true });
    expect([...shop.writer.products.keys()]).toEqual(['A']);
  });

  it('writes the update time, unless nothing was imported (A §4.6)', async () => {
    await shop.rows([{ ...tee, price: 'broken' }]);
    expect(shop.writer.blocks.get('last_updated')).toBeUndefined();
    await shop.rows([tee]);
    expect(shop.writer.blocks.get('last_updated')?.blocks.en.json).toEqual({
      last_updated: expect.any(Number) as number,
    });
  });

  it('keeps the demo catalogue without an option', async () => {
    shop.writer.writeProducts([demo(7, 'DEMO-1')]);
    await shop.rows([tee]);
    expect(shop.writer.productIds()).toEqual(new Map([['DEMO-1', 7], ['A', 8]])); // prettier-ignore
  });

  it('keeps the attribute values of products of an earlier import', async () => {
    const options = () => shop.writer.attributeRecords.get('fit')?.attribute.options.map(({ label }) => label);
    await shop.rows([tee]);
    await shop.rows([{ ...tee, sku: 'B', additional_attributes: 'fit=Wide' }]);
    expect(options()).toEqual(['Slim', 'Wide']);
    await shop.rows([tee]);
    expect(options()).toEqual(['Slim', 'Wide']);
  });

  it('removes the values of the demo with it, and keeps them if it stays', async () => {
    const cloth = {
      attribute: { attribute_code: 'fit', options: [{ value: 'loose', label: 'Loose' }] },
      labels: { de: { loose: 'Weit' } },
    };
    const options = () => shop.writer.attributeRecords.get('fit')?.attribute.options.map(({ label }) => label);
    shop.writer.writeAttributes([cloth]);
    await shop.rows([tee]);
    expect(options()).toEqual(['Loose', 'Slim']);
    expect(shop.writer.attributeRecords.get('fit')?.labels?.de).toMatchObject({
      '': 'Passform',
      slim: 'Schmal',
      loose: 'Weit',
    });
    shop.writer.writeAttributes([cloth]);
    await shop.rows([tee], { replaceDemo: true });
    expect(options()).toEqual(['Slim']);
  });

  it('writes and copies nothing in a dry run and reports the same rows', async () => {
    const media = await shop.pictures('f/j/fj1-navy.jpg');
    shop.writer.writeProducts([demo(1, 'DEMO-1')]);
    const dry = await shop.run({ file: fixture('magento.csv'), media }, { dryRun: true });
    expect([...shop.writer.products.keys()]).toEqual(['DEMO-1']);
    expect(shop.writer.categories.size + shop.writer.attributeRecords.size + shop.writer.reindexed).toBe(0);
    expect(await readdir(shop.folder)).not.toContain('media');
    const real = await shop.run({ file: fixture('magento.csv'), media });
    expect(dry.rows).toEqual(real.rows);
    expect(dry.counts.pictures).toEqual(real.counts.pictures);
    expect(dry.products).toEqual(real.products);
  });

  it('skips a product that the writer refuses, with all its rows, and imports the others', async () => {
    class Refusing extends MemoryWriter {
      override writeProduct(record: ProductRecord) {
        if (record.product.sku === 'FJ1') throw new Error('Product FJ1: no');
        return super.writeProduct(record);
      }
    }
    const writer = new Refusing();
    const report = await shop.run({ file: fixture('magento.csv') }, {}, promisedWriter(writer));
    expect(rowOf(report, 5).reasons.at(-1)).toEqual({ code: 'not_writable', message: 'Product FJ1: no' });
    expect([2, 3, 4, 6].map((row) => rowOf(report, row).reasons.at(-1)?.code)).toEqual(
      Array(4).fill('product_skipped'),
    );
    expect(writer.products.size).toBe(6);
  });

  it('finds pictures of an earlier import without a folder', async () => {
    const media = await shop.pictures('f/j/fj1-navy.jpg');
    await shop.run({ file: fixture('magento.csv'), media });
    const again = await shop.run({ file: fixture('magento.csv') });
    expect(again.counts.products.unchanged).toBe(7);
  });

  it('reports an invalid picture and imports the product without it', async () => {
    const media = await shop.pictures('x/good.jpg');
    await mkdir(path.join(media, 'b'), { recursive: true });
    await writeFile(path.join(media, 'b/bad.jpg'), 'no picture');
    const rows = [{ ...tee, base_image: '/b/bad.jpg', additional_images: '../../etc/passwd,/x/good.jpg' }];
    const file = await shop.file(
      'pictures.csv',
      `sku,product_type,name,price,base_image,additional_images\nA,simple,Tee,10,${rows[0]?.base_image ?? ''},"${rows[0]?.additional_images ?? ''}"`,
    );
    const report = await shop.run({ file, media });
    expect(rowOf(report, 2).reasons).toEqual([
      { code: 'picture_refused', message: expect.stringContaining('/b/bad.jpg is not a JPEG') as string },
      { code: 'picture_refused', message: '../../etc/passwd: is not a picture path' },
    ]);
    expect(shop.writer.product('A').image).toBe('/x/good.jpg');
  });

  it('reports its progress', async () => {
    const steps: [number, number, string][] = [];
    await shop.run({ file: fixture('magento.csv') }, { onProgress: (...step) => steps.push(step) });
    const labels = [...new Set(steps.map(([, , label]) => label))];
    expect(labels).toEqual(['Reading the file', 'Collecting pictures', 'Writing products']);
    for (const label of labels) {
      const [done, total] = steps.findLast((step) => step[2] === label) ?? [];
      expect(done).toBe(total);
    }
  });

  it.each<readonly [string, string | Uint8Array, string, RegExp]>([
    ['is empty', '', 'FILE_HEADER', /is empty/],
    [
      'has another header',
      'a,b\n1,2\n',
      'FILE_FORMAT_UNKNOWN',
      /sku, product_type, name \(Magento\), Handle, Title \(Shopify\), Type, SKU, Name, Regular price \(WooCommerce\) or id, title, link, price, availability \(product feed\)/,
    ],
    ['has a duplicate column', 'sku,product_type,name,sku\n', 'FILE_HEADER', /names the column sku twice/],
    ['has a quote that is never closed', 'sku,product_type,name\nA,simple,"Tee\n', 'FILE_NOT_CSV', /not CSV/],
    [
      'is not UTF-8',
      Buffer.from('sku,product_type,name,price\nA,simple,Mütze,1\n', 'latin1'),
      'FILE_NOT_UTF8',
      /not UTF-8/,
    ],
  ])('refuses a file that %s, and writes nothing', async (_, content, code, message) => {
    const run = shop.run({ file: await shop.file('bad.csv', content) });
    await expect(run).rejects.toBeInstanceOf(ImportFileError);
    await expect(run).rejects.toMatchObject({ code, message: expect.stringMatching(message) as string });
    expect(shop.writer.products.size).toBe(0);
  });

  it('refuses a missing file or picture folder, and a format that contradicts the header', async () => {
    await expect(shop.run({ file: path.join(shop.folder, 'none.csv') })).rejects.toMatchObject({
      code: 'FILE_MISSING',
    });
    await expect(shop.run({ file: shop.folder })).rejects.toMatchObject({ code: 'FILE_MISSING' });
    await expect(
      shop.run({ file: fixture('magento.csv'), media: path.join(shop.folder, 'none') }),
    ).rejects.toMatchObject({ code: 'MEDIA_FOLDER_MISSING' });
    await expect(shop.run({ file: fixture('magento.csv'), format: 'shopify' })).rejects.toThrow('Handle or URL handle');
  });

  it.each([';', '\t'])('reads columns separated by %j', async (delimiter) => {
    const text = ['sku,product_type,name,price', 'A,simple,"Tee; long, or\tshort",10']
      .join('\n')
      .replace(/,(?! )/g, delimiter);
    await shop.run({ file: await shop.file('other.csv', text) });
    expect(shop.writer.product('A')).toMatchObject({ name: 'Tee; long, or short', price: 10 });
  });

  it('leaves the merchant’s folder unchanged', async () => {
    const media = await shop.pictures('f/j/fj1-navy.jpg');
    await shop.run({ file: fixture('magento.csv'), media });
    expect(await readdir(path.join(media, 'f/j'))).toEqual(['fj1-navy.jpg']);
    await rm(media, { recursive: true });
    expect((await shop.run({ file: fixture('magento.csv') })).counts.products.unchanged).toBe(7);
  });
});
