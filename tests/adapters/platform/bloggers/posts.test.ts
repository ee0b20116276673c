import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_UNUSED } from '../../../../adapters/platform/bloggers/photo-admin';
import { seedPeople } from '../../../../adapters/demo';
import { BLOGGER_LIMITS } from '../../../../core/contract/foundation/limits';
import { CART_THUMBNAIL, imageUrl } from '../../../../core/media';
import { arrived, bloggerApi, type BloggerApi } from '../../../fixtures/blogger';
import { resultOf } from '../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';
import { signIn } from '../../../fixtures/signed-in';

let data: string;
let fixture: FixturePlatform;
let lotte: BloggerApi;
let shirt: number;
let jeans: number;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vitrine-posts-'));
  fixture = await openFixturePlatform({ data });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  lotte = bloggerApi(fixture, await signIn(fixture, 'lotte@vitrine.example'));
  [shirt = 0, jeans = 0] = await lotte.given(arrived('Shirt', 'top'), arrived('Jeans', 'bottom'));
});
afterAll(async () => {
  await fixture.platform.close();
  await rm(data, { recursive: true });
});

let turn = 0;
function picture(format: 'gif' | 'jpeg' | 'png' | 'webp' = 'png'): Promise<Uint8Array> {
  turn += 1;
  const background = { r: turn % 256, g: Math.floor(turn / 256), b: 200 };
  return sharp({ create: { width: 6, height: 9, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}
const imagesOf = async (files: readonly Uint8Array[], itemId?: number) =>
  (await resultOf<{ images: string[] }>(lotte.upload(files, itemId))).images;
const look = (path: string) => fixture.platform.fetch(new Request(`http://shop.test${imageUrl(path, CART_THUMBNAIL)}`));

describe('photos of a blogger (A §7)', () => {
  it('are accepted as JPEG, PNG or WebP by their content, and re-encoded: upright and without metadata', async () => {
    const sideways = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#123456' } })
      .withExif({ IFD0: { Copyright: 'Lotte' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const paths = await imagesOf([sideways, await picture('png'), await picture('webp')]);
    expect(paths).toHaveLength(3);
    for (const path of paths) expect(path).toMatch(/^\/blogger\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/);
    const kept = await fixture.platform.files.read(`media${paths[0] ?? ''}`);
    const facts = await sharp(kept).metadata();
    expect([facts.width, facts.height, facts.format, facts.exif, facts.orientation]).toEqual([
      40,
      80,
      'jpeg',
      undefined,
      undefined,
    ]);
  });

  it('are not cached by browsers or proxies, and have unguessable URLs', async () => {
    const [path = ''] = await imagesOf([await picture()]);
    const shown = await look(path);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const other = await look(path.replace('/blogger/', '//blogger//'));
    expect(other.headers.get('cache-control')).toBe('private, no-store');
  });

  it('are the same photo if resent, but separate for each product', async () => {
    const bytes = await picture();
    const [first] = await imagesOf([bytes]);
    expect(await imagesOf([bytes, bytes])).toEqual([first, first]);
    const [ofShirt = ''] = await imagesOf([bytes], shirt);
    expect(ofShirt).not.toBe(first);
    expect(await imagesOf([bytes], shirt)).toEqual([ofShirt]);
    expect((await lotte.product(shirt)).blogger_images).toEqual([ofShirt]);
    const same = await picture();
    const twice = await Promise.all(Array.from({ length: 8 }, () => imagesOf([same])));
    expect(new Set(twice.flat()).size).toBe(1);
  });

  it('have limits that the error names: number, size, format and owner of the product', async () => {
    const small = await picture();
    const large = new Uint8Array(BLOGGER_LIMITS.photoBytes + 1);
    const nine = new Uint8Array(9 * 1024 * 1024);
    const refused = async (files: readonly Uint8Array[], itemId?: number) => {
      const { status, json } = await lotte.upload(files, itemId);
      return [status, JSON.stringify(json)] as const;
    };
    const [none, many, big, all] = [
      await refused([]),
      await refused(Array.from({ length: 11 }, () => small)),
      await refused([large]),
      await refused([nine, nine, new Uint8Array(7.5 * 1024 * 1024)]),
    ];
    expect([none[0], many[0], big[0], all[0]]).toEqual([400, 400, 400, 400]);
    expect(none[1]).toContain('photos must be 1 to 10 pictures');
    expect(many[1]).toContain('photos must be at most 10 files');
    expect(big[1]).toContain('photos must be at most 10485760 bytes each');
    expect(all[1]).toContain('photos must be at most 26214400 bytes in all');
    for (const file of [await picture('gif'), new TextEncoder().encode('<svg/>'), new Uint8Array()]) {
      expect((await refused([file]))[1]).toContain('photos must be JPEG, PNG or WebP pictures');
    }
    expect((await refused([small], 999_999))[0]).toBe(404);
  });

  it('are not stored if one of several is refused', async () => {
    const count = async () => {
      let files = 0;
      for await (const { key } of fixture.platform.files.list('media/blogger/')) files += Number(key !== '');
      return files;
    };
    const before = await count();
    expect((await lotte.upload([await picture(), new TextEncoder().encode('no')])).status).toBe(400);
    expect(await count()).toBe(before);
  });

  it('are limited to 200 without a post: beyond that the oldest are deleted with their files', async () => {
    const [used = ''] = await imagesOf([await picture()]);
    await lotte.postOf(shirt, [
      ['type', 'story'],
      ['images', used],
    ]);
    const [oldest = ''] = await imagesOf([await picture()]);
    await fixture.clock.advance(1000);
    let newest = '';
    for (let sent = 0; sent < MAX_UNUSED; sent += 10) {
      const files = await Promise.all(Array.from({ length: 10 }, () => picture()));
      [newest = ''] = await imagesOf(files);
    }
    expect([(await look(oldest)).status, (await look(used)).status, (await look(newest)).status]).toEqual([
      404, 200, 200,
    ]);
    expect(
      (
        await lotte.savePost(shirt, [
          ['type', 'post'],
          ['images', oldest],
        ])
      ).status,
    ).toBe(400);
    let files = 0;
    for await (const { key } of fixture.platform.files.list('media/blogger/')) files += Number(key !== '');
    expect(files).toBe(MAX_UNUSED + 1);
  }, 60_000);
});

describe('a post (A §4.9, §7)', () => {
  it('counts for the products it shows, by type and day, and a post of a set also for its parts', async () => {
    const set = await lotte.setOf([shirt, jeans]);
    const before = await lotte.product(shirt);
    const [one = '', two = ''] = await imagesOf([await picture(), await picture()]);
    const post = await lotte.postOf(set.id, [
      ['type', 'post'],
      ['text', 'To the lake.'],
      ['images', two],
      ['images', one],
    ]);
    expect(post).toMatchObject({ type: 'post', text: 'To the lake.', images: [two, one] });
    expect(post.products.map(({ id }) => id)).toEqual([shirt, jeans, set.id]);
    const shown = { promoted_count: 1, promoted_dates: { post: [post.promoted_at] } };
    expect(await lotte.product(set.id)).toMatchObject(shown);
    expect(await lotte.product(jeans)).toMatchObject(shown);
    expect((await lotte.product(shirt)).promoted_count).toBe(before.promoted_count + 1);
    expect((await lotte.posts()).items[0]).toEqual(post);
    await fixture.clock.advance(1000);
    await lotte.postOf(set.id, [
      ['type', 'story'],
      ['text', 'Again.'],
    ]);
    const twice = await lotte.product(set.id);
    expect([twice.promoted_count, Object.keys(twice.promoted_dates).toSorted()]).toEqual([2, ['post', 'story']]);
  });

  it('is created once if it is resent, even fifty times concurrently', async () => {
    const [item = 0] = await lotte.given(arrived('Vest', 'top'));
    const send = (uid: string) =>
      lotte.postOf(item, [
        ['type', 'profile'],
        ['text', 'Mine.'],
        ['uid', uid],
      ]);
    const posts = await Promise.all(Array.from({ length: 50 }, () => send('the-first-post')));
    expect(new Set(posts.map(({ id }) => id)).size).toBe(1);
    expect((await lotte.product(item)).promoted_count).toBe(1);
    expect((await send('the-other-post')).id).not.toBe(posts[0]?.id);
  });

  it('without a uid is deduplicated within a minute', async () => {
    const [item = 0] = await lotte.given(arrived('Belt', null));
    const first = await lotte.postOf(item);
    expect((await lotte.postOf(item)).id).toBe(first.id);
    expect(
      (
        await lotte.postOf(item, [
          ['type', 'post'],
          ['text', 'Again.'],
        ])
      ).id,
    ).not.toBe(first.id);
    await fixture.clock.advance(61_000);
    const later = await lotte.postOf(item, [
      ['type', 'post'],
      ['text', 'Again.'],
    ]);
    await fixture.clock.advance(61_000);
    expect(
      (
        await lotte.postOf(item, [
          ['type', 'post'],
          ['text', 'Again.'],
        ])
      ).id,
    ).not.toBe(later.id);
  });

  it('requires a text or a photo', async () => {
    const [item = 0] = await lotte.given(arrived('Scarf', null));
    for (const text of ['', ' \n '])
      expect(
        await lotte.savePost(item, [
          ['type', 'post'],
          ['text', text],
        ]),
      ).toMatchObject({ status: 400, json: { meta: { error: 'post_empty' } } });
    expect(await lotte.savePost(item, [['type', 'story']])).toMatchObject({ status: 400 });
    expect((await lotte.product(item)).promoted_count).toBe(0);
  });

  it('accepts only products that have arrived, are not archived and belong to the blogger, with photos of the blogger', async () => {
    const [coming = 0, away = 0] = await lotte.given({ title: 'Coat', type: 'top' }, arrived('Cap', null));
    await lotte.archive(away);
    const ada = bloggerApi(fixture, await signIn(fixture, 'ada@vitrine.example'));
    const [theirs = 0] = await ada.given(arrived('Theirs', 'top'));
    const images = (image: string) =>
      lotte.savePost(shirt, [
        ['type', 'post'],
        ['images', image],
      ]);
    expect(await lotte.savePost(coming)).toMatchObject({ status: 409, json: { meta: { error: 'not_delivered' } } });
    expect(await lotte.savePost(away)).toMatchObject({ status: 409, json: { meta: { error: 'archived' } } });
    expect([(await lotte.savePost(theirs)).status, (await lotte.savePost(999_999)).status]).toEqual([404, 404]);
    for (const image of ['/garment/shirt.svg', '/blogger/../portrait/a.jpg', 'https://elsewhere.example/a.jpg']) {
      expect(await images(image)).toMatchObject({ status: 400, json: { meta: { errors: [{ field: 'images' }] } } });
    }
    expect((await lotte.savePost(shirt, [['type', 'reel']])).status).toBe(400);
    expect(
      (
        await lotte.savePost(shirt, [
          ['type', 'post'],
          ['text', 'x'.repeat(2201)],
        ])
      ).status,
    ).toBe(400);
  });
});
