import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo, seedPeople } from '../../../adapters/demo';
import type {
  BloggerBalance,
  BloggerOrder,
  BloggerPayout,
  BloggerPost,
  BloggerStatistics,
  CustomerOrder,
  PromoProduct,
  StockAnswer,
} from '../../../core/contract';
import { deliveryStep, ORDER_STATUSES } from '../../../core/contract/orders/order-status';
import { toMinor } from '../../../core/kernel/money';
import { cartWith, orderOf, resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { signIn } from '../../fixtures/signed-in';
import { NOW } from './demo-shop';

const PEOPLE = ['ada', 'vincent', 'imogen', 'lotte', 'mira', 'alma'].map((name) => `${name}@vitrine.example`);

async function openDemo(): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform();
  await fixture.clock.advance(NOW - fixture.clock.now());
  await seedDemo(fixture.platform.catalogue, { products: 200, now: NOW });
  await seedPeople(fixture.platform.people, { now: NOW });
  return fixture;
}

interface List<T> {
  readonly items: readonly T[];
  readonly total: number;
}

async function everythingOf(fixture: FixturePlatform) {
  const seen = new Map<string, Awaited<ReturnType<typeof seenBy>>>();
  for (const email of PEOPLE) seen.set(email, await seenBy(fixture, email));
  return seen;
}

async function seenBy(fixture: FixturePlatform, email: string) {
  const { token, refreshToken: _refresh, groupToken: _group, ...user } = await signIn(fixture, email);
  const read = <T>(path: string) => resultOf<T>(fixture.call('GET', `/api/${path}token=${token}`));
  const { items: orders } = await read<{ items: CustomerOrder[] }>('user/order-history?pageSize=100&');
  if (!user.roles.includes('blogger')) return { user, orders };
  const blogger = {
    products: await read<List<PromoProduct>>('blogger/promo_products?'),
    posts: await read<List<BloggerPost>>('blogger/posts?'),
    payouts: await read<List<BloggerPayout>>('blogger/payouts?'),
    orders: await read<List<BloggerOrder>>('blogger/orders?'),
    balance: await read<BloggerBalance>('blogger/balance?'),
    statistics: await read<BloggerStatistics>('blogger/statistics?'),
  };
  return { user, orders, blogger };
}

let fixture: FixturePlatform;
let seen: Awaited<ReturnType<typeof everythingOf>>;
beforeAll(async () => {
  fixture = await openDemo();
  seen = await everythingOf(fixture);
});
afterAll(async () => {
  await fixture.platform.close();
});

const of = (name: string) => {
  const found = seen.get(`${name}@vitrine.example`);
  if (!found) throw new Error(`Nobody is called ${name}`);
  return found;
};
const allOrders = () => [...seen.values()].flatMap(({ orders }) => orders);
async function sellable() {
  for (const { products } of allOrders()) {
    for (const { sku, parentSku } of products) {
      const stock = await resultOf<StockAnswer>(fixture.call('GET', `/api/stock/check?sku=${encodeURIComponent(sku)}`));
      if (stock.qty > 0) return { sku, ...(parentSku !== undefined && { parentSku }) };
    }
  }
  throw new Error('Everything is sold out');
}
const blogger = () => {
  const found = of('lotte').blogger;
  if (!found) throw new Error('Lotte is no blogger');
  return found;
};

describe('the people of the demo', () => {
  it('are a shopper, a vip, a blogger, a manager and an admin, each of whom signs in by code', () => {
    const roles = PEOPLE.map((email) => seen.get(email)?.user.roles);
    expect(roles).toEqual([[], ['vip'], [], ['blogger'], ['manager'], ['admin']]);
    expect(of('vincent').user).toMatchObject({ firstname: 'Vincent', account: 240, account_currency: 'USD' });
  });

  it('have ordered in every delivery status, and each has the step of its status', () => {
    const statuses = new Set(allOrders().map((order) => order.order_status));
    expect([...statuses].sort()).toEqual([...ORDER_STATUSES].sort());
    const steps = new Set(allOrders().map(({ order_status: status, stage }) => deliveryStep(status, stage)));
    expect([...steps].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('have orders that were cancelled, and only blogger and admin see why', () => {
    const cancelled = (name: string) => of(name).orders.filter((order) => order.canceled);
    expect(cancelled('ada').length).toBeGreaterThan(0);
    for (const order of cancelled('ada')) expect(order).not.toHaveProperty('cancel_reason');
    for (const name of ['lotte', 'alma']) expect(cancelled(name)[0]?.cancel_reason).toMatch(/\w+/);
  });

  it('show the payment: segments sum to the price, and lines to the subtotal, of products that the shop sells', async () => {
    for (const order of allOrders()) {
      const value = (code: string) => toMinor(order.totals.find((total) => total.code === code)?.value ?? 0);
      const parts = order.totals.filter(({ code }) => code !== 'grand_total').map((total) => toMinor(total.value));
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(toMinor(order.price));
      expect(order.products.reduce((sum, line) => sum + toMinor(line.row_total), 0)).toBe(value('subtotal'));
      expect(order.promo ? order.price : 1).toBe(order.promo ? 0 : 1);
      const [line] = order.products;
      const product = await fixture.call('GET', `/api/stock/check?sku=${encodeURIComponent(line?.sku ?? '')}`);
      expect(product.status).toBe(200);
    }
  });

  it('include one on the payment page, one with a return and one whose stage was set manually', () => {
    const ada = of('ada').orders;
    expect(ada.filter((order) => order.payment_link !== null)).toHaveLength(1);
    expect(ada.some((order) => order.stage === 4 && order.order_status === 'D')).toBe(true);
    expect(allOrders().some((order) => order.products.some((line) => line.returned === true))).toBe(true);
  });

  it('leave the number 100001 to the first order of a real shopper', async () => {
    const cart = await cartWith(fixture, [await sellable()]);
    const result = await resultOf<{ number: string }>(fixture.call('POST', '/api/order', await orderOf(fixture, cart)));
    expect(result.number).toBe('100001');
    expect(allOrders().every(({ number }) => Number(number) <= 100_000)).toBe(true);
  });

  it('use no stock, and restore none when one of their unpaid orders is cancelled', async () => {
    const order = of('ada').orders.find(({ payment_link: link }) => link !== null);
    const sku = encodeURIComponent(order?.products[0]?.sku ?? '');
    const before = await fixture.call('GET', `/api/stock/check?sku=${sku}`);
    await fixture.platform.fetch(
      new Request(`http://shop.test${order?.payment_link ?? ''}`, {
        method: 'POST',
        body: 'answer=cancel',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    expect(await fixture.call('GET', `/api/stock/check?sku=${sku}`)).toEqual(before);
  });
});

describe("the demo's blogger", () => {
  it('has products in transit, to be shown, shown and archived, and sets of them', () => {
    const { items } = blogger().products;
    const products = items.filter((entry) => !entry.is_set);
    expect(products.some((entry) => !entry.delivered && entry.promoted_count === 0)).toBe(true);
    expect(products.some((entry) => entry.delivered && entry.promoted_count === 0)).toBe(true);
    expect(products.some((entry) => entry.promoted_count > 1)).toBe(true);
    expect(products.filter((entry) => entry.archive)).toMatchObject([{ archived_by: 'blogger' }]);
    const sets = items.filter((entry) => entry.is_set);
    expect(sets.map((entry) => entry.parts.length).sort()).toEqual([2, 3]);
    const ids = new Set(products.map((entry) => entry.id));
    expect(sets.every((set) => set.parts.every((part) => ids.has(part)))).toBe(true);
  });

  it('has posts of each type with their products, none before the products arrived', () => {
    const { items } = blogger().posts;
    expect(new Set(items.map((post) => post.type))).toEqual(new Set(['post', 'profile', 'story']));
    const delivered = new Map(blogger().products.items.map((entry) => [entry.id, entry.delivered_at ?? '']));
    for (const post of items) {
      expect(post.text).not.toContain('{');
      expect(post.products.length).toBeGreaterThan(0);
      for (const { id } of post.products) expect((delivered.get(id) ?? '') < post.promoted_at).toBe(true);
    }
  });

  it('is paid for sales: payouts are sums of royalties, and the balance is the rest', () => {
    const { orders, payouts, balance } = blogger();
    expect(payouts.items.length).toBeGreaterThanOrEqual(2);
    expect(payouts.items.map(({ id }) => id)).toEqual(payouts.items.map(({ id }) => id).sort((a, b) => b - a));
    const sum = (sales: readonly BloggerOrder[]) =>
      sales.reduce((total, { royalty }) => total + toMinor(royalty.sum), 0);
    for (const payout of payouts.items) {
      const paid = orders.items.filter(({ royalty }) => royalty.payout_id === payout.id);
      expect(sum(paid)).toBe(toMinor(payout.sum));
      expect(payout.orders).toBe(paid.length);
    }
    expect(toMinor(balance.total)).toBe(sum(orders.items.filter((order) => !order.canceled)));
    expect(toMinor(balance.active) + toMinor(balance.pending) + toMinor(balance.paid)).toBe(toMinor(balance.total));
  });

  it('has figures for each period, the longer ones including the shorter', () => {
    const { today, week, month, year, total } = blogger().statistics;
    const counts = [today, week, month, year].map((period) => period['USD']?.count ?? 0);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(counts).size).toBe(4);
    expect(week['USD']?.mentioned).toBeGreaterThan(0);
    expect(total['USD']?.profit).toBeGreaterThanOrEqual(year['USD']?.profit ?? Infinity);
  });

  it('contains no data of the buyers', () => {
    const text = JSON.stringify(blogger().orders);
    for (const secret of ['Ada', 'Whitfield', 'Mercer', 'ada@', '10013']) expect(text).not.toContain(secret);
  });
});

describe('seedPeople', () => {
  it('writes the same people, orders, posts and payouts from the same seed', async () => {
    const other = await openDemo();
    expect(await everythingOf(other)).toEqual(seen);
    await other.platform.close();
  });

  it('replaces what it wrote before, and leaves nothing behind when the demo is removed', async () => {
    const other = await openDemo();
    const before = (await other.platform.stats()).orders;
    await seedPeople(other.platform.people, { now: NOW });
    expect((await other.platform.stats()).orders).toBe(before);
    await other.platform.catalogue.removeSource('demo');
    expect((await other.platform.stats()).orders).toBe(before);
    await other.platform.people.write((people) => people.removeSource('demo'));
    expect((await other.platform.stats()).orders).toBe(0);
    const { token: _token, ...stranger } = await signIn(other, 'ada@vitrine.example');
    expect(stranger).toMatchObject({ firstname: '', roles: [], orders_history: [] });
    await other.platform.close();
  });

  it('writes people without orders if there is nothing to order', async () => {
    const empty = await openFixturePlatform();
    await empty.platform.catalogue.removeSource('demo');
    await seedPeople(empty.platform.people, { now: NOW });
    expect((await empty.platform.stats()).orders).toBe(0);
    expect((await signIn(empty, 'lotte@vitrine.example')).roles).toEqual(['blogger']);
    await empty.platform.close();
  });
});
