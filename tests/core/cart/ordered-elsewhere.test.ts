import { expect, it } from 'vitest';
import { createFaultyStorage } from '../../../adapters/storage/faulty';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { openFixturePlatform } from '../../fixtures/platform';
import { clientCart, fillIn, openShops, ordered, put } from '../open-shop';

const open = openShops();

it('lines that one tab orders while nothing can be stored are removed from the other tabs, and nothing else is', async () => {
  const storage = createFaultyStorage({ inner: createMemoryStorage() });
  const device = { fixture: await openFixturePlatform(), storage, hub: createTabHub() };
  const tab = (seed: string) => open({ ...device, tabs: device.hub.open(), seed });
  const [one, other] = [await tab('one'), await tab('other')];
  await put(one, 'TEE', 2);
  await other.shop.cart.sync();
  await fillIn(one);
  await one.shop.cart.settled();
  expect(clientCart(other)).toEqual(['2 TEE']);
  storage.writes = 'full';
  await ordered(one);
  await other.shop.cart.settled();
  expect(clientCart(one)).toEqual([]);
  expect(clientCart(other)).toEqual([]);
  await put(other, 'SOCKS');
  expect(clientCart(other)).toEqual(['1 SOCKS']);
});
