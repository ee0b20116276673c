import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { SignedIn, User } from '../../../../../core/contract';
import { CART_THUMBNAIL, imageUrl } from '../../../../../core/media';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let data: string;
let fixture: FixturePlatform;
let ada: SignedIn;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vitrine-photo-'));
  fixture = await openFixturePlatform({ data });
  ada = await signIn(fixture, 'ada@shop.test');
});
afterAll(async () => {
  await fixture.platform.close();
  await rm(data, { recursive: true });
});

const picture = () =>
  sharp({ create: { width: 40, height: 50, channels: 3, background: '#d4380d' } })
    .png()
    .toBuffer();

function send(files: readonly (readonly [field: string, bytes: Uint8Array])[], token = ada.token): Promise<Response> {
  const form = new FormData();
  form.set('', '');
  for (const [field, bytes] of files) form.append(field, new Blob([Uint8Array.from(bytes)]), 'me.png');
  form.delete('');
  return fixture.platform.fetch(
    new Request(`http://shop.test/api/user/photo?token=${token}`, { method: 'POST', body: form }),
  );
}

async function userOf(sent: Promise<Response>): Promise<Pick<User, 'photo'>> {
  const { result } = (await (await sent).json()) as { readonly result: Pick<User, 'photo'> };
  return result;
}

describe('the photo of a user (A §3)', () => {
  it('is re-encoded from its pixels, shown with the user, and can be removed', async () => {
    const kept = await userOf(send([['photo', await picture()]]));
    expect(kept.photo).toMatch(/^\/portrait\/[0-9a-f-]+\.jpg$/);
    const profile = fixture.call('GET', `/api/user/profile-account?token=${ada.token}`);
    expect((await resultOf<User>(profile)).photo).toBe(kept.photo);
    expect((await userOf(send([]))).photo).toBeNull();
  });

  const look = (photo: string | null) =>
    fixture.platform.fetch(new Request(`http://shop.test${imageUrl(photo ?? '', CART_THUMBNAIL)}`));

  it('is not cached by browsers or proxies, and has an unguessable URL', async () => {
    const { photo } = await userOf(send([['photo', await picture()]]));
    const shown = await look(photo);
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await look((photo ?? '').replace('/portrait/', '//portrait//'))).headers.get('cache-control')).toBe(
      'private, no-store',
    );
    expect(photo).toMatch(/^\/portrait\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.jpg$/);
  });

  it('is no longer served at its URL once it was replaced or removed', async () => {
    const first = await userOf(send([['photo', await picture()]]));
    const second = await userOf(send([['photo', await picture()]]));
    expect([(await look(first.photo)).status, (await look(second.photo)).status]).toEqual([404, 200]);
    await send([]);
    expect((await look(second.photo)).status).toBe(404);
  });

  it('is deleted with its record if that is merged into one with a photo, and moves to one without', async () => {
    await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
    const admin = await signIn(fixture, 'alma@vitrine.example');
    const merge = (from: number, into: number) =>
      fixture.call('POST', `/api/manage/person-merge?token=${admin.token}`, {
        ...{ from: String(from), into: String(into), confirm: true },
      });
    const twin = await signIn(fixture, 'ada.twin@shop.test');
    const { photo: gone } = await userOf(send([['photo', await picture()]], twin.token));
    const { photo: kept } = await userOf(send([['photo', await picture()]]));
    await resultOf(merge(twin.id, ada.id));
    expect([(await look(gone)).status, (await look(kept)).status]).toEqual([404, 200]);
    const last = await signIn(fixture, 'ada.last@shop.test');
    await resultOf(merge(ada.id, last.id));
    expect((await look(kept)).status).toBe(200);
    ada = last;
  });

  it('is one image of at most 5 MB, of the signed-in user', async () => {
    expect((await send([['photo', new TextEncoder().encode('<svg/>')]])).status).toBe(400);
    expect((await send([['photo', new Uint8Array(5 * 1024 * 1024 + 1)]])).status).toBe(400);
    expect((await send([['other', await picture()]])).status).toBe(400);
    const twice = await picture();
    expect(
      (
        await send([
          ['photo', twice],
          ['photo', twice],
        ])
      ).status,
    ).toBe(400);
    expect((await send([['photo', twice]], '')).status).toBe(401);
  });
});
