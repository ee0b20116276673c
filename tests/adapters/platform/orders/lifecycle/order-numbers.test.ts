import { describe, expect, it } from 'vitest';
import type { OrderNumbers } from '../../../../../adapters/platform';
import { cartWith, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform } from '../../../../fixtures/platform';

const yearly: OrderNumbers = {
  next: ({ at, store, last }) => {
    const prefix = `${at.slice(0, 4)}-${store.toUpperCase()}-`;
    const count = last?.startsWith(prefix) === true ? Number(last.slice(prefix.length)) : 0;
    return prefix + String(count + 1).padStart(4, '0');
  },
};

describe('the order numbers of a shop', () => {
  it('are consecutive per store without gaps, among fifty concurrent orders of which some are refused', async () => {
    const fixture = await openFixturePlatform({ orderNumbers: yearly });
    const orders = [];
    for (let index = 0; index < 50; index += 1) {
      const store = index % 5 === 0 ? 'en' : 'us';
      const token = await cartWith(fixture, [{ sku: 'TEE', qty: 3 }], store);
      orders.push(await orderOf(fixture, token, { orderId: `order-${String(index)}`, store, payment: 'card' }));
    }
    const answers = await Promise.all(orders.map((order) => fixture.call('POST', '/api/order', order)));
    const placed = answers.flatMap(({ status, json }) => (status === 200 ? [JSON.stringify(json)] : []));
    expect(placed).toHaveLength(33);
    const numbersIn = (store: string) =>
      placed.flatMap((json) => new RegExp(`"number":"2026-${store}-(\\d{4})"`).exec(json)?.[1] ?? []).sort();
    const [us, en] = [numbersIn('US'), numbersIn('EN')];
    expect(us.length + en.length).toBe(placed.length);
    for (const numbers of [us, en])
      expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(4, '0')));
    await fixture.platform.close();
  });

  it('are not device ids: an order named like the next number blocks nobody, and opens no files', async () => {
    const fixture = await openFixturePlatform({ orderNumbers: yearly });
    const place = async (orderId: string) => {
      const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]), { orderId });
      return fixture.call('POST', '/api/order', order);
    };
    expect(await place('2026-US-0002')).toMatchObject({ status: 200 });
    expect(await place('order-two')).toMatchObject({ status: 200 });
    expect(await place('order-three')).toMatchObject({ status: 200 });
    const { orders } = fixture.platform;
    expect(await orders.show('2026-US-0002')).toMatchObject({ order: { number: '2026-US-0002' } });
    expect(await orders.show('order-two')).toMatchObject({ order: { number: '2026-US-0002' } });
    expect(await orders.show('order-three')).toMatchObject({ order: { number: '2026-US-0003' } });
    for (const number of ['2026-US-0001', '2026-US-0002']) {
      await orders.attach(number, 'invoice', Buffer.from(`%PDF-1.4 ${number} %%EOF`), 'test');
    }
    const { order } = (await orders.show('2026-US-0001')) as { readonly order: { readonly invoice: string } }; // sound: shown above
    const file = await fixture.platform.fetch(new Request(new URL(order.invoice, 'http://shop.test')));
    expect(await file.text()).toContain('2026-US-0001');
    await fixture.platform.close();
  });

  it("do not open a stranger's order that uses one as a key, with or without a proof", async () => {
    const fixture = await openFixturePlatform({ orderNumbers: yearly });
    const place = async (orderId: string, email: string) => {
      const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]), { orderId, email });
      return fixture.call('POST', '/api/order', order);
    };
    const ask = (what: string, body: object) => fixture.call('POST', `/api/order/${what}`, body);
    expect(await place('2026-US-0002', 'eve@shop.test')).toMatchObject({ status: 200 });
    expect(await place('order-two', 'ada@shop.test')).toMatchObject({ status: 200 });
    const found = await resultOf<{ order_id: string; proof: string }>(
      ask('find', { number: '2026-US-0002', email: 'ada@shop.test' }),
    );
    const asking = { id: found.order_id, proof: found.proof };
    expect(await resultOf(ask('track', asking))).toMatchObject({ level: 'number', order: { number: '2026-US-0002' } });
    expect(await ask('track', { id: '2026-US-0002' })).toMatchObject({ status: 404 });
    expect(await ask('gift-card-pay', { id: '2026-US-0002', codes: ['X'] })).not.toMatchObject({ status: 200 });
    expect(await fixture.call('GET', '/api/order/2026-US-0002')).toMatchObject({ status: 404 });
    expect(await place('2026-US-0001', 'eve@shop.test')).toMatchObject({ status: 400 });
    await fixture.platform.close();
  });

  it.each([
    ['not a number', 'a b', 'orderNumbers gave "a b"'],
    ['taken', 'SAME', 'orderNumbers gave SAME, which another order has'],
  ])('that are %s refuse the order, and are reported to the operator', async (_, number, message) => {
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
