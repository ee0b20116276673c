import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqlite } from '../../../../../adapters/database/sqlite';
import { seedPeople } from '../../../../../adapters/demo';
import type { Database } from '../../../../../adapters/platform/ports/database';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const JP = {
  ...{ code: 'jp', name: 'Nippon', language: 'en', locale: 'ja-JP', currency: 'JPY', country: 'JP' },
  ...{ prices_include_tax: true, time_zone: null, listed: true, domain: null },
};
const TOKYO = { ...NEW_YORK, countryId: 'JP', region: '', region_id: 0, region_code: '', postcode: '100-0001' };

let database: Database;
let fixture: FixturePlatform;
beforeEach(async () => {
  database = await openSqlite(':memory:');
  fixture = await openFixturePlatform({ database, stores: ['us'] });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  await fixture.platform.commerce.write({
    currency_rates: [{ currency: 'JPY', rate: 151, step: 1, small_step: 1, below: 0 }],
  });
  const { token } = await signIn(fixture, 'alma@vitrine.example');
  await resultOf(fixture.call('POST', `/api/manage/store?token=${token}`, { document: JP }));
  await fixture.platform.catalogue.writeCoupons([{ code: 'OFF', kind: 'percent', value: '7', source: 'test' }]);
});
afterEach(async () => {
  await fixture.platform.close();
  await database.close();
});

it('units returned before payment count in whole yen, and sum to the row', async () => {
  const { token } = await signIn(fixture, 'mira@vitrine.example');
  const cart = await cartWith(fixture, [{ sku: 'TEE', qty: 7 }], 'jp');
  await resultOf(fixture.call('POST', `/api/cart/apply-coupon?cartId=${cart}&coupon=off`));
  const made = await orderOf(fixture, cart, { store: 'jp', address: TOKYO });
  const { number } = await resultOf<{ number: string }>(fixture.call('POST', '/api/order', made));
  const advance = (change: object) =>
    resultOf(fixture.call('POST', `/api/manage/order?token=${token}`, { id: number, send_anyway: true, ...change }));
  await advance({ status: 'D' });
  for (const qty of [1, 3]) await advance({ returned: [{ sku: 'TEE', qty }], return_reason: 'too small' });
  const order = await database.read((db) => db.orders.byKey(number));
  const { goods: row = 0, returnSteps = [] } = order?.fulfilment ?? {};
  expect(row % 7).not.toBe(0);
  expect(returnSteps.map(({ qty }) => qty)).toEqual([1, 2]);
  expect(returnSteps.map(({ goods }) => goods % 100)).toEqual([0, 0]);
  const sum = returnSteps.reduce((all, { goods }) => all + goods, 0);
  expect(Math.abs(sum - (row * 3) / 7)).toBeLessThan(100);
});
