import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderFiles } from '../../../adapters/files/folder';
import { createImageService } from '../../../adapters/images';
import type { ImageService } from '../../../adapters/images';
import type { FileStore } from '../../../adapters/platform/ports/foundation/files';
import { GALLERY_IMAGE, imageUrl, THUMBNAIL } from '../../../core/media';
import { temporaryFolder, writePicture } from './tmp-picture';

const BROWSER = 'image/avif,image/webp,*/*;q=0.8';

describe('createImageService', () => {
  let folder = '';
  let images: ImageService;
  let files: FileStore;
  const ask = (address: string, init: RequestInit = {}) =>
    images.respond(new Request(`http://shop.test${address}`, { headers: { accept: BROWSER }, ...init }), files);
  const finished = async (): Promise<number> =>
    (await readdir(path.join(folder, 'cache'), { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    ).length;
  const tile = imageUrl('/m/h/red.jpg', THUMBNAIL);

  beforeAll(async () => {
    folder = await temporaryFolder();
    await writePicture(path.join(folder, 'media/m/h/red.jpg'), 800, 1000);
    await writePicture(path.join(folder, 'media/m/h/Ünï code 1.jpg'), 400, 500);
    await writeFile(path.join(folder, 'media/broken.jpg'), 'nothing');
    await writePicture(path.join(folder, 'secret.jpg'), 400, 500);
    files = createFolderFiles({ folder });
    images = createImageService({ cache: path.join(folder, 'cache') });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('sends the best format that the client accepts, cacheable forever', async () => {
    const answer = await ask(tile);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/avif',
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([facts.width, facts.height]).toEqual([324, 489]);
    const plain = await ask(tile, { headers: { accept: '*/*' } });
    expect(plain.headers.get('content-type')).toBe('image/jpeg');
    expect(plain.headers.get('etag')).not.toBe(answer.headers.get('etag'));
  });

  it('renders a picture once, also for many concurrent requests', async () => {
    const before = await finished();
    const address = imageUrl('/m/h/red.jpg', THUMBNAIL, 2);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(address)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    await ask(address);
    expect(await finished()).toBe(before + 1);
  });

  it('responds 304 when the client already has it', async () => {
    const etag = (await ask(tile)).headers.get('etag') ?? '';
    const again = await ask(tile, { headers: { accept: BROWSER, 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('sends only the headers for a HEAD request', async () => {
    const head = await ask(tile, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
    expect(await head.text()).toBe('');
  });

  it('finds names with spaces and other letters', async () => {
    expect((await ask(`/img/210/300/resize${encodeURI('/m/h/Ünï code 1.jpg')}`)).status).toBe(200);
  });

  it('refuses a size that is not offered, naming the offered ones', async () => {
    const answer = await ask('/img/9000/9000/resize/m/h/red.jpg');
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/"code":400.*9000x9000.*210x300, 420x600/);
  });

  it.each(['/m/h/none.jpg', '/m/h', '/broken.jpg'])('sends a placeholder with status 404 for %s', async (name) => {
    const answer = await ask(`/img/210/300/resize${name}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'image/svg+xml; charset=utf-8']);
    expect(await answer.text()).toContain('<svg');
  });

  it.each(['/%2e%2e/secret.jpg', '/m%2f..%2f..%2fsecret.jpg', '/..%5csecret.jpg', '/%00.jpg', '/%E0%A4%A.jpg'])(
    'refuses the path %s',
    async (name) => {
      expect((await ask(`/img/210/300/resize${name}`)).status).toBe(400);
    },
  );

  it('accepts only reads', async () => {
    expect((await ask(tile, { method: 'POST' })).status).toBe(405);
  });

  it('refuses with 503 requests beyond its capacity', async () => {
    const small = createImageService({
      cache: path.join(folder, 'cache-2'),
      running: 1,
      waiting: 0,
    });
    const from = (address: string) => small.respond(new Request(`http://shop.test${address}`), files);
    const statuses = (await Promise.all([from(tile), from(imageUrl('/m/h/red.jpg', THUMBNAIL, 2))])).map(
      (answer) => answer.status,
    );
    expect(statuses.sort()).toEqual([200, 503]);
  });

  it('serves cached images, however many are waiting to be rendered', async () => {
    const small = createImageService({ cache: path.join(folder, 'cache-3'), running: 1, waiting: 0 });
    const from = (address: string) => small.respond(new Request(`http://shop.test${address}`), files);
    expect((await from(tile)).status).toBe(200);
    const sizes = [imageUrl('/m/h/red.jpg', THUMBNAIL, 2), imageUrl('/m/h/red.jpg', GALLERY_IMAGE)];
    const answers = await Promise.all([...sizes.map(from), from(tile)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.at(-1)).toBe(200);
    expect(statuses.sort()).toEqual([200, 200, 503]);
  });

  it('responds to any URL with a status below 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), async (rest) => {
        const answer = await ask(`/img/210/300/resize/${encodeURIComponent(rest)}`);
        return [400, 404].includes(answer.status);
      }),
      { numRuns: 300 },
    );
  });

  it('caches no more pictures than allowed, and continues to respond', async () => {
    const cache = path.join(folder, 'small');
    const small = createImageService({ cache, maxBytes: 4000 });
    const accepts = ['image/avif', 'image/webp', '*/*'];
    const asked = [...accepts, ...accepts, ...accepts].map((accept) =>
      small.respond(new Request(`http://shop.test${tile}`, { headers: { accept } }), files),
    );
    const bodies = await Promise.all((await Promise.all(asked)).map((answer) => answer.arrayBuffer()));
    expect(bodies.map((body) => body.byteLength > 0)).toEqual(asked.map(() => true));
    const kept = (await readdir(cache, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    const sizes = await Promise.all(kept.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4000);
  });
});
