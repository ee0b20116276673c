import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ServerCartItem } from '../../../../../core/contract';
import { MAX_LINES } from '../../../../../core/kernel/quantity';
import { cartWith, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

/** Belts, each with words of its own. */
const belts = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => ({
    sku: 'BELT',
    product_option: {
      extension_attributes: { custom_options: [{ option_id: 1, option_value: `N${String(from + at)}` }] },
    },
  }));

it('merged carts have no more lines than an order; the rest is added once there is room', async () => {
  const { token } = await signIn(fixture, 'ada@shop.test');
  const claim = async (guest: string) => {
    const path = `/api/cart/create?policy=merge&guestCart=${guest}&token=${token}`;
    const { json } = await fixture.call('POST', path);
    return json as { result: string; meta: { joined: boolean; waiting: number } }; // sound: see the contract's own tests
  };
  const linesOf = (cartId: string) =>
    resultOf<ServerCartItem[]>(fixture.call('GET', `/api/cart/pull?cartId=${cartId}&token=${token}`));
  const first = await cartWith(fixture, belts(0, 300));
  const own = await claim(first);
  const second = await cartWith(fixture, [...belts(290, 505), { sku: 'TEE' }]);
  expect(await claim(second)).toMatchObject({ result: own.result, meta: { joined: false, waiting: 6 } });
  expect(await linesOf(own.result)).toHaveLength(MAX_LINES);
  const waiting = await linesOf(second);
  expect(waiting.map(({ sku }) => sku)).toEqual(['BELT', 'BELT', 'BELT', 'BELT', 'BELT', 'TEE']);
  const remove = { cartItem: { sku: 'BELT' } };
  await resultOf(fixture.call('POST', `/api/cart/delete?cartId=${own.result}&token=${token}`, remove));
  expect(await claim(own.result)).toMatchObject({ result: own.result, meta: { waiting: 0 } });
  expect(await linesOf(own.result)).toHaveLength(6);
}, 60_000);
