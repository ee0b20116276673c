import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CartTotals, OrderAddress } from '../../../../../core/contract';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../../../fixtures/platform';

let fixture: FixturePlatform;
beforeEach(async () => {
  fixture = await openFixturePlatform();
});
afterEach(() => fixture.platform.close());

/** Tax that a cart has for an address, and that its order is taken with. */
async function taxTo(address: OrderAddress): Promise<readonly (number | undefined)[]> {
  const token = await cartWith(fixture, [{ sku: 'CAP' }]);
  const order = await orderOf(fixture, token, { address });
  const { tax_amount: shown } = await resultOf<CartTotals>(fixture.call('GET', `/api/cart/totals?cartId=${token}`));
  await resultOf(fixture.call('POST', '/api/order', order));
  return [shown, order.totals.find(({ code }) => code === 'tax')?.value];
}

describe('the tax state of an order', () => {
  it.each([
    ['the named one', {}],
    ['that of its postcode if it names none', { region: null, region_id: null, region_code: null }],
    ['that of its postcode if it names another', { region: 'Oregon', region_id: 49, region_code: 'OR' }],
    ['that of its postcode if it names two', { region: 'New York', region_id: 49 }],
  ])('is %s', async (_which, named) => {
    const tax = 11.01; // 8.875 % of 120 and of the delivery, each rounded
    expect(await taxTo({ ...NEW_YORK, ...named })).toEqual([tax, tax]);
  });

  it('is none if the postcode is in a state without a tax', async () => {
    const portland = { ...NEW_YORK, city: 'Portland', postcode: '97201' };
    expect(await taxTo(portland)).toEqual([0, undefined]);
  });
});
