import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order, OrderResult, PlacedOrder, StockAnswer } from '../../../../../core/contract';
import type { FixturePlatform } from '../../../../fixtures/platform';
import { openFixturePlatform } from '../../../../fixtures/platform';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(async () => {
  expect(fixture.telemetry.records.filter((record) => record.kind === 'error')).toEqual([]);
  await fixture.platform.close();
});

const place = (order: Order) => fixture.call('POST', '/api/order', order);
const stockOf = async (sku: string) =>
  (await resultOf<StockAnswer>(fixture.call('GET', `/api/stock/check?sku=${sku}`))).qty;

describe('placing an order', () => {
  it('takes stock, closes the cart, assigns a number and writes the email', async () => {
    const token = await cartWith(fixture, [{ sku: 'JACKET-BLACK-S', parentSku: 'JACKET', qty: 2 }, { sku: 'SOCKS' }]);
    const result = await resultOf<OrderResult>(place(await orderOf(fixture, token)));
    expect(result).toMatchObject({ number: '100001', paid: false, currency: 'USD', clear_basket: true });
    // 2 × 80 + 5.50 + 4 delivery, and 8.875 % New York tax on each: 14.20 + 0.49 + 0.36
    expect(result.price).toBe(184.55);
    expect(await stockOf('JACKET-BLACK-S')).toBe(8);
    expect(await stockOf('SOCKS')).toBe(49);
    const [mail] = await fixture.platform.outbox.list('ada@shop.test');
    expect(mail?.subject).toBe('Your order 100001');
    expect(mail?.text).toContain('Color: Black');
    expect((await fixture.call('GET', `/api/cart/pull?cartId=${token}`)).json).toMatchObject({
      meta: { error: 'cart_closed' },
    });
  });

  it('returns the same response for the same order and takes stock once', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 3 }]));
    const first = await resultOf<OrderResult>(place(order));
    const second = await resultOf<OrderResult>(place({ ...order, transmited_at: 'later' }));
    expect(second).toEqual(first);
    expect(await stockOf('TEE')).toBe(97);
    expect((await fixture.platform.stats()).orders).toBe(1);
  });

  it('creates one order if it is sent a hundred times concurrently', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]));
    const answers = await Promise.all(Array.from({ length: 100 }, () => resultOf<OrderResult>(place(order))));
    expect(new Set(answers.map((answer) => answer.number)).size).toBe(1);
    expect((await fixture.platform.stats()).orders).toBe(1);
    expect(await stockOf('TEE')).toBe(99);
  });

  it('refuses a second order of the same cart', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const order = await orderOf(fixture, token);
    const { hash: _hash, ...again } = { ...order, order_id: 'another-order-id' };
    await resultOf(place(order));
    const { status, json } = await place(again);
    expect({ status, json }).toMatchObject({ status: 400, json: { code: 400, meta: { error: 'cart_closed' } } });
  });

  it('refuses wrong totals and returns the correct ones', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    const { hash: _hash, ...cheap } = order;
    const totals = cheap.totals.map((total) => (total.code === 'grand_total' ? { ...total, value: 1 } : total));
    const { status, json } = await place({ ...cheap, totals });
    expect(status).toBe(400);
    expect(json).toMatchObject({ meta: { error: 'totals_changed', totals: { grand_total: 20.69 } } });
  });

  it('takes no stock at all when one product is sold out, and reports it with the specified message', async () => {
    const token = await cartWith(fixture, [{ sku: 'TEE' }, { sku: 'SCARF' }]);
    const { status, json } = await place(await orderOf(fixture, token));
    expect({ status, json }).toMatchObject({
      status: 500,
      json: { code: 500, result: 'Error: Error while adding products' },
    });
    expect(await stockOf('TEE')).toBe(100);
    expect((await fixture.platform.stats()).orders).toBe(0);
    await resultOf(fixture.call('GET', `/api/cart/pull?cartId=${token}`));
  });

  it('names the invalid fields', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    const { hash: _hash, ...rest } = order;
    const { status, json } = await place({
      ...rest,
      personalDetails: { ...rest.personalDetails, emailAddress: 'nobody' },
      addressInformation: { ...rest.addressInformation, shippingAddress: { ...NEW_YORK, city: ' ', countryId: 'XX' } },
    });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      result: 'Internal validation error; Order entity is not compliant with the schema',
      meta: {
        errors: [
          { field: 'personalDetails.emailAddress' },
          { field: 'addressInformation.shippingAddress.city' },
          { field: 'addressInformation.shippingAddress.countryId' },
        ],
      },
    });
  });

  it('refuses a hash that does not match the order', async () => {
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku: 'TEE' }]));
    expect((await place({ ...order, uid: 'somebody else' })).json).toMatchObject({
      meta: { errors: [{ field: 'hash' }] },
    });
  });

  it('sells a bundle as its parts', async () => {
    const token = await cartWith(fixture, [{ sku: 'OUTFIT', qty: 2 }]);
    await resultOf(place(await orderOf(fixture, token)));
    expect(await stockOf('SHIRT')).toBe(18);
    expect(await stockOf('SOCKS')).toBe(46);
  });
});

describe('paying by redirect', () => {
  async function ordered(): Promise<{ token: string; id: string; result: OrderResult }> {
    const token = await cartWith(fixture, [{ sku: 'CAP', qty: 2 }]);
    const order = await orderOf(fixture, token, { payment: 'card' });
    return { token, id: order.order_id, result: await resultOf<OrderResult>(place(order)) };
  }
  const answer = (id: string, value: string) =>
    fixture.platform.fetch(
      new Request(`http://shop.test/pay/${id}`, { method: 'POST', body: new URLSearchParams({ answer: value }) }),
    );
  const show = (id: string) => resultOf<PlacedOrder>(fixture.call('GET', `/api/order/${id}`));

  it('leads to a page that shows the amount to pay', async () => {
    const { id, result } = await ordered();
    expect(result).toMatchObject({ redirect_to_pay: true, order: { paylink: `/pay/${id}` } });
    const page = await fixture.platform.fetch(new Request(`http://shop.test/pay/${id}`));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Baseball Cap');
  });

  it('marks the order as paid on approval, once', async () => {
    const { id } = await ordered();
    expect((await answer(id, 'approve')).headers.get('location')).toBe(`/successful-payment?order=${id}`);
    expect(await show(id)).toMatchObject({ paid: true, order_status: 'A' });
    expect((await answer(id, 'cancel')).headers.get('location')).toBe(`/successful-payment?order=${id}`);
    expect(await show(id)).toMatchObject({ paid: true });
  });

  it('keeps the order payable later when the payment is declined', async () => {
    const { id } = await ordered();
    expect((await answer(id, 'decline')).headers.get('location')).toBe(`/failed-payment?order=${id}`);
    await answer(id, 'approve');
    expect(await show(id)).toMatchObject({ paid: true });
  });

  it('restores stock and reopens the cart when it is cancelled', async () => {
    const { id, token } = await ordered();
    expect(await stockOf('CAP')).toBe(1);
    expect((await answer(id, 'cancel')).headers.get('location')).toBe(`/checkout?order=${id}`);
    expect(await stockOf('CAP')).toBe(3);
    const again = await orderOf(fixture, token, { orderId: 'second-try-1' });
    await resultOf(place(again));
    expect(await show(id)).toMatchObject({ canceled: true });
    expect((await answer(id, 'approve')).headers.get('location')).toBe(`/failed-payment?order=${id}`);
  });

  it('reserves stock for a day only', async () => {
    const { id } = await ordered();
    await fixture.clock.advance(25 * 3600 * 1000);
    const token = await cartWith(fixture, [{ sku: 'CAP', qty: 3 }]);
    await resultOf(place(await orderOf(fixture, token)));
    expect(await show(id)).toMatchObject({ canceled: true });
    expect(await stockOf('CAP')).toBe(0);
  });
});
