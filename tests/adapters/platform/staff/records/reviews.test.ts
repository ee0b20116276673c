import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

interface Shown {
  readonly version: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly changes: readonly object[];
}

let fixture: FixturePlatform;
let token: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ({ token } = await signIn(fixture, 'mira@vitrine.example'));
  const review = (id: number, title: string, rating: number, status: number) => ({
    id,
    product_sku: id === 3 ? 'JACKET' : 'TEE',
    status,
    title,
    detail: `It is ${title}.`,
    nickname: 'Ada',
    rating,
    created_at: `2026-01-0${String(id)}T00:00:00.000Z`,
    words: { de: { title: `de ${title}`, detail: 'Wirklich.' } },
  });
  await fixture.platform.catalogue.writeReviews([
    review(1, 'soft', 4, 2),
    review(2, 'stiff', 2, 2),
    review(3, 'Soft too', 5, 1),
  ]);
});
afterEach(async () => {
  await fixture.platform.close();
});

const get = (path: string, by = token) =>
  fixture.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${by}`);
const post = (path: string, body: object, by = token) => fixture.call('POST', `/api/manage/${path}?token=${by}`, body);
const shown = (id: number) => resultOf<Shown>(get(`review?id=${String(id)}`));
const decide = async (id: number, status: string) => {
  const { version, document } = await shown(id);
  return resultOf<Shown>(post('review', { id: String(id), version, document: { ...document, status } }));
};
async function rating() {
  const search = JSON.stringify({ filters: [{ attribute: 'sku', value: { eq: 'TEE' } }] });
  const found = await fixture.call(
    'GET',
    `/api/catalog?store=us&searchQuery=${encodeURIComponent(search)}&type=product`,
  );
  const { items } = found.json as { items: readonly { reviews_count: number; rating?: number }[] }; // sound: fails if not
  return [items[0]?.reviews_count, items[0]?.rating];
}

describe('a review as seen by staff', () => {
  it('can only have its status changed by staff', async () => {
    const { version, document } = await shown(1);
    expect(document).toMatchObject({ status: 'pending', title: 'soft', product_sku: 'TEE', photos: [] });
    expect((await resultOf<Shown>(post('review', { id: '1', version, document }))).changes).toEqual([]);
    const refused = await post('review', { id: '1', version, document: { ...document, title: 'Hard', rating: 1 } });
    expect(refused).toMatchObject({
      status: 400,
      json: { meta: { errors: [{ field: 'title' }, { field: 'rating' }] } },
    });
    expect((await post('review', { document })).status).toBe(400);
    expect((await post('review-remove', { id: '1', version })).json).toMatchObject({ meta: { error: 'in_use' } });
    expect((await get('review?id=soft')).status).toBe(404);
  });

  it('counts in the rating of its product once it is approved, and no longer when that is reverted', async () => {
    const approved = await decide(1, 'approved');
    expect(approved.changes).toEqual([{ path: 'status', from: 'pending', to: 'approved' }]);
    expect(await rating()).toEqual([1, 4]);
    await decide(2, 'approved');
    expect(await rating()).toEqual([2, 3]);
    const { items } = await resultOf<{ items: { id: number }[] }>(get('changes?kind=review&record=1'));
    await resultOf(post('restore', { change: items[0]?.id, version: approved.version }));
    expect(await rating()).toEqual([1, 2]);
    expect((await shown(1)).document).toMatchObject({ status: 'pending' });
    const ofTee = encodeURIComponent(JSON.stringify({ filters: [{ attribute: 'product_sku', value: { eq: 'TEE' } }] }));
    const german = await fixture.call('GET', `/api/catalog?store=de&type=review&searchQuery=${ofTee}`);
    expect(JSON.stringify(german.json)).toContain('de stiff');
  });

  it('is not decided over the decision of another user', async () => {
    const { version, document } = await shown(1);
    await decide(1, 'declined');
    expect(await post('review', { id: '1', version, document: { ...document, status: 'approved' } })).toMatchObject({
      status: 409,
      json: { meta: { document: { status: 'declined' } } },
    });
  });

  it('is found by words, status, product and rating, in order', async () => {
    const ids = async (query: string) => {
      const { items, total } = await resultOf<{ items: { id: string }[]; total: number }>(get(`reviews?${query}`));
      return [items.map(({ id }) => id).join(' '), total];
    };
    expect(await ids('')).toEqual(['3 2 1', 3]);
    expect(await ids('q=SOFT')).toEqual(['3 1', 2]);
    expect(await ids('q=%25')).toEqual(['', 0]);
    expect(await ids('status=pending&sort=rating:asc')).toEqual(['2 1', 2]);
    expect(await ids('product_sku=JACKET')).toEqual(['3', 1]);
    expect(await ids('rating=4')).toEqual(['1', 1]);
    expect(await ids('sort=created_at:asc&size=1&page=2')).toEqual(['2', 3]);
  });

  it('is for staff only', async () => {
    const blogger = (await signIn(fixture, 'lotte@vitrine.example')).token;
    const { version, document } = await shown(1);
    for (const by of ['', blogger]) {
      expect((await get('reviews', by)).status).toBe(by === '' ? 401 : 403);
      expect((await post('review', { id: '1', version, document }, by)).status).toBe(by === '' ? 401 : 403);
    }
  });
});
