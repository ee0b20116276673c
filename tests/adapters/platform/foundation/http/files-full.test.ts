import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { createFolderFiles } from '../../../../../adapters/files/folder';
import { fullDisk } from '../../../../../adapters/files/full-disk';
import { FilesUnavailableError } from '../../../../../adapters/platform/ports/foundation/files';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A 4 MB disk; undefined if this user cannot mount one. */
function smallDisk(): string | undefined {
  const place = mkdtempSync(join(tmpdir(), 'vitrine-full-files-'));
  ends.push(() => rmSync(place, { recursive: true, force: true }));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', place]).status !== 0) return undefined;
  ends.push(() => spawnSync('umount', ['--lazy', place]));
  return place;
}

function fill(disk: string, left = 0): () => void {
  const file = join(disk, 'filler');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(file, Buffer.alloc(Math.max(0, bavail * bsize - left)));
  return () => rmSync(file);
}

const filesOn = (disk: string) =>
  readdirSync(disk, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'filler')
    .map(({ name }) => name);

/** Random noise compresses badly, so the file is large. */
async function photograph(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 600, height: 600, channels: 3, background: '#fff', noise } });
  return new Uint8Array(await picture.jpeg({ quality: 95 }).toBuffer());
}

async function review(shop: FixturePlatform, photo: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  const words = { product_sku: 'TEE', title: 'Soft', detail: 'Very soft.', nickname: 'Ada', rating: '5' };
  for (const [name, value] of Object.entries(words)) form.append(name, value);
  form.append('photos', new Blob([photo], { type: 'image/jpeg' }), 'tee.jpg');
  const answer = await shop.platform.fetch(
    new Request('http://shop.test/api/review/create', { method: 'POST', body: form }),
  );
  const json: unknown = await answer.json();
  return { status: answer.status, json, retryAfter: answer.headers.get('retry-after') };
}

describe('a shop whose disk for files is full', () => {
  it.for([{ left: 0 }, { left: 16 * 1024 }])(
    'refuses a photo with 503, stores nothing of it or the review, and accepts it once there is room ($left bytes left)',
    async ({ left }, { skip }) => {
      const disk = smallDisk();
      if (disk === undefined) return skip('this user may not mount a small disk');
      const shop = await openFixturePlatform({ files: createFolderFiles({ folder: disk }) });
      ends.push(() => shop.platform.close());
      const photo = await photograph();
      const [before, reviews] = [filesOn(disk), await shop.platform.records.list('reviews', {})];
      expect(reviews.kind).toBe('done');
      const free = fill(disk, left);
      expect(await review(shop, photo)).toMatchObject({
        status: 503,
        retryAfter: '1',
        json: { code: 503, meta: { error: 'files_unavailable' } },
      });
      expect(filesOn(disk)).toEqual(before);
      expect(await shop.platform.records.list('reviews', {})).toEqual(reviews);
      free();
      expect(await review(shop, photo)).toMatchObject({ status: 200 });
      expect(filesOn(disk).length).toBeGreaterThan(before.length);
    },
  );
});

describe('the error of a file write', () => {
  const failed = (code: string) => Object.assign(new Error('said by the disk'), { code });

  it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])('is temporary if it is %s', (code) => {
    expect(fullDisk(failed(code))).toBeInstanceOf(FilesUnavailableError);
  });

  it.each(['EACCES', 'EISDIR', 'EMFILE'])('is permanent if it is %s', (code) => {
    const error = failed(code);
    expect(fullDisk(error)).toBe(error);
  });
});
