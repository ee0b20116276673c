import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import { resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

interface Kept {
  readonly id: string;
  readonly version: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly changes: readonly unknown[];
}
interface Shown {
  readonly id: number;
  readonly name: string;
  readonly product_count: number;
}

let fixture: FixturePlatform;
let token: string;
beforeEach(async () => {
  fixture = await openFixturePlatform({ starter: true });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ({ token } = await signIn(fixture, 'mira@vitrine.example'));
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const get = (path: string) => fixture.call('GET', `/api/manage/${path}${path.includes('?') ? '&' : '?'}token=${token}`);
const post = (path: string, body: object) => fixture.call('POST', `/api/manage/${path}?token=${token}`, body);
const kept = (id: string) => resultOf<Kept>(get(`category?id=${id}`));
const saved = async (id: string, change: object) => {
  const { version, document } = await kept(id);
  return post('category', { id, version, document: { ...document, ...change } });
};
const tree = async (store = 'us') => {
  const { json } = await fixture.call('GET', `/api/catalog?store=${store}&type=category&size=-1`);
  return new Map((json as { items: readonly Shown[] }).items.map((one) => [one.id, one] as const)); // sound: fails if not
};
const fresh = {
  slug: 'sale',
  parent_id: 2,
  position: 5,
  visible: true,
  texts: { en: { name: 'Sale' }, de: { name: 'Ausverkauf' } },
};

describe('categories that staff edit', () => {
  it('can be saved unchanged without effect', async () => {
    const { items } = await resultOf<{ items: readonly { id: string }[] }>(get('categories?size=200'));
    expect(items.length).toBeGreaterThan(2);
    for (const { id } of items) {
      const { version, document } = await kept(id);
      expect((await resultOf<Kept>(post('category', { id, version, document }))).changes).toEqual([]);
    }
  });

  it('can be created, named in each language, moved with their products, and removed while empty', async () => {
    const { id } = await resultOf<Kept>(post('category', { document: fresh }));
    expect((await tree()).get(Number(id))?.name).toBe('Sale');
    expect((await tree('de')).get(Number(id))?.name).toBe('Ausverkauf');
    const { items } = await resultOf<{ items: readonly { sku: string }[] }>(get('products?category=4&size=1'));
    const sku = items[0]?.sku ?? '';
    const product = await resultOf<Kept>(get(`product?id=${sku}`));
    const category_ids = [Number(id)];
    await resultOf(
      post('product', { id: sku, version: product.version, document: { ...product.document, category_ids } }),
    );
    expect((await tree()).get(Number(id))?.product_count).toBe(1);
    const before = (await tree()).get(4)?.product_count ?? 0;
    await resultOf(saved(id, { parent_id: 4 }));
    expect((await tree()).get(4)?.product_count).toBe(before + 1);
    const { version } = await kept(id);
    expect((await post('category-remove', { id, version })).status).toBe(409);
    await resultOf(
      post('product', {
        id: sku,
        version: (await resultOf<Kept>(get(`product?id=${sku}`))).version,
        document: product.document,
      }),
    );
    await resultOf(post('category-remove', { id, version }));
    expect((await tree()).has(Number(id))).toBe(false);
  });

  it('cannot be moved below themselves', async () => {
    const { id } = await resultOf<Kept>(post('category', { document: fresh }));
    const below = await resultOf<Kept>(
      post('category', { document: { ...fresh, slug: 'last', parent_id: Number(id) } }),
    );
    const { status, json } = await saved(id, { parent_id: Number(below.id) });
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('parent_id')]);
  });

  it("can be assigned to products even if hidden from shoppers, in the store's language, by users who may read products", async () => {
    const texts = { en: { name: 'Women' }, de: { name: 'Damen' } };
    expect((await saved('2', { visible: false, texts })).status).toBe(200);
    const choices = async (store: string) =>
      resultOf<{
        categories: readonly { id: number; visible: boolean; name: string }[];
        attributes: readonly object[];
      }>(get(`goods-choices?storeCode=${store}`));
    const { categories, attributes } = await choices('us');
    expect(categories.find(({ id }) => id === 2)).toMatchObject({ visible: false });
    expect(attributes.length).toBeGreaterThan(0);
    const german = (await choices('de')).categories;
    expect(german.find(({ id }) => id === 2)?.name).toBe('Damen');
    const lotte = await signIn(fixture, 'lotte@vitrine.example');
    const refused = await fixture.call('GET', `/api/manage/goods-choices?token=${lotte.token}`);
    expect(refused.status).toBe(403);
  });
});
