import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'vitrine-reviews-'));
  fixture = await openFixturePlatform({ data });
});
afterEach(async () => {
  await fixture.platform.close();
  await rm(data, { recursive: true, force: true });
});

const WORDS = { product_sku: 'TEE', title: 'Soft', detail: 'Very soft.', nickname: 'Ada', rating: '4' };

async function send(photos: readonly Blob[] = [], words: Readonly<Record<string, string>> = WORDS): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  for (const [index, photo] of photos.entries()) form.append('photos', photo, `${String(index)}.jpg`);
  const request = new Request('http://shop.test/api/review/create', { method: 'POST', body: form });
  const answer: unknown = await (await fixture.platform.fetch(request)).json();
  expect(answer).toMatchObject({ code: 200, result: { status: 2 } });
  const [latest] = [...(await fixture.platform.reviews.pending('TEE'))].reverse();
  return latest?.id ?? Number.NaN;
}

async function shown(query = '') {
  const filters = [{ attribute: 'product_sku', value: { eq: 'TEE' } }];
  const search = JSON.stringify({ filters, aggregations: [{ attribute: 'rating', size: 5 }] });
  return (
    await fixture.call('GET', `/api/catalog?store=us&type=review&searchQuery=${encodeURIComponent(search)}${query}`)
  ).json;
}

async function rating() {
  const search = JSON.stringify({ filters: [{ attribute: 'sku', value: { eq: 'TEE' } }] });
  return (await fixture.call('GET', `/api/catalog?store=us&searchQuery=${encodeURIComponent(search)}&type=product`))
    .json;
}

describe('a new review', () => {
  it('is hidden until it is approved, and then counts in the rating immediately', async () => {
    const id = await send();
    expect(await shown()).toMatchObject({ total: 0 });
    expect(await rating()).toMatchObject({ items: [{ reviews_count: 0 }] });
    expect(await fixture.platform.reviews.approve(id)).toMatchObject({ title: 'Soft' });
    expect(await shown()).toMatchObject({
      total: 1,
      items: [{ id, title: 'Soft', rating: 4 }],
      aggregations: { rating: [{ value: '4', label: '4', count: 1 }] },
    });
    expect(await rating()).toMatchObject({ items: [{ reviews_count: 1, rating: 4 }] });
    expect(await fixture.platform.reviews.pending('TEE')).toEqual([]);
  });

  it('is hidden when it is declined, also after it was shown', async () => {
    const id = await send();
    await fixture.platform.reviews.approve(id);
    expect(await fixture.platform.reviews.decline(id)).toMatchObject({ id });
    expect(await shown()).toMatchObject({ total: 0, aggregations: { rating: [] } });
    expect(await rating()).toMatchObject({ items: [{ reviews_count: 0 }] });
  });

  it('that does not exist cannot be approved or declined', async () => {
    expect(await fixture.platform.reviews.approve(987_654)).toBeUndefined();
    expect(await fixture.platform.reviews.decline(987_654)).toBeUndefined();
  });
});

describe('the list of reviews', () => {
  it('is sorted and paged as requested, and counts the stars of all reviews', async () => {
    for (const stars of ['2', '5', '5', '3']) {
      const id = await send([], { ...WORDS, title: `Stars ${stars}`, rating: stars });
      await fixture.platform.reviews.approve(id);
    }
    expect(await shown('&sort=rating:asc&size=2&from=1')).toMatchObject({
      total: 4,
      start: 1,
      items: [{ rating: 3 }, { rating: 5 }],
      aggregations: {
        rating: [
          { value: '5', label: '5', count: 2 },
          { value: '3', label: '3', count: 1 },
          { value: '2', label: '2', count: 1 },
        ],
      },
    });
  });
});

describe('a photo of a review', () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#884422' } });
  const blob = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]);

  it('is re-encoded from its pixels: upright, within the size limit and without other contents of the file', async () => {
    const sideways = await photo(2600, 800)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Ada Secret', Copyright: 'Home 12' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(sideways).metadata()).orientation).toBe(6);
    const id = await send([blob(sideways)]);
    const folder = join(data, 'media', 'review', String(id));
    const [name = ''] = readdirSync(folder);
    const kept = await readFile(join(folder, name));
    const facts = await sharp(kept).metadata();
    expect({ ...facts, exif: facts.exif }).toMatchObject({ format: 'jpeg', width: 615, height: 2000, exif: undefined });
    expect(kept.includes('Secret')).toBe(false);
  });

  it('is served resized under the path in the approved review', async () => {
    const id = await send([blob(await photo(900, 1200).png().toBuffer()), blob(await photo(40, 40).webp().toBuffer())]);
    expect((await fixture.platform.reviews.approve(id))?.photos).toHaveLength(2);
    const path = (await fixture.platform.reviews.approve(id))?.photos?.[0] ?? '';
    const response = await fixture.platform.fetch(new Request(`http://shop.test/img/210/300/resize${path}`));
    expect(response.status).toBe(200);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, height }).toEqual({ width: 210, height: 300 });
  });

  it('is visible only to staff before its review is approved, and to nobody once it is hidden again', async () => {
    const id = await send([blob(await photo(900, 1200).jpeg().toBuffer())]);
    const [path = ''] = (await fixture.platform.reviews.pending('TEE'))[0]?.photos ?? [];
    const address = `/img/210/300/resize${path}`;
    const get = (at: string) => fixture.platform.fetch(new Request(`http://shop.test${at}`));
    const hidden = { status: 404, caching: 'no-store' };
    const seen = async (at: string) => {
      const { status, headers } = await get(at);
      return { status, caching: headers.get('cache-control') };
    };
    // Nor by an equivalent spelling of the path.
    for (const at of [address, `/img/210/300/resize/${path}`, address.replace('review', '%72eview')])
      expect(await seen(at)).toEqual(hidden);
    const [link = { small: '', large: '' }] = await fixture.platform.reviews.photos(id);
    for (const at of [link.small, link.large])
      expect(await seen(at)).toEqual({ status: 200, caching: 'private, no-store' });
    expect(await seen(link.small.replace('210/300', '420/600'))).toEqual(hidden);
    expect(await seen(link.small.replace(/key=./, 'key=_'))).toEqual(hidden);
    const etag = (await get(link.small)).headers.get('etag') ?? '';
    const again = new Request(`http://shop.test${address}`, { headers: { 'if-none-match': etag } });
    expect((await fixture.platform.fetch(again)).status).toBe(404);
    await fixture.clock.advance(12 * 60 * 60 * 1000);
    expect(await seen(link.small)).toEqual(hidden);

    await fixture.platform.reviews.approve(id);
    expect(await seen(address)).toEqual({ status: 200, caching: 'public, max-age=86400' });
    await fixture.platform.reviews.decline(id);
    expect(await seen(address)).toEqual(hidden);
  });

  it('of an older version, whose path names no review, follows the same rule', async () => {
    const name = '0f8fad5b-d9cb-469f-a165-70867728950e.jpg';
    await fixture.platform.files.put(`media/review/${name}`, await photo(40, 40).jpeg().toBuffer());
    const review = {
      id: 77,
      product_sku: 'TEE',
      title: 'Old',
      detail: 'Old.',
      nickname: 'Ada',
      created_at: '2025-01-01',
    };
    const write = (status: number) =>
      fixture.platform.catalogue.writeReviews([{ ...review, status, photos: [`/review/${name}`] }]);
    const status = async () =>
      (await fixture.platform.fetch(new Request(`http://shop.test/img/210/300/resize/review/${name}`))).status;
    expect(await status()).toBe(404);
    await write(2);
    expect(await status()).toBe(404);
    await write(1);
    expect(await status()).toBe(200);
  });

  it('is stored with its review or not at all: if one of several is invalid, none is stored', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(WORDS)) form.append(name, value);
    form.append('photos', blob(await photo(40, 40).jpeg().toBuffer()), 'a.jpg');
    form.append('photos', new Blob(['GIF89a']), 'b.jpg');
    const request = new Request('http://shop.test/api/review/create', { method: 'POST', body: form });
    expect((await fixture.platform.fetch(request)).status).toBe(400);
    expect(await fixture.platform.reviews.pending('TEE')).toEqual([]);
    const left = readdirSync(join(data, 'media'), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
  });

  it('that is invalid, or an SVG that could contain scripts, is refused by name and not stored', async () => {
    for (const text of ['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', '']) {
      const form = new FormData();
      for (const [name, value] of Object.entries(WORDS)) form.append(name, value);
      form.append('photos', new Blob([text], { type: 'image/jpeg' }), 'a.jpg');
      const request = new Request('http://shop.test/api/review/create', { method: 'POST', body: form });
      const response = await fixture.platform.fetch(request);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ meta: { errors: [{ field: 'photos' }] } });
    }
    expect(existsSync(join(data, 'media', 'review'))).toBe(false);
    expect(await fixture.platform.reviews.pending('TEE')).toEqual([]);
  });
});
