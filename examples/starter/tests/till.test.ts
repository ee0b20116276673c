import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShop } from 'vitrine';
import { seedDemo } from 'vitrine/demo';
import {
  createFixedNetwork,
  createInProcessHttp,
  createMemoryStorage,
  createNoTabs,
  createNoTelemetry,
  createSystemClock,
  createSystemIds,
} from 'vitrine/node';
import { createPlatform, type Platform } from 'vitrine/platform';
import { signed, till } from '../payments/till';

const clock = createSystemClock();
const ids = createSystemIds();

let platform: Platform;
beforeAll(async () => {
  platform = await createPlatform({ data: ':memory:', clock, ids, payments: [till] });
  await seedDemo(platform.catalogue, { now: clock.now(), products: 20 });
  await platform.commerce.write({ payment_methods: [{ code: 'till', title: { en: 'At the till' }, redirect: true }] });
}, 60_000);
afterAll(() => platform.close());

async function shopper() {
  const shop = createShop({
    adapters: {
      http: createInProcessHttp({ fetch: platform.fetch }),
      storage: createMemoryStorage(),
      network: createFixedNetwork(true),
      tabs: createNoTabs(),
      telemetry: createNoTelemetry(),
      clock,
      ids,
    },
  });
  await shop.start();
  return shop;
}

const ADDRESS = 'http://localhost:3000';
const ADA = { firstName: 'Ada', lastName: 'Byron' };
const NEW_YORK = {
  ...{ country: 'US', streetAddress: '1 Broadway', city: 'New York', state: 'New York', zipCode: '10004' },
  ...{ phoneNumber: '+1 212 555 0100', shippingMethod: 'standard' },
};

it('is ordered in, and paid at the till', async () => {
  const shop = await shopper();
  const { items } = await shop.catalogue.search({});
  const simple = items.find(({ type_id: type }) => type === 'simple');
  if (simple === undefined) throw new Error('There is nothing to buy');
  await shop.cart.add(await shop.product.load({ sku: simple.sku }));
  const checkout = await shop.checkout();
  await checkout.savePersonal({ ...ADA, emailAddress: 'ada@shop.example' });
  await checkout.saveShipping({ ...ADA, ...NEW_YORK });
  await checkout.savePayment({ paymentMethod: 'till' });
  const orders = await shop.orders();
  const placed = await orders.place();
  expect(placed).toMatchObject({ status: 'placed' });
  if (placed.status !== 'placed' || placed.redirect === undefined) throw new Error('There is nowhere to pay');

  const page = await platform.fetch(new Request(new URL(placed.redirect, ADDRESS)));
  expect(page.headers.get('location')).toContain('/at-the-till?number=');
  expect(await orders.paid(placed.order_id)).toBe(false);

  const { totals } = shop.cart.snapshot;
  const amount = Math.round((totals?.grand_total ?? 0) * 100);
  const body = JSON.stringify({ orderId: placed.order_id, reference: `${placed.order_id}-1`, amount, currency: 'USD' });
  const call = (signature: string) =>
    platform.fetch(
      new Request(new URL('/api/payment/till/webhook', ADDRESS), {
        method: 'POST',
        headers: { 'x-till-signature': signature },
        body,
      }),
    );
  expect((await call('forged')).status).toBe(400);
  expect((await call(signed(body))).status).toBe(200);
  expect(await orders.paid(placed.order_id)).toBe(true);
  shop.dispose();
});
