import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../../../core/contract';
import { cartWith, orderOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { processorTime } from '../../../../fixtures/processor-time';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

const members = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${String(at)}`, at]));

describe('additional fields of an order', () => {
  const added: readonly (readonly [string, (order: Order) => object, string])[] = [
    ['of the order', (order) => ({ ...order, ...members(21) }), 'order must have at most 20 members'],
    [
      'of one of its objects',
      (order) => ({ ...order, more: members(50_000) }),
      'order.more must be at most 500 characters',
    ],
    ['a long text', (order) => ({ ...order, note: 'x'.repeat(900_000) }), 'order.note must be at most 500 characters'],
    [
      'of a person',
      (order) => ({ ...order, personalDetails: { ...order.personalDetails, more: 'x'.repeat(501) } }),
      'personalDetails.more must be at most 500 characters',
    ],
    [
      'of a product',
      (order) => ({ ...order, products: order.products.map((product) => ({ ...product, ...members(21) })) }),
      'products.0 must have at most 20 members',
    ],
    [
      'of a total',
      (order) => ({ ...order, totals: order.totals.map((total) => ({ ...total, more: 'x'.repeat(501) })) }),
      'totals.0.more must be at most 500 characters',
    ],
  ];
  it.each(added)('are limited: %s', async (_what, change, message) => {
    const { hash: _hash, ...order } = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    const spent = processorTime();
    const { status, json } = await fixture.call('POST', '/api/order', change({ ...order }));
    expect(status).toBe(400);
    expect(JSON.stringify(json)).toContain(message);
    expect(spent()).toBeLessThan(1000);
  });

  it('are accepted within the limits', async () => {
    const { hash: _hash, ...order } = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    const products = order.products.map((product) => ({ ...product, image: '/tee.jpg' }));
    expect(await fixture.call('POST', '/api/order', { ...order, products, source: 'app' })).toMatchObject({
      status: 200,
    });
  });
});
