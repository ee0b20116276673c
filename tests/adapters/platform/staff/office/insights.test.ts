import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MissedSearches } from '../../../../../adapters/platform/catalogue';
import {
  leftCartsResult,
  missedSearchesResult,
  sellThroughResult,
} from '../../../../../core/contract/staff/manage-insights';
import { GiftShop } from '../../../../fixtures/gift-shop';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { DATABASES, openRawShop, type RawShop } from '../../../../fixtures/raw-shop';

const HOUR_MS = 3_600_000;
const YEARS = { from: '2020-01-01', to: '2029-12-31' };

describe.each(DATABASES)('product and shopper reports on %s', (kind) => {
  let shop: RawShop;
  beforeAll(async () => {
    shop = await openRawShop(kind);
  });
  afterAll(() => shop.end());

  const answered = async (asking: ReturnType<RawShop['platform']['leftCarts']>): Promise<unknown> => {
    const answer = await asking;
    if (answer.kind === 'refused') throw new Error(answer.message);
    return answer.result;
  };
  const missed = async (input: object = YEARS) =>
    missedSearchesResult.parse(await answered(shop.platform.missedSearches(input)));
  const search = (text: string, filters: readonly object[] = []) => {
    const request = encodeURIComponent(JSON.stringify({ text, filters }));
    return shop.call('GET', `/api/catalog?type=product&store=us&searchQuery=${request}`);
  };

  it('count searches without results with a delay, but none that found something or may contain a name', async () => {
    for (const text of [
      'Unobtainium',
      'unobtainium ',
      ' UNOBTAINIUM',
      'Ada',
      'Ada',
      'socks',
      'ada@shop.test',
      '+1 202 555 0172',
    ])
      expect((await search(text)).status, text).toBe(200);
    const red = [{ attribute: 'color', value: { in: [99999] } }];
    for (let times = 0; times < 3; times += 1) expect((await search('socks', red)).status).toBe(200);
    expect((await missed()).items).toEqual([]);
    await shop.clock.advance(60_000);
    // A server stores them in its own time.
    await expect.poll(async () => (await missed()).total).toBe(1);
    const day = new Date(shop.clock.now()).toISOString().slice(0, 10);
    expect(await missed()).toMatchObject({ total: 1, items: [{ words: 'unobtainium', count: 3, last_day: day }] });
    expect((await missed({ ...YEARS, store: 'de' })).items).toEqual([]);
    expect((await missed({ from: '2020-01-01', to: '2020-02-01' })).items).toEqual([]);
  });

  it('value abandoned carts by store and age, without ordered ones', async () => {
    const left = async () => leftCartsResult.parse(await answered(shop.platform.leftCarts({}))).items;
    await cartWith(shop, [{ sku: 'SOCKS', qty: 2 }]);
    const ordered = await cartWith(shop, [{ sku: 'SOCKS', qty: 5 }]);
    await resultOf(shop.call('POST', '/api/order', await orderOf(shop, ordered, { payment: 'banktransfer' })));
    expect(await left()).toEqual([]);
    await shop.clock.advance(HOUR_MS - 1);
    expect(await left()).toEqual([]);
    await shop.clock.advance(1);
    const [row, ...more] = await left();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ store: 'us', currency: 'USD', hours: 1, carts: 1, of_customers: 0, units: 2 });
    expect(row?.value).toBeGreaterThan(0);
    await shop.clock.advance(23 * HOUR_MS);
    expect(await left()).toEqual([{ ...row, hours: 24 }]);
  });

  it('compare units sold with the stock, and refuse unknown stores', async () => {
    const report = async (input: object) =>
      sellThroughResult.parse(await answered(shop.platform.sellThrough({ ...YEARS, ...input })));
    const { items } = await report({});
    const socks = items.find(({ sku }) => sku === 'SOCKS');
    expect(socks).toMatchObject({ name: 'Sport Socks', sold: 5 });
    expect(socks?.rate).toBe(Math.round((5 / (5 + (socks?.stock ?? 0))) * 1000) / 10);
    const slowest = (await report({ slowest: 'true' })).items;
    expect(slowest[0]?.rate).toBe(Math.min(...items.map(({ rate }) => rate)));
    expect((await report({ limit: 1 })).items).toHaveLength(1);
    expect((await report({ store: 'de' })).items.every(({ sold }) => sold === 0)).toBe(true);
    expect(await shop.platform.sellThrough({ store: 'moon' })).toMatchObject({ kind: 'refused' });
  });
});

describe.each(DATABASES)('searches without results of a day on %s', (kind) => {
  it('keep the most frequent words of each store', async () => {
    const shop = await GiftShop.open(0, kind);
    const add = (store: string, words: ReadonlyMap<string, number>) =>
      shop.database.write((db) => db.insights.addMissed(store, 20_000, words));
    await add('us', new Map([['often', 5]]));
    // The last of the words that the other store gives up.
    await add('de', new Map([['nonsense 999', 3]]));
    await add('us', new Map(Array.from({ length: 1100 }, (_, index) => [`nonsense ${String(index)}`, 3])));
    await add('us', new Map([['often', 1]]));
    await add('de', new Map([['hut', 3]]));
    const kept = (store: string) =>
      shop.database.read((db) => db.insights.missed({ from: 20_000, before: 20_001, store }, 1));
    expect(await kept('us')).toMatchObject({ total: 1000, items: [{ words: 'often', count: 6 }] });
    expect(await kept('de')).toMatchObject({ total: 2, items: [{ words: 'hut', count: 3 }] });
    await shop.close();
  });
});

describe('the counter of searches without results', () => {
  it('logs a failed write, and continues', async () => {
    const errors: unknown[] = [];
    const telemetry = { error: (error: unknown) => errors.push(error), event: () => undefined, log: () => undefined };
    const clock = { now: () => 0, schedule: () => () => undefined };
    const broken = { write: () => Promise.reject(new Error('disk full')) };
    const counter = new MissedSearches(broken, { clock, telemetry });
    counter.note('us', 'hat');
    await counter.store();
    expect(errors).toHaveLength(1);
    await counter.store();
    expect(errors).toHaveLength(1);
  });
});
