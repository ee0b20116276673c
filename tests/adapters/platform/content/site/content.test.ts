import { mkdtempSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FixturePlatform } from '../../../../fixtures/platform';
import { openFixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
let data: string;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'vitrine-content-'));
  fixture = await openFixturePlatform({ data });
});
afterAll(async () => {
  await fixture.platform.close();
  rmSync(data, { recursive: true, force: true });
});

describe('pages', () => {
  it('are in the language of the store, by id or identifier', async () => {
    expect((await fixture.call('GET', '/api/cms/page/about?storeCode=de')).json).toMatchObject({
      result: { title: 'Über uns' },
    });
    expect((await fixture.call('GET', '/api/cms/page/1')).json).toMatchObject({ result: { title: 'About us' } });
    expect((await fixture.call('GET', '/api/cms/page/nothing')).status).toBe(404);
  });
});

describe('the URL map', () => {
  const map = (url: string, more: Record<string, unknown> = {}) =>
    fixture.call('POST', '/api/url/map', { url, ...more });

  it.each([
    ['/women/jackets', 'category'],
    ['https://shop.test/de/women/jackets/?color=black#top', 'category'],
    ['/rain-jacket-1.html', 'product'],
    ['rain-jacket-1', 'product'],
    ['/about', 'cms_page'],
    ['/i/about', 'cms_page'],
  ])('resolves %s', async (url, type) => {
    expect((await map(url)).json).toMatchObject({ _type: type });
  });

  it.each([
    ['/women/jackets.html', 'category', 'Jackets'],
    ['/products/rain-jacket-1', 'product', 'Rain Jacket'],
    ['/collections/women/products/rain-jacket-1', 'product', 'Rain Jacket'],
    ['/collections/jackets-4', 'category', 'Jackets'],
    ['/pages/about', 'cms_page', undefined],
    ['/en-de/products/rain-jacket-1', 'product', 'Rain Jacket'],
    ['/collections/jackets', 'category', 'Jackets'],
    ['/collections/jackets/waterproof', 'category', 'Jackets'],
    ['/blogs/news/about', 'cms_page', undefined],
    ['/policies/about', 'cms_page', undefined],
    ['/product/rain-jacket-1', 'product', 'Rain Jacket'],
    ['/produkt/women/rain-jacket-1', 'product', 'Rain Jacket'],
    ['/shop/jackets/rain-jacket-1', 'product', 'Rain Jacket'],
    ['/product-category/women/jackets', 'category', 'Jackets'],
    ['/product-category/women/jackets/page/2', 'category', 'Jackets'],
    ['/women/jackets/12-rain-jacket-1.html', 'product', 'Rain Jacket'],
    ['/12-34-rain-jacket-1-4006381333931.html', 'product', 'Rain Jacket'],
    ['/3-jackets', 'category', 'Jackets'],
    ['/content/4-about', 'cms_page', undefined],
    ['/Rain-Jacket/JACKET', 'product', 'Rain Jacket'],
    ['/women/jackets/rain-jacket-1.html', 'product', 'Rain Jacket'],
    ['/store/p/rain-jacket-1', 'product', 'Rain Jacket'],
    ['/product-page/rain-jacket-1', 'product', 'Rain Jacket'],
    ['/category/jackets', 'category', 'Jackets'],
  ])('resolves %s of a previous shop platform', async (url, type, name) => {
    expect((await map(url)).json).toMatchObject({ _type: type, _source: name === undefined ? {} : { name } });
  });

  it('matches by path only: an SKU distinguishes products that share a path, and matches none alone', async () => {
    const filters = { sku: 'JACKET-BLACK-M' };
    expect((await map('/nothing', { filters })).status).toBe(404);
    expect((await map('/linen-shirt-2.html', { filters })).json).toMatchObject({ _source: { sku: 'SHIRT' } });
  });

  it('finds nothing for an unknown path', async () => {
    for (const url of [
      ...['/', '/products/nothing', '/women/nothing', '/x/y/about', '%', '/x/y/jackets', '/Other-name/JACKET'],
      ...['/collections/rain-jacket-1', '/pages/rain-jacket-1', '/product-category/about', '/blogs/news'],
    ])
      expect((await map(url)).status).toBe(404);
  });

  it('returns the requested fields', async () => {
    expect((await map('/women/jackets', { includeFields: ['name'] })).json).toEqual({
      _type: 'category',
      _source: { id: 4, name: 'Jackets' },
    });
  });
});

describe('the lookup of places', () => {
  it.each([
    ['10004', 8.875, 43],
    ['90210', 0, 12],
    ['00000', 0, null],
  ])('returns the tax at the postcode %s', async (zip, rate, region) => {
    expect((await fixture.call('GET', `/api/cart/tax-by-zip?zip=${zip}&country=US`)).json).toMatchObject({
      result: { rate, region_id: region },
    });
  });

  it('takes the country from a proxy header', async () => {
    const ask = async (headers: Record<string, string>): Promise<unknown> => {
      const request = new Request('http://shop.test/api/cart/geo-country', { headers });
      return (await fixture.platform.fetch(request)).json();
    };
    expect(await ask({})).toMatchObject({ result: { country: 'US' } });
    expect(await ask({ 'cf-ipcountry': 'DE' })).toMatchObject({ result: { country: 'DE' } });
    expect(await ask({ 'cf-ipcountry': 'XX' })).toMatchObject({ result: { country: 'US' } });
  });
});

describe('a review', () => {
  const send = (fields: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return fixture.platform.fetch(new Request('http://shop.test/api/review/create', { method: 'POST', body: form }));
  };
  const words = { product_sku: 'TEE', title: 'Soft', detail: 'Very soft.', nickname: 'Ada', rating: '4' };
  const picture = async () =>
    new Blob([
      new Uint8Array(
        await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
          .jpeg()
          .toBuffer(),
      ),
    ]);

  it('waits for approval, with its photos stored', async () => {
    const response = await send({ ...words, photos: await picture() });
    expect(await response.json()).toMatchObject({ code: 200, result: { status: 2 } });
    expect(existsSync(join(data, 'media', 'review'))).toBe(true);
    const query = encodeURIComponent(JSON.stringify({ filters: [{ attribute: 'product_sku', value: { eq: 'TEE' } }] }));
    expect((await fixture.call('GET', `/api/catalog?store=us&type=review&searchQuery=${query}`)).json).toMatchObject({
      total: 0,
    });
  });

  it.each([
    ['an invalid photo', () => Promise.resolve({ ...words, photos: new Blob(['<svg onload="alert(1)"/>']) }), 'photos'],
    ['a file of another type', async () => ({ ...words, evil: await picture() }), 'evil'],
    ['a rating of six', () => Promise.resolve({ ...words, rating: '6' }), 'rating'],
    ['a missing title', () => Promise.resolve({ ...words, title: '' }), 'title'],
  ])('with %s is refused by field', async (_what, fields, field) => {
    const response = await send(await fields());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ meta: { errors: [{ field }] } });
  });

  it('of a missing product is not found', async () => {
    expect((await send({ ...words, product_sku: 'NONE' })).status).toBe(404);
  });
});
