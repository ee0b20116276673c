import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../adapters/demo';
import type { Category, PromoProduct, SignedIn } from '../../../../core/contract';
import { arrived, bloggerApi, type BloggerApi } from '../../../fixtures/blogger';
import { NEW_YORK, resultOf } from '../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../fixtures/platform';
import { signIn } from '../../../fixtures/signed-in';

let fixture: FixturePlatform;
let user: SignedIn;
let lotte: BloggerApi;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  user = await signIn(fixture, 'lotte@vitrine.example');
  lotte = bloggerApi(fixture, user);
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

async function comingOrder() {
  const made = { id: -900, orderId: 'promo-900' };
  await fixture.platform.people.write(async (people) => {
    const good = await people.good('TEE', 0, 'us');
    await people.writeOrder({
      ...made,
      source: 'demo',
      customerId: user.id,
      storeCode: 'us',
      goods: good === undefined ? [] : [{ ...good, qty: 1 }],
      address: NEW_YORK,
      shipping: 'standard',
      payment: 'cashondelivery',
      placedAt: fixture.clock.now(),
      state: 'new',
      status: 'N',
      fulfilment: { promo: true },
    });
  });
  return { ...made, number: String(100_000 + made.id) };
}
const DAY_MS = 24 * 60 * 60 * 1000;
const today = () => new Date(fixture.clock.now()).toISOString();

describe('an order of the blogger’s own (A §4.9)', () => {
  it('marks its products as delivered today when received; earlier dates stay, and repeating it changes nothing', async () => {
    const { orderId, number, id } = await comingOrder();
    const [early = 0, late = 0] = await lotte.given(arrived('Early', 'top', { orderId, deliveredAt: 7 }), {
      title: 'Late',
      type: 'shoes',
      orderId,
      expectedAt: fixture.clock.now() + 3 * DAY_MS,
    });
    expect(await lotte.product(late)).toMatchObject({ delivered: false, days_to_delivery: 3 });
    await fixture.platform.orders.advance({ id: orderId, status: 'K' }, 'mira');
    const { items } = await resultOf<{ items: PromoProduct[] }>(lotte.received(number));
    expect(items.map((item) => item.id)).toEqual([early, late]);
    expect(items[1]).toMatchObject({
      delivered: true,
      delivered_at: today(),
      days_to_delivery: null,
      order_id: orderId,
    });
    expect(items[0]).toMatchObject({ delivered_at: '1970-01-01T00:00:00.007Z' });
    await fixture.clock.advance(60_000);
    for (const key of [number, orderId, String(id)]) {
      expect((await resultOf<{ items: PromoProduct[] }>(lotte.received(key))).items).toEqual(items);
    }
  });

  it('cannot be received before it is sent, or once it is cancelled', async () => {
    const { orderId, number } = await comingOrder();
    const [coming = 0] = await lotte.given({ title: 'Coat', type: 'top', orderId });
    const refused = { status: 409, json: { meta: { error: 'order_not_sent' } } };
    expect(await lotte.received(number)).toMatchObject(refused);
    expect(await lotte.product(coming)).toMatchObject({ delivered: false });
    await fixture.platform.orders.advance({ id: orderId, cancel_reason: 'Sold out' }, 'mira');
    const [later = 0] = await lotte.given({ title: 'Hat', type: 'top', orderId });
    expect(await lotte.received(number)).toMatchObject(refused);
    expect(await lotte.product(later)).toMatchObject({ delivered: false });
  });

  it('of another user gets the same response as a missing one', async () => {
    const ada = await signIn(fixture, 'ada@vitrine.example');
    const theirs = ada.orders_history[0]?.increment_id ?? '';
    const [foreign, unknown] = [await lotte.received(theirs), await lotte.received('999999')];
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect(JSON.stringify(foreign.json).replace(theirs, 'X')).toBe(JSON.stringify(unknown.json).replace('999999', 'X'));
  });

  it('delivers its products with the parcel when staff mark it as delivered', async () => {
    const { orderId } = await comingOrder();
    const [coming = 0] = await lotte.given({ title: 'Coat', type: 'top', orderId });
    await fixture.platform.orders.advance({ id: orderId, status: 'K' }, 'mira');
    expect(await lotte.product(coming)).toMatchObject({ delivered: false });
    await fixture.platform.orders.advance({ id: orderId, status: 'F' }, 'mira');
    expect(await lotte.product(coming)).toMatchObject({ delivered: true });
  });

  it('removes products that have not arrived when it is cancelled', async () => {
    const { orderId } = await comingOrder();
    const [here = 0, coming = 0] = await lotte.given(arrived('Here', 'top', { orderId }), {
      title: 'Coming',
      type: 'top',
      orderId,
    });
    await fixture.platform.orders.advance({ id: orderId, cancel_reason: 'Sold out' }, 'mira');
    const ids = (await lotte.products()).items.map(({ id }) => id);
    expect([ids.includes(here), ids.includes(coming)]).toEqual([true, false]);
  });
});

describe('the archive (A §4.9)', () => {
  it('stores a product with reason, notes, author and time, and restores it without them', async () => {
    const [shirt = 0] = await lotte.given(arrived('Shirt', 'top'));
    const away = await resultOf<PromoProduct>(lotte.archive(shirt, true, { reason: 'torn', notes: 'Left sleeve.' }));
    expect(away).toMatchObject({
      archive: true,
      archived_at: today(),
      archived_reason: 'torn',
      archived_notes: 'Left sleeve.',
      archived_by: 'blogger',
    });
    await fixture.clock.advance(60_000);
    expect(await resultOf(lotte.archive(shirt))).toEqual(away);
    expect(await resultOf(lotte.archive(shirt, true, { reason: 'sold' }))).toEqual({
      ...away,
      archived_reason: 'sold',
    });
    const back = await resultOf<PromoProduct>(lotte.archive(shirt, false));
    expect(back).toMatchObject({ archive: false, archived_at: null, archived_reason: null, archived_by: null });
    expect(await resultOf(lotte.archive(shirt, false))).toEqual(back);
    expect(await lotte.product(shirt)).toEqual(back);
  });

  it("rejects another blogger's products, and notes over the limit", async () => {
    const [shirt = 0] = await lotte.given(arrived('Shirt', 'top'));
    const ada = bloggerApi(fixture, await signIn(fixture, 'ada@vitrine.example'));
    const [theirs = 0] = await ada.given(arrived('Theirs', 'top'));
    expect([(await lotte.archive(theirs)).status, (await lotte.archive(999_999)).status]).toEqual([404, 404]);
    expect((await lotte.archive(shirt, true, { reason: 'x'.repeat(201) })).status).toBe(400);
    expect((await lotte.archive(shirt, true, { notes: 'x'.repeat(2001) })).status).toBe(400);
  });
});

describe('the selection (A §7, product_choose)', () => {
  const choose = (product_choose: boolean) =>
    fixture.platform.catalogue.writeBlocks([
      {
        blocks: {
          en: { id: 1, identifier: 'cms_settings', title: 'Settings', json: { name: 'Shop', product_choose } },
        },
      },
    ]);
  const categories = async () => {
    const query = encodeURIComponent(JSON.stringify({ filters: [] }));
    const path = `/api/catalog?store=us&type=category&size=200&searchQuery=${query}`;
    const { json } = await fixture.call('GET', path);
    return (json as { items: Category[] }).items; // sound: what a search of categories answers
  };
  const approvedIn = async () =>
    new Map((await categories()).map(({ id, approved_count = 0 }) => [id, approved_count]));

  it('approves and refuses products: counts, lists and cache tags follow immediately', async () => {
    await choose(true);
    const before = await approvedIn();
    const cursor = (await fixture.platform.changes.since()).cursor;
    expect(await resultOf(lotte.approve([1, 2, 1]))).toEqual({ changed: 2 });
    expect(await resultOf(lotte.approve([1, 2]))).toEqual({ changed: 0 });
    const after = await approvedIn();
    const more = [...after].filter(([id, count]) => count > (before.get(id) ?? 0)).map(([id]) => id);
    expect(more).toContain(4);
    const { tags } = await fixture.platform.changes.since(cursor);
    expect([...(tags === 'everything' ? [] : tags)]).toEqual(
      expect.arrayContaining(['product:1', 'product:2', 'categories', 'listing:4', 'places:4']),
    );
    expect(await resultOf(lotte.approve([1, 2], 'refuse'))).toEqual({ changed: 2 });
    expect(await approvedIn()).toEqual(before);
    await fixture.platform.catalogue.reindex();
    expect(await approvedIn()).toEqual(before);
  });

  it('survives the next import of the same file, and of one without the field', async () => {
    await choose(true);
    const record = (name: string, approved?: number) => ({
      source: 'demo',
      product: {
        id: 900,
        sku: 'BAG',
        name,
        type_id: 'simple' as const,
        price: 9,
        ...(approved !== undefined && { approved }),
      },
      stock: { BAG: { qty: 1, is_in_stock: true, manage_stock: true } },
    });
    const { catalogue } = fixture.platform;
    await catalogue.writeProduct(record('Bag'));
    expect(await resultOf(lotte.approve([900]))).toEqual({ changed: 1 });
    expect(await catalogue.writeProduct(record('Bag'))).toBe('unchanged');
    expect(await resultOf(lotte.approve([900]))).toEqual({ changed: 0 });
    expect(await catalogue.writeProduct(record('Large bag'))).toBe('updated');
    expect(await resultOf(lotte.approve([900]))).toEqual({ changed: 0 });
    await catalogue.writeProduct(record('Large bag', 0));
    expect(await resultOf(lotte.approve([900]))).toEqual({ changed: 1 });
  });

  it('is refused if the shop does not use it, and ignores missing products', async () => {
    expect(await lotte.approve([1])).toMatchObject({ status: 409, json: { meta: { error: 'selection_off' } } });
    await choose(false);
    expect((await lotte.approve([1])).status).toBe(409);
    await choose(true);
    expect((await lotte.approve([1, 999_999])).status).toBe(404);
    expect(await resultOf(lotte.approve([1]))).toEqual({ changed: 1 });
    expect((await lotte.approve([])).status).toBe(400);
    expect((await lotte.approve(Array.from({ length: 501 }, (_, at) => at + 1))).status).toBe(400);
    expect((await lotte.approve([1], 'burn')).status).toBe(400);
  });
});

describe('blogger actions', () => {
  it('are only for bloggers: guests must sign in, others are denied, and staff acting as the blogger count as the blogger', async () => {
    const [shirt = 0, jeans = 0] = await lotte.given(arrived('Shirt', 'top'), arrived('Jeans', 'bottom'));
    const tries = (api: BloggerApi) => [
      () => api.saveSet([shirt, jeans]),
      () => api.savePost(shirt),
      () => api.upload([new Uint8Array(3)]),
      () => api.received('1'),
      () => api.archive(shirt),
      () => api.approve([1]),
    ];
    const statuses = async (who: SignedIn) => {
      const found: number[] = [];
      for (const attempt of tries(bloggerApi(fixture, who))) found.push((await attempt()).status);
      return found;
    };
    expect(await statuses({ ...user, token: '' })).toEqual(Array(6).fill(401));
    expect(await statuses({ ...user, token: 'expired' })).toEqual(Array(6).fill(401));
    const mira = await signIn(fixture, 'mira@vitrine.example');
    for (const name of ['ada', 'vincent', 'mira', 'alma']) {
      const other = name === 'mira' ? mira : await signIn(fixture, `${name}@vitrine.example`);
      expect([name, await statuses(other)]).toEqual([name, Array(6).fill(403)]);
    }
    await fixture.platform.catalogue.writeBlocks([
      { blocks: { en: { id: 1, identifier: 'cms_settings', title: 'S', json: { blogger_has_phone: true } } } },
    ]);
    const acting = await resultOf<SignedIn>(fixture.call('GET', `/api/user/login-as-blogger?token=${mira.token}`));
    expect(await statuses(acting)).toEqual([200, 200, 400, 404, 200, 409]);
    expect(await lotte.product(shirt)).toMatchObject({ archived_by: 'staff' });
  });
});
