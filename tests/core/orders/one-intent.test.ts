import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { signNotice } from '../../../adapters/platform/orders/payments/payment-signature';
import type { Order, OrderResult, StockAnswer } from '../../../core/contract';
import { orderOf, resultOf, cartWith } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { clientCart, fillIn, openShop, put, type OpenShop, accepted } from '../open-shop';

vi.setConfig({ testTimeout: 30_000 });

const SUBMITS = 100;
const SECRET = 'known to shop and provider';
const opened: OpenShop[] = [];
const fixtures: FixturePlatform[] = [];
async function platform(): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform({ paymentSecret: SECRET });
  fixtures.push(fixture);
  return fixture;
}
async function open(...options: Parameters<typeof openShop>): Promise<OpenShop> {
  const shop = await openShop(...options);
  opened.push(shop);
  return shop;
}
afterEach(async () => {
  for (const { shop } of opened.splice(0)) shop.dispose();
  for (const fixture of fixtures.splice(0)) await fixture.platform.close();
});

const stockOf = async (fixture: FixturePlatform, sku: string) =>
  (await resultOf<StockAnswer>(fixture.call('GET', `/api/stock/check?sku=${sku}`))).qty;
const submit = (fixture: FixturePlatform, order: Order) =>
  resultOf<OrderResult>(fixture.call('POST', '/api/order', order));

async function tabs(fixture: FixturePlatform): Promise<readonly OpenShop[]> {
  const storage = createMemoryStorage();
  const hub = createTabHub();
  const first = await open({ fixture, storage, tabs: hub.open() });
  await put(first, 'TEE', 2);
  await fillIn(first);
  const others = [
    await open({ fixture, storage, tabs: hub.open() }),
    await open({ fixture, storage, tabs: hub.open() }),
  ];
  return [first, ...others];
}
const place = async ({ shop }: OpenShop) => (await shop.orders()).place();

describe('one order per checkout', () => {
  it('is placed by a hundred concurrent submits with the webhook and a retry: 1 order, 1 payment, stock once', async () => {
    const fixture = await platform();
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'CAP', qty: 2 }]), { payment: 'card' });
    const first = submit(fixture, order);
    const others = Array.from({ length: SUBMITS - 1 }, (_, index) =>
      submit(fixture, { ...order, transmited_at: String(index) }),
    );
    const { price, currency } = await first;
    const notice = signNotice(
      { event_id: 'event-1', order_id: order.order_id, status: 'approved', amount: price, currency },
      SECRET,
    );
    const calls = Array.from({ length: 20 }, () => fixture.call('POST', '/api/payment/notify', notice));
    const retries = Array.from({ length: 20 }, () => submit(fixture, order));
    const answers = await Promise.all([first, ...others, ...retries]);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    expect(await fixture.platform.stats()).toMatchObject({ orders: 1, payments: 1 });
    expect(await stockOf(fixture, 'CAP')).toBe(1);
  });

  it('is placed by a button pressed a hundred times: all get the same outcome', async () => {
    const fixture = await platform();
    const shop = await open({ fixture });
    await put(shop, 'TEE', 2);
    await fillIn(shop);
    shop.requests.length = 0;
    const outcomes = await Promise.all(Array.from({ length: SUBMITS }, () => place(shop)));
    expect(new Set(outcomes).size).toBe(1);
    expect(shop.requests).toEqual(['POST /api/order']);
    expect((await fixture.platform.stats()).orders).toBe(1);
    expect(await stockOf(fixture, 'TEE')).toBe(98);
  });

  it('is placed by tabs that order the same cart at the same time: each gets the same order', async () => {
    const fixture = await platform();
    const shops = await tabs(fixture);
    const outcomes = await Promise.all(shops.flatMap((shop) => Array.from({ length: 10 }, () => place(shop))));
    expect(new Set(outcomes.map((outcome) => accepted(outcome).number))).toEqual(new Set(['100001']));
    expect((await fixture.platform.stats()).orders).toBe(1);
    expect(await stockOf(fixture, 'TEE')).toBe(98);
    for (const shop of shops) expect(clientCart(shop)).toEqual([]);
    const purchases = shops.flatMap(({ telemetry }) =>
      telemetry.records.filter((record) => record.kind === 'event' && record.name === 'purchase'),
    );
    expect(purchases).toHaveLength(1);
  });

  it('is placed by tabs on the way to the payment page: they open the same page', async () => {
    const fixture = await platform();
    const shops = await tabs(fixture);
    for (const { shop } of shops) await (await shop.checkout()).savePayment({ paymentMethod: 'card' });
    await Promise.all(shops.map(({ shop }) => shop.cart.settled()));
    const outcomes = await Promise.all(shops.map(place));
    expect(new Set(outcomes.map((outcome) => outcome.status === 'placed' && outcome.redirect)).size).toBe(1);
    expect((await fixture.platform.stats()).orders).toBe(1);
  });

  it('is sent by tabs that process the queue at the same time, each order once', async () => {
    const fixture = await platform();
    const shops = await tabs(fixture);
    const [first] = shops;
    if (first === undefined) throw new Error('There is no tab');
    first.network.set(false);
    await place(first);
    (await first.shop.checkout()).setThankYouPage(false);
    first.network.set(true);
    await Promise.all(shops.map(async ({ shop }) => (await shop.orders()).process()));
    const sent = shops.flatMap(({ requests }) => requests.filter((request) => request === 'POST /api/order'));
    expect(sent).toHaveLength(1);
    expect((await fixture.platform.stats()).orders).toBe(1);
  });
});
