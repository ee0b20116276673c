import { afterEach, describe, expect, it } from 'vitest';
import { ADDRESS_LIMITS, PORTIONS } from '../../../../../adapters/platform/foundation/limits/address-limits';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { SlowProvider } from '../../../../fixtures/slow-provider';

let fixture: FixturePlatform;
afterEach(() => fixture.platform.close());

async function waiting() {
  const provider = new SlowProvider();
  fixture = await openFixturePlatform({ testPayments: false, payments: [provider] });
  const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'CAP', qty: 1 }]), { payment: 'card' });
  await resultOf(fixture.call('POST', '/api/order', order));
  const page = `/pay/${order.order_id}`;
  await fixture.platform.fetch(new Request(`http://shop.test${page}`));
  return { provider, order, page };
}

describe('a payment provider', () => {
  it('is asked about an order once in five seconds, however many people view it and wherever', async () => {
    const { provider, order, page } = await waiting();
    const look = () => [
      fixture.call('GET', `/api/order/${order.order_id}`),
      fixture.call('POST', '/api/order/track', { id: order.order_id }),
      fixture.platform.fetch(new Request(`http://shop.test${page}`)),
    ];
    const all = [...look(), ...look(), ...look()];
    await expect.poll(() => provider.asked).toHaveLength(1);
    provider.answer();
    expect((await Promise.all(all)).every(({ status }) => status < 400)).toBe(true);
    await Promise.all(look());
    expect(provider.asked).toHaveLength(1);
    await fixture.clock.advance(5_000);
    await Promise.all(look());
    expect(provider.asked).toHaveLength(2);
  });

  it('is still asked again for calls that move money', async () => {
    const { provider, order } = await waiting();
    provider.answer();
    await fixture.call('GET', `/api/order/${order.order_id}`);
    const { number } = await resultOf<{ number: string }>(fixture.call('GET', `/api/order/${order.order_id}`));
    await fixture.platform.orders.advance({ id: number, cancel_reason: 'lost' }, 'shop');
    expect(provider.asked).toHaveLength(2);
  });

  it('is asked a limited number of times by one address', async () => {
    const { provider, order, page } = await waiting();
    provider.answer();
    const { count } = ADDRESS_LIMITS['order-look'];
    const from = { address: '203.0.113.9' };
    const ask = (path: string) => fixture.platform.fetch(new Request(`http://shop.test${path}`), from);
    for (let at = 0; at < count; at += 1) await ask(`/api/order/${order.order_id}`);
    expect((await ask(`/api/order/${order.order_id}`)).status).toBe(429);
    for (let at = 0; at < (PORTIONS['order-look'] ?? 1); at += 1) await ask(page);
    expect((await ask(page)).status).toBe(429);
  });
});
