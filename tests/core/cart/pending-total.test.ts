import { describe, expect, it } from 'vitest';
import { pendingTotal } from '../../../core/internal';
import { clientCart, openShops, put } from '../open-shop';

const open = openShops();
const line = { sku: 'TEE', name: 'Tee', qty: 1, price: 10, checksum: '' };
const shipping = { method_code: 'standard', carrier_code: 'vitrine' };
const place = { country_id: 'US', postcode: '10001' };
const taxed = [{ code: 'tax', title: 'Tax', value: 3 }];

describe('a total that is not final', () => {
  it.each([
    ['nothing is known', { shipping: null, address: null }, [], false, 'before-tax-and-shipping'],
    ['only the country is known', { shipping, address: { country_id: 'US' } }, [], false, 'before-tax'],
    ['its tax is that of the store', { shipping, address: null }, taxed, false, 'estimated'],
    ['prices include the tax', { shipping: null, address: null }, [], true, 'before-shipping'],
    [
      'the ZIP code is incomplete',
      { shipping, address: { country_id: 'US', postcode: 'ABC' } },
      [],
      false,
      'before-tax',
    ],
    [
      'the tax is that of the state, without a ZIP code',
      { shipping, address: { ...place, postcode: '1000', region: 'New York' } },
      taxed,
      false,
      'estimated',
    ],
    ['only the state is known', { shipping, address: { country_id: 'US', region_id: 43 } }, taxed, false, undefined],
    [
      'a shop is chosen for pickup',
      { shipping, address: { country_id: 'US', pickup: { id: 1 } } },
      taxed,
      false,
      undefined,
    ],
    ['everything is known', { shipping, address: place }, taxed, false, undefined],
    ['prices include the tax and it is shipped', { shipping, address: null }, [], true, undefined],
  ] as const)('is marked as such if %s', (_name, cart, segments, taxIncluded, expected) => {
    expect(pendingTotal({ cartItems: [line], ...cart }, segments, taxIncluded)).toBe(expected);
  });

  it('waits for no shipping if nothing is delivered, and is absent without lines', () => {
    const service = { ...line, type_id: 'virtual' as const };
    expect(pendingTotal({ cartItems: [service], shipping: null, address: place }, [], false)).toBeUndefined();
    expect(pendingTotal({ cartItems: [], shipping: null, address: null }, [], false)).toBeUndefined();
  });

  it('becomes final with the address and the shipping method', async () => {
    const one = await open();
    await put(one, 'TEE', 1);
    expect(clientCart(one)).toEqual(['1 TEE']);
    const pending = () => {
      const { snapshot } = one.shop.cart;
      return pendingTotal(snapshot, snapshot.segments, one.shop.storeViews.current.tax.sourcePriceIncludesTax);
    };
    expect(pending()).not.toBeUndefined();
    await (await one.shop.checkout()).saveShipping({ country: 'US', state: 'New York', zipCode: '10001' });
    await one.shop.cart.settled();
    expect(pending()).toBeUndefined();
  });
});
