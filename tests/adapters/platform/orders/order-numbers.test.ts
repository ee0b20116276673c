import { describe, expect, it } from 'vitest';
import type { OrderNumbers } from '../../../../adapters/platform';
import { cartWith, orderOf } from '../../../fixtures/order';
import { openFixturePlatform } from '../../../fixtures/platform';

/** '2026-US-0001', counted by year and store. */
const yearly: OrderNumbers = {
  next: ({ at, store, last }) => {
    const prefix = `${at.slice(0, 4)}-${store.toUpperCase()}-`;
    const count = last?.startsWith(prefix) === true ? Number(last.slice(prefix.length)) : 0;
    return prefix + String(count + 1).padStart(4, '0');
  },
};

describe("a shop's own numbers of orders", () => {
  it('count each store by itself without a gap, with fifty orders at once of which some are refused', async () => {
    const fixture = await openFixturePlatform({ orderNumbers: yearly });
    const orders = [];
    for (let index = 0; index < 50; index += 1) {
      const store = index % 5 === 0 ? 'en' : 'us';
      const token = await cartWith(fixture, [{ sku: 'TEE', qty: 3 }], store);
      orders.push(await orderOf(fixture, token, { orderId: `order-${String(index)}`, store }));
    }
    const answers = await Promise.all(orders.map((order) => fixture.call('POST', '/api/order', order)));
    const placed = answers.flatMap(({ status, json }) => (status === 200 ? [JSON.stringify(json)] : []));
    expect(placed).toHaveLength(33); // there are a hundred tees, three an order
    const numbersIn = (store: string) =>
      placed.flatMap((json) => new RegExp(`"number":"2026-${store}-(\\d{4})"`).exec(json)?.[1] ?? []).sort();
    const [us, en] = [numbersIn('US'), numbersIn('EN')];
    expect(us.length + en.length).toBe(placed.length);
    for (const numbers of [us, en])
      expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
    await fixture.platform.close();
  });

  it.each([
    ['no number', 'a b', 'orderNumbers gave "a b"'],
    ['taken', 'SAME', 'orderNumbers gave SAME, which another order has'],
  ])('that are %s refuse the order, and say so to the operator', async (_, number, message) => {
    const fixture = await openFixturePlatform({ orderNumbers: { next: () => number } });
    const place = async (orderId: string) =>
      fixture.call(
        'POST',
        '/api/order',
        await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]), { orderId }),
      );
    await place('order-one');
    expect((await place('order-two')).status).toBe(500);
    const said = fixture.telemetry.records.flatMap((record) => (record.kind === 'error' ? [record.error.message] : []));
    expect(said.join()).toContain(message);
    await fixture.platform.close();
  });
});
