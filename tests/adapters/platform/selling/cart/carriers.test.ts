import { afterEach, describe, expect, it } from 'vitest';
import type { ShippingCarrier, ShippingQuote, ShippingRequest } from '../../../../../adapters/platform';
import type { CartTotals, ServerCartItem, ShippingInformation } from '../../../../../core/contract';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';
import { signIn } from '../../../../fixtures/signed-in';

const MINUTE = 60_000;
const open: FixturePlatform[] = [];
afterEach(async () => {
  for (const { platform } of open.splice(0)) await platform.close();
});

function carrier(options: Partial<ShippingCarrier> = {}) {
  const asked: ShippingRequest[] = [];
  const state = { answer: (): Promise<readonly ShippingQuote[]> => Promise.resolve([quote(750)]) };
  const made: ShippingCarrier = {
    code: 'ups',
    title: 'UPS',
    quotes: (request) => {
      asked.push(request);
      return state.answer();
    },
    ...options,
  };
  return { asked, state, made };
}
const quote = (amount: number): ShippingQuote => ({ service: 'ground', title: 'Ground', amount, daysToDelivery: 3 });

async function opened(...carriers: readonly ShippingCarrier[]): Promise<FixturePlatform> {
  const fixture = await openFixturePlatform({ carriers });
  open.push(fixture);
  return fixture;
}

const inform = (fixture: FixturePlatform, token: string, address: object = NEW_YORK, method = '') =>
  resultOf<ShippingInformation>(
    fixture.call('POST', `/api/cart/shipping-information?cartId=${token}`, {
      addressInformation: { shippingAddress: address, shippingMethodCode: method },
    }),
  );
const codes = ({ shipping_methods: methods = [] }: ShippingInformation) => methods.map(({ method_code: code }) => code);
const totalsOf = (fixture: FixturePlatform, token: string) =>
  resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${token}`));
const OWN = ['standard', 'express', 'pickup'];

async function orderBy(fixture: FixturePlatform, token: string, method = 'ups-ground') {
  const { totals } = await inform(fixture, token, NEW_YORK, method);
  const { hash: _hash, ...order } = await orderOf(fixture, token);
  await inform(fixture, token, NEW_YORK, method);
  return {
    ...order,
    addressInformation: { ...order.addressInformation, shipping_method_code: method, shipping_carrier_code: 'ups' },
    totals: totals.total_segments.map(({ code, value }) => ({ code, value })),
  };
}

describe('the quotes of a carrier', () => {
  it('follow the merchant’s own shipping methods, with a price for this cart and destination', async () => {
    const { made, asked } = carrier();
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE', qty: 2 }]);
    const information = await inform(fixture, token, NEW_YORK, 'ups-ground');
    expect(codes(information)).toEqual([...OWN, 'ups-ground']);
    expect(information.shipping_methods?.at(-1)).toMatchObject({
      carrier_code: 'ups',
      method_title: 'Ground',
      carrier_title: 'UPS',
      amount: 7.5,
      days_to_delivery: 3,
    });
    expect(information.totals.shipping_amount).toBe(7.5);
    expect(asked).toMatchObject([
      {
        store: 'us',
        currency: 'USD',
        language: 'en',
        destination: { country: 'US', postcode: '10004', city: 'New York', regionId: 43 },
        lines: [{ sku: 'TEE', qty: 2 }],
      },
    ]);
    const [request] = asked;
    expect(request?.subtotal).toBe((request?.lines[0]?.unitPrice ?? 0) * 2);
  });

  it('are requested once for the same cart, and again for other lines, destinations and times', async () => {
    const { made, asked } = carrier();
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    for (let turn = 0; turn < 3; turn += 1) await inform(fixture, token, NEW_YORK, 'ups-ground');
    await totalsOf(fixture, token);
    expect(asked).toHaveLength(1);
    const [line] = await resultOf<ServerCartItem[]>(fixture.call('GET', `/api/cart/pull?cartId=${token}`));
    await fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { ...line, qty: 3 } });
    expect(asked.at(-1)?.lines).toMatchObject([{ sku: 'TEE', qty: 3 }]);
    await inform(fixture, token, { ...NEW_YORK, postcode: '10005' });
    expect(asked).toHaveLength(3);
    await fixture.clock.advance(15 * MINUTE);
    await inform(fixture, token, { ...NEW_YORK, postcode: '10005' });
    expect(asked).toHaveLength(4);
  });

  it('follow a change of the lines in the totals of its response', async () => {
    const { made, state } = carrier();
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    await inform(fixture, token, NEW_YORK, 'ups-ground');
    state.answer = () => Promise.resolve([quote(1250)]);
    const [line] = await resultOf<ServerCartItem[]>(fixture.call('GET', `/api/cart/pull?cartId=${token}`));
    const { json } = await fixture.call('POST', `/api/cart/update?cartId=${token}`, { cartItem: { ...line, qty: 3 } });
    expect(json).toMatchObject({ meta: { totals: { shipping_amount: 12.5 }, revision: 3 } });
  });

  it('are omitted, and logged, if the carrier fails, returns an invalid response or times out', async () => {
    const failing = carrier({ code: 'failing', quotes: () => Promise.reject(new Error('no')) });
    const throwing = carrier({
      code: 'throwing',
      quotes: () => {
        throw new Error('at once');
      },
    });
    const silly = carrier({ code: 'silly', quotes: () => Promise.resolve([quote(-1)]) });
    const slow = carrier({ code: 'slow', timeLimitMs: 500, quotes: () => new Promise(() => undefined) });
    const fixture = await opened(failing.made, throwing.made, silly.made, slow.made, carrier().made);
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const informed = inform(fixture, token);
    const waiting = { over: false };
    void informed.finally(() => (waiting.over = true));
    while (!waiting.over) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      await fixture.clock.advance(100);
    }
    expect(codes(await informed)).toEqual([...OWN, 'ups-ground']);
    const logged = fixture.telemetry.records.flatMap((record) => (record.kind === 'log' ? [record] : []));
    expect(logged.map(({ message }) => message).sort()).toEqual(
      ['failing', 'silly', 'slow', 'throwing'].map((code) => `The carrier ${code} did not answer and is left out`),
    );
    expect(JSON.stringify(logged)).toContain('0.amount must be at least 0');
  });

  it('are not requested for ten seconds after a failure', async () => {
    let calls = 0;
    const { made } = carrier({
      quotes: () => {
        calls += 1;
        return Promise.reject(new Error('no'));
      },
    });
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    await inform(fixture, token);
    await inform(fixture, token);
    expect(calls).toBe(1);
    await fixture.clock.advance(10_000);
    await inform(fixture, token);
    expect(calls).toBe(2);
  });

  it('stay the price of the order for half an hour after they were shown', async () => {
    const { made, state, asked } = carrier();
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const order = await orderBy(fixture, token);
    state.answer = () => Promise.resolve([quote(9900)]);
    await fixture.clock.advance(44 * MINUTE);
    const placed = await resultOf<{ shipping_method: string }>(fixture.call('POST', '/api/order', order));
    expect(placed).toMatchObject({ shipping_method: 'Ground', price: expect.any(Number) as unknown });
    expect(asked).toHaveLength(1);
  });

  it('are requested again by a later order, which is refused with the new total', async () => {
    const { made, state } = carrier();
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const order = await orderBy(fixture, token);
    state.answer = () => Promise.resolve([quote(900)]);
    await fixture.clock.advance(45 * MINUTE);
    const { status, json } = await fixture.call('POST', '/api/order', order);
    expect([status, json]).toMatchObject([400, { meta: { error: 'totals_changed', totals: { shipping_amount: 9 } } }]);
    expect((await totalsOf(fixture, token)).shipping_amount).toBe(9);
    expect((await fixture.call('POST', '/api/order', await orderBy(fixture, token))).status).toBe(200);
  });

  it('are used for a day if the carrier does not respond when the order is placed', async () => {
    const { made, state } = carrier();
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const order = await orderBy(fixture, token);
    state.answer = () => Promise.reject(new Error('down'));
    await fixture.clock.advance(23 * 60 * MINUTE);
    expect((await fixture.call('POST', '/api/order', order)).status).toBe(200);
  });

  it('are no shipping method of a cart that they were not quoted for', async () => {
    const { made, state } = carrier();
    const fixture = await opened(made);
    const token = await cartWith(fixture, [{ sku: 'TEE' }]);
    const order = await orderBy(fixture, token);
    state.answer = () => Promise.resolve([]);
    const { addressInformation: info } = order;
    const elsewhere = { ...info.shippingAddress, postcode: '99999' };
    const other = { ...order, addressInformation: { ...info, shippingAddress: elsewhere } };
    const { status, json } = await fixture.call('POST', '/api/order', other);
    expect([status, JSON.stringify(json)]).toEqual([400, expect.stringContaining('shipping_method_code')]);
  });

  it('are requested once for all carts with the same request', async () => {
    const { made, asked } = carrier();
    const fixture = await opened(made);
    for (let turn = 0; turn < 3; turn += 1) {
      const token = await cartWith(fixture, [{ sku: 'TEE' }]);
      expect(codes(await inform(fixture, token, NEW_YORK))).toContain('ups-ground');
    }
    expect(asked).toHaveLength(1);
    await fixture.clock.advance(15 * MINUTE);
    await inform(fixture, await cartWith(fixture, [{ sku: 'TEE' }]), NEW_YORK);
    expect(asked).toHaveLength(2);
  });

  it('are limited for a stranger, who still gets the shop’s own methods, and customers are counted apart', async () => {
    const { made, asked } = carrier();
    const fixture = await opened(made);
    const carts = [await cartWith(fixture, [{ sku: 'TEE' }])];
    const { token: customer } = await signIn(fixture, 'ann@shop.test');
    let place = 0;
    const from = async (address: string, bearer?: string) => {
      place += 1;
      const token = carts.at(-1) ?? '';
      const request = new Request(`http://shop.test/api/cart/shipping-methods?cartId=${token}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        },
        body: JSON.stringify({ address: { country_id: 'US', postcode: String(10_000 + place) } }),
      });
      const response = await fixture.platform.fetch(request, { address });
      expect(response.status).toBe(200);
      return JSON.stringify(await response.json());
    };
    for (let turn = 0; turn < 125; turn += 1) await from('203.0.113.9');
    expect(asked).toHaveLength(120);
    // A cart caches 20 answers, unordered within one moment.
    carts.push(await cartWith(fixture, [{ sku: 'TEE' }]));
    const beyond = await from('203.0.113.9');
    expect([beyond.includes('standard'), beyond.includes('ups-ground')]).toEqual([true, false]);
    expect(await from('203.0.113.9', customer)).toContain('ups-ground');
    expect(await from('198.51.100.7')).toContain('ups-ground');
  });

  it('are not requested by a cart without delivery', async () => {
    const { made, asked } = carrier();
    const fixture = await opened(made);
    const token = await resultOf<string>(fixture.call('POST', '/api/cart/create?storeCode=us'));
    await inform(fixture, token);
    expect(asked).toEqual([]);
  });
});

describe('the option carriers', () => {
  it('reports an invalid code, and a duplicate one', async () => {
    await expect(opened(carrier({ code: 'U P S' }).made)).rejects.toThrow('option carriers.0.code must be 1 to 20');
    const twice = [carrier().made, carrier().made];
    await expect(opened(...twice)).rejects.toThrow('option carriers.1.code must not be repeated: ups');
  });
});
