import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedPeople } from '../../../../../adapters/demo';
import type { CartTotals, Order, ShippingInformation } from '../../../../../core/contract';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform({ mode: 'development' });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const product = { id: 50, sku: 'SHOW', name: 'Scarf', type_id: 'simple', status: 1, visibility: 4, price: 40 };
  const more = { is_promo: true, max_sale_qty: 2 };
  const stock = { SHOW: { qty: 30, is_in_stock: true } };
  await fixture.platform.catalogue.writeProduct({ source: 'demo', product: { ...product, ...more }, stock });
});
afterEach(() => fixture.platform.close());

/** Places an order of one line as if it had more of them, at what the shop says that it costs. */
async function placeRepeated({ hash: _, ...order }: Order, lines: number, token = '') {
  const [line] = order.products;
  const repeated = { ...order, products: Array.from({ length: lines }, () => line) };
  const place = (wanted: object) => fixture.call('POST', `/api/order?token=${token}`, wanted);
  const first = await place(repeated);
  const { totals } = (first.json as { meta?: { totals?: CartTotals } }).meta ?? {}; // sound: undefined where there are none
  if (totals === undefined) return first;
  return place({ ...repeated, totals: totals.total_segments.map(({ code, value }) => ({ code, value })) });
}

describe('a product in several lines of one order', () => {
  it('is limited to the purchase limit in total', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'SHOW', qty: 1 }]));
    expect((await placeRepeated(order, 3)).json).toMatchObject({
      meta: { errors: [{ field: 'products.qty', message: expect.stringContaining('from 1 to 2') as string }] },
    });
    expect((await placeRepeated(order, 2)).status).toBe(200);
  });

  it('is given to a blogger once', async () => {
    const { token } = await signIn(fixture, 'lotte@vitrine.example');
    const cartId = await resultOf<string>(fixture.call('POST', `/api/cart/create?token=${token}`));
    const cartItem = { sku: 'SHOW', qty: 1 };
    await resultOf(fixture.call('POST', `/api/cart/update?cartId=${cartId}&token=${token}`, { cartItem }));
    await resultOf<ShippingInformation>(
      fixture.call('POST', `/api/cart/shipping-information?cartId=${cartId}&token=${token}`, {
        addressInformation: { shippingAddress: NEW_YORK, paymentMethodCode: 'promo' },
      }),
    );
    const order = await orderOf(fixture, cartId, { payment: 'promo' });
    expect((await placeRepeated(order, 2, token)).json).toMatchObject({
      meta: { errors: [{ field: 'addressInformation.payment_method_code' }] },
    });
    expect((await placeRepeated(order, 1, token)).status).toBe(200);
  });
});
