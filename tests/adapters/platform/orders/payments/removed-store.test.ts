import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSeededIds } from '../../../../../adapters/ids/seeded';
import { storeOfOrder } from '../../../../../adapters/platform/foundation/settings/store-of-order';
import { seedPeople } from '../../../../../adapters/demo';
import type { ManagedOrder } from '../../../../../core/contract/orders/manage-orders';
import { HandProvider } from '../../../../fixtures/hand-provider';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';
import { STORE_VIEWS } from '../../../../../core/store-views';

let data: string;
let shop: FixturePlatform;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'vitrine-removed-store-'));
});
afterEach(async () => {
  await shop.platform.close();
  await rm(data, { recursive: true });
});

it('an order of a removed store can still be refunded by its bank, shipped and viewed', async () => {
  const provider = new HandProvider();
  const open = (stores: readonly string[]) =>
    openFixturePlatform({
      data,
      stores,
      ids: createSeededIds(stores.join(' ')),
      testPayments: false,
      payments: [provider],
    });
  shop = await open(['us', 'de']);
  const order = await orderOf(shop, await cartWith(shop, [{ sku: 'TEE', qty: 2 }]), { payment: 'card' });
  const { number } = await resultOf<{ readonly number: string }>(shop.call('POST', '/api/order', order));
  await provider.pay(shop, order.order_id);
  await shop.platform.close();

  shop = await open(['en', 'de']);
  await seedPeople(shop.platform.people, { now: shop.clock.now() });
  expect(await provider.giveBack(shop, order.order_id, 500)).toBe(500);
  const { token } = await signIn(shop, 'alma@vitrine.example');
  const sent = await resultOf<ManagedOrder>(
    shop.call('POST', `/api/manage/order?token=${token}`, { id: number, status: 'D' }),
  );
  expect(sent).toMatchObject({ order_status: 'D', money: { refunded: 5 } });
  const mails = await shop.platform.outbox.list('ada@shop.test');
  expect(mails.find(({ kind }) => kind.includes('sent'))?.text).not.toMatch(/[€£]/);
  expect(shop.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
});

it('another store with the currency of the order replaces a removed one, or the default store with that currency', () => {
  const [us, de] = ['us', 'de'].map((code) => STORE_VIEWS.find(({ storeCode }) => storeCode === code));
  if (us === undefined || de === undefined) throw new Error('There are both stores');
  const settings = { stores: [de, us], defaultStore: de };
  expect(storeOfOrder({ storeCode: 'us', currency: 'USD' }, settings)).toBe(us);
  expect(storeOfOrder({ storeCode: 'ca', currency: 'USD' }, settings)).toBe(us);
  expect(storeOfOrder({ storeCode: 'ca', currency: 'CAD' }, settings)).toMatchObject({
    storeCode: 'de',
    i18n: { currencyCode: 'CAD', defaultLocale: de.i18n.defaultLocale },
  });
});
