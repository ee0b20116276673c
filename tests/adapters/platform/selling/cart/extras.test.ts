import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EXTRAS } from '../../../../../adapters/platform/foundation/http/few-extras';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
let token: string;
beforeEach(async () => {
  fixture = await openFixturePlatform();
  token = await cartWith(fixture, [{ sku: 'TEE', qty: 1 }]);
});
afterEach(() => fixture.platform.close());

const many = Object.fromEntries(Array.from({ length: EXTRAS.members + 1 }, (_, n) => [`more${String(n)}`, 1]));
const few = { building: 'B', note: 'x'.repeat(EXTRAS.length - 2), door: { code: 12 } };

const CALLS = [
  ['shipping-methods', (extra: object) => ({ address: { country_id: 'US', postcode: '10004', ...extra } }), 'address'],
  [
    'shipping-information',
    (extra: object) => ({ addressInformation: { shippingAddress: { ...NEW_YORK, ...extra } } }),
    'addressInformation.shippingAddress',
  ],
  ['shipping-information', (extra: object) => ({ addressInformation: { ...extra } }), 'addressInformation'],
] as const;

describe('additional fields of an address', () => {
  it.each(CALLS)('are kept by %s within limits, and refused beyond them by name', async (path, bodyOf, field) => {
    const send = (extra: object) => fixture.call('POST', `/api/cart/${path}?cartId=${token}`, bodyOf(extra));
    expect((await send(few)).status).toBe(200);
    const junk = await send({ junk: 'x'.repeat(1_000_000 - 3000) });
    expect(junk).toMatchObject({
      status: 400,
      json: {
        meta: { errors: [{ field: `${field}.junk`, message: `${field}.junk must be at most 500 characters of JSON` }] },
      },
    });
    expect(await send(many)).toMatchObject({ status: 400, json: { meta: { errors: [{ field }] } } });
    expect(await send({ ['n'.repeat(65)]: 1 })).toMatchObject({ status: 400, json: { meta: { errors: [{ field }] } } });
  });

  it('are refused in an order too', async () => {
    const { hash: _hash, ...order } = await orderOf(fixture, token);
    const { addressInformation: info } = order;
    const send = (change: object) =>
      fixture.call('POST', '/api/order', { ...order, addressInformation: { ...info, ...change } });
    for (const change of [
      { junk: 'x'.repeat(501) },
      { shippingAddress: { ...info.shippingAddress, junk: 'x'.repeat(501) } },
      { billingAddress: { ...info.billingAddress, ...many } },
      { payment_method_additional: many },
    ]) {
      expect((await send(change)).status).toBe(400);
    }
    await resultOf(
      send({ shippingAddress: { ...info.shippingAddress, ...few }, payment_method_additional: { ref: 'A1' } }),
    );
  });
});
