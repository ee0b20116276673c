import { describe, expect, it } from 'vitest';
import { checkOrder } from '../../../../../adapters/platform/orders/lifecycle/check-order';
import type { Order } from '../../../../../core/contract';
import { postcodeError } from '../../../../../core/contract/foundation/postcodes';
import { NEW_YORK } from '../../../../fixtures/order';

function faults(address: Partial<typeof NEW_YORK>, method = 'standard'): readonly string[] {
  const shippingAddress = { ...NEW_YORK, ...address };
  const order = {
    personalDetails: { firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@vitrine.example' },
    addressInformation: { shippingAddress, billingAddress: NEW_YORK, shipping_method_code: method },
  } as unknown as Order; // sound: these are the members that are read
  return checkOrder(order).map(({ message }) => message);
}

describe('an address of an order placed through the API', () => {
  it.each([
    ['US', '1000'],
    ['DE', '1011'],
    ['GB', '10115'],
    ['UA', 'ABCDE'],
  ])('has a postcode in the format of checkout: %s %s', (countryId, postcode) => {
    const problem = postcodeError(countryId, postcode)?.message ?? '';
    expect(problem).not.toBe('');
    expect(faults({ countryId, postcode, region_id: null })).toEqual([
      `addressInformation.shippingAddress.postcode is not right: ${problem}`,
    ]);
  });

  it('accepts complete postcodes, and any in countries with an unknown format', () => {
    expect(faults({ postcode: '10001-1234' })).toEqual([]);
    expect(faults({ countryId: 'DE', postcode: '10115', region_id: null })).toEqual([]);
  });

  it('names a state in countries with states, unless its postcode implies it', () => {
    const toronto = { countryId: 'CA', city: 'Toronto', postcode: 'M5V 2T6' };
    const refused = [
      'addressInformation.shippingAddress.region_id must be a state of CA, that of region where both are there',
    ];
    expect(faults({ ...toronto, region: 'Ontario', region_id: 74 })).toEqual([]);
    expect(faults({ ...toronto, region: 'ON', region_id: null })).toEqual([]);
    expect(faults({ ...toronto, region: '', region_id: null })).toEqual(refused);
    expect(faults({ ...toronto, region: 'Quebec', region_id: 74 })).toEqual(refused);
    expect(faults({ region: '', region_id: null })).toEqual([]);
  });

  it.each([['12'], ['call me'], [''], ['  ']])('has a callable phone number if something is shipped: %j', (phone) => {
    expect(faults({ phone })).toHaveLength(1);
    expect(faults({ phone })[0]).toContain('addressInformation.shippingAddress.phone');
  });
});
