import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../../adapters/storage/memory';
import { createTabHub } from '../../../adapters/tabs/memory';
import { openFixturePlatform } from '../../fixtures/platform';
import { EMPTY_DATA } from '../../../core/cart/cart-record';
import { takeLine } from '../../../core/cart/change-lines';
import { openShops, put } from '../open-shop';
import { item, serverLine } from './cart-builder';

const open = openShops();

it('late totals keep the coupon that another tab has applied since', async () => {
  const device = { fixture: await openFixturePlatform(), storage: createMemoryStorage(), hub: createTabHub() };
  const tab = (seed: string) => open({ ...device, tabs: device.hub.open(), seed });
  const [one, other] = [await tab('one'), await tab('other')];
  await put(one, 'TEE', 2);
  await other.shop.cart.sync();
  let applied: Promise<boolean> | undefined;
  one.mishap('/api/cart/totals', async (answer) => {
    applied = other.shop.cart.applyCoupon('WELCOME10');
    expect(await applied).toBe(true);
    await other.shop.cart.settled();
    return answer;
  });
  await one.shop.cart.syncTotals({ force: true });
  expect(applied).toBeDefined();
  await one.shop.cart.settled();
  for (const { shop } of [one, other]) {
    expect(shop.cart.snapshot.coupon).toEqual({ code: 'WELCOME10', active: true });
    expect(shop.cart.snapshot.totals).toMatchObject({ coupon_code: 'WELCOME10' });
  }
});

it('a server line is not added again that another tab has added and removed meanwhile', () => {
  const line = serverLine({ item_id: 7 });
  const taken = takeLine(EMPTY_DATA, item(), line);
  expect(taken.cartItems).toHaveLength(1);
  const removed = { ...taken, cartItems: [] };
  expect(takeLine(removed, item(), line)).toBe(removed);
  expect(takeLine(taken, item(), line).cartItems).toHaveLength(1);
});
