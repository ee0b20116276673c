import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { openPostgres } from '../../../adapters/database/postgres';
import { openSqlite } from '../../../adapters/database/sqlite';
import { createImages } from '../../../adapters/images/create-images';
import type { Database, PlatformOptions } from '../../../adapters/platform';
import type { SignedIn, User } from '../../../core/contract';
import { CART_THUMBNAIL, imageUrl } from '../../../core/media';
import { resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { createShopDatabase, POSTGRES_URL } from '../../fixtures/postgres';
import { signIn } from '../../fixtures/signed-in';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'vitrine-shared-'));
  ends.push(() => rm(made, { recursive: true, force: true }));
  return made;
}

async function processOn(
  database: Database,
  options: Partial<PlatformOptions> = {},
): Promise<{ readonly fixture: FixturePlatform; readonly data: string }> {
  const data = await folder();
  const fixture = await openFixturePlatform({ data, database, images: createImages({ data }), ...options });
  ends.push(() => fixture.platform.close());
  return { fixture, data };
}

async function upload({ platform }: FixturePlatform, { token }: SignedIn): Promise<string> {
  const form = new FormData();
  const picture = sharp({ create: { width: 40, height: 50, channels: 3, background: '#d4380d' } });
  form.append('photo', new Blob([Uint8Array.from(await picture.png().toBuffer())]), 'me.png');
  const request = new Request(`http://shop.test/api/user/photo?token=${token}`, { method: 'POST', body: form });
  const sent = platform.fetch(request).then(async (answer) => {
    const json: unknown = await answer.json();
    return { status: answer.status, json };
  });
  return (await resultOf<User>(sent)).photo ?? '';
}

const look = ({ platform }: FixturePlatform, photo: string) =>
  platform.fetch(new Request(`http://shop.test${imageUrl(photo, CART_THUMBNAIL)}`));

async function sharedBy(open: () => Promise<Database>): Promise<void> {
  const one = await processOn(await open());
  const other = await processOn(await open());
  const photo = await upload(one.fixture, await signIn(one.fixture, 'ada@shop.test'));
  const shown = await look(other.fixture, photo);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('jpeg');
  await one.fixture.platform.files.remove(`media${photo}`);
  expect((await look(other.fixture, photo)).status).toBe(404);
  expect(await readdir(one.data)).not.toContain('media');
}

describe('photos of a shop on several processes', () => {
  it('are served by each, whichever received them, with one SQLite file', async () => {
    const file = join(await folder(), 'shop.db');
    await sharedBy(() => openSqlite(file));
  });

  it.skipIf(POSTGRES_URL === undefined)(
    'are served by each, whichever received them, with one PostgreSQL database',
    async () => {
      const { url, drop } = await createShopDatabase(POSTGRES_URL ?? '');
      ends.push(drop);
      await sharedBy(() => openPostgres({ url }));
    },
  );

  it('stay in the data folder if that is requested', async () => {
    const { fixture, data } = await processOn(await openSqlite(':memory:'), { files: 'folder' });
    const photo = await upload(fixture, await signIn(fixture, 'ada@shop.test'));
    expect(await readdir(join(data, 'media', 'portrait'))).toEqual([photo.replace('/portrait/', '')]);
    expect((await look(fixture, photo)).status).toBe(200);
  });

  it('are also kept by a shop in memory, which has no folder for them', async () => {
    const fixture = await openFixturePlatform();
    ends.push(() => fixture.platform.close());
    const photo = await upload(fixture, await signIn(fixture, 'ada@shop.test'));
    expect((await look(fixture, photo)).status).toBe(200);
    await expect(openFixturePlatform({ files: 'folder' })).rejects.toThrow(
      "option files: 'folder' needs a data folder",
    );
  });
});
