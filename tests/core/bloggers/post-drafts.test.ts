import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { seedPeople } from '../../../adapters/demo';
import type { HttpFile } from '../../../core/shopper';
import type { HttpForm } from '../../../core/ports';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { json, openShop, type OpenShop, type OpenShopOptions } from '../open-shop';
import { signIn } from '../sign-in';

let fixture: FixturePlatform;
const opened: OpenShop[] = [];
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
});
afterEach(async () => {
  for (const { shop } of opened.splice(0)) shop.dispose();
  await fixture.platform.close();
});

const PLACE = { itemId: 7, type: 'post' } as const;
const photo = (name: string, size = 3): HttpFile => ({ name, type: 'image/jpeg', bytes: new Uint8Array(size).fill(7) });
const POST = { id: 1, type: 'post', promoted_at: '2026-01-01T00:00:00.000Z', text: 'Here', images: [], products: [] };

async function open(options: OpenShopOptions & { name?: string; isSignedIn?: boolean } = {}) {
  const { name = 'lotte', isSignedIn = false, ...rest } = options;
  const device = await openShop({ fixture, clock: fixture.clock, ...rest });
  opened.push(device);
  if (!isSignedIn) await signIn(device, `${name}@vitrine.example`);
  const { drafts } = await device.shop.bloggers();
  const now = () => firstValueFrom(drafts.draft$(PLACE));
  const states = async () => (await now()).photos.map(({ name: of, state }) => `${of} ${state}`);
  return { device, drafts, now, states };
}
const taken = (device: OpenShop, path: string) =>
  device.mishap('/api/blogger/upload_photos', json(200, { code: 200, result: { images: [path] } }));
function postsOf({ bodies, requests }: OpenShop): readonly HttpForm[] {
  return bodies.flatMap(
    (body, at) => (requests[at]?.endsWith('/save_post') === true ? [body as HttpForm] : []), // sound: the endpoint takes forms alone
  );
}
const calls = ({ requests }: OpenShop, end: string) => requests.filter((request) => request.endsWith(end)).length;

describe('a post draft', () => {
  it('keeps text and photos across a reload and publishes the photos in order', async () => {
    const storage = createMemoryStorage();
    const first = await open({ storage });
    taken(first.device, '/blogger/one.jpg');
    await first.drafts.edit(PLACE, 'Here');
    await first.drafts.addPhotos(PLACE, [photo('one.jpg')]);
    await expect.poll(first.states).toEqual(['one.jpg sent']);
    first.device.mishap('/api/blogger/upload_photos', 'lost-before');
    await first.drafts.addPhotos(PLACE, [photo('two.jpg')]);
    await expect.poll(first.states).toEqual(['one.jpg sent', 'two.jpg failed']);
    first.device.shop.dispose();

    const again = await open({ storage, isSignedIn: true, online: false });
    taken(again.device, '/blogger/two.jpg');
    await expect.poll(async () => (await again.now()).photos.length).toBe(2);
    expect((await again.now()).text).toBe('Here');
    const [, two] = (await again.now()).photos;
    expect((await again.drafts.photo(two?.key ?? ''))?.bytes).toEqual(photo('two.jpg').bytes);
    await again.drafts.movePhoto(PLACE, two?.key ?? '', -1);
    again.device.network.set(true);
    await expect.poll(again.states).toEqual(['two.jpg sent', 'one.jpg sent']);
    again.device.mishap('/api/blogger/save_post', json(200, { code: 200, result: POST }));
    expect(await again.drafts.publish(PLACE)).toMatchObject({ id: 1 });
    const sent = postsOf(again.device).at(-1)?.fields ?? [];
    expect(sent.filter(([field]) => field === 'images').map(([, value]) => value)).toEqual([
      '/blogger/two.jpg',
      '/blogger/one.jpg',
    ]);
    expect(await again.now()).toMatchObject({ text: '', photos: [] });
    expect(await storage.keys('blogger-drafts')).toEqual([]);
    expect(await storage.keys('blogger-photos')).toEqual([]);
  });

  it('sends its photos when the network is back, and cannot be published before', async () => {
    const { device, drafts, states } = await open();
    device.network.set(false);
    taken(device, '/blogger/one.jpg');
    await drafts.addPhotos(PLACE, [photo('one.jpg')]);
    await expect(drafts.publish(PLACE)).rejects.toMatchObject({ code: 'photos-not-sent' });
    expect(await states()).toEqual(['one.jpg waiting']);
    device.network.set(true);
    await expect.poll(states).toEqual(['one.jpg sent']);
  });

  it('reports errors of the shop, and is sent again only on request', async () => {
    const { device, drafts, now, states } = await open();
    device.mishap('/api/blogger/upload_photos', json(400, { code: 400, result: 'photos must be pictures' }));
    await drafts.addPhotos(PLACE, [photo('odd.jpg')]);
    await expect.poll(states).toEqual(['odd.jpg failed']);
    expect((await now()).photos[0]?.reason).toBe('request-rejected');
    taken(device, '/blogger/odd.jpg');
    await drafts.retry(PLACE);
    await expect.poll(states).toEqual(['odd.jpg sent']);
  });

  it('takes at most ten photos, none larger than 10 MB', async () => {
    const { drafts, now } = await open();
    const many = Array.from({ length: 11 }, (_, at) => photo(`${at}.jpg`));
    await expect(drafts.addPhotos(PLACE, many)).rejects.toMatchObject({ details: { reason: 'too-many', limit: 10 } });
    await expect(drafts.addPhotos(PLACE, [photo('big.jpg', 10_485_761)])).rejects.toMatchObject({
      details: { reason: 'too-large', limit: 10_485_760 },
    });
    expect((await now()).photos).toEqual([]);
  });

  it('is one post for any number of presses, and the same one after a lost response', async () => {
    const { device, drafts } = await open();
    await drafts.edit(PLACE, 'Here');
    device.mishap('/api/blogger/save_post', 'lost-before', json(200, { code: 200, result: POST }));
    await expect(drafts.publish(PLACE)).rejects.toMatchObject({ code: 'request-failed' });
    await Promise.all([drafts.publish(PLACE), drafts.publish(PLACE)]);
    expect(calls(device, '/save_post')).toBe(2);
    const uids = postsOf(device).map(({ fields }) => fields.find(([field]) => field === 'uid')?.[1]);
    expect(new Set(uids).size).toBe(1);
  });

  it('waits for its blogger if the shop has ended the session, and for nobody else; signing out removes it', async () => {
    const storage = createMemoryStorage();
    const { device, drafts } = await open({ storage });
    await drafts.edit(PLACE, 'Not done yet');
    device.shop.dispose();
    const other = await open({ storage: await withoutAccount(storage), name: 'vincent' });
    expect((await other.now()).text).toBe('');
    await expect(other.drafts.edit(PLACE, 'x')).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
    await (await other.device.shop.accounts()).logout();
    await signIn(other.device, 'lotte@vitrine.example');
    await expect.poll(async () => (await other.now()).text).toBe('Not done yet');
    await (await other.device.shop.accounts()).logout();
    expect(await storage.keys('blogger-drafts')).toEqual([]);
  });
});

async function withoutAccount<S extends ReturnType<typeof createMemoryStorage>>(storage: S): Promise<S> {
  await storage.clear('account');
  return storage;
}
