import { describe, expect, it } from 'vitest';
import { toOrderAddress } from '../../../core/account';
import { savedAddress } from '../../../core/internal';

const kept = {
  firstname: 'Ada',
  lastname: 'Whitfield',
  street: ['48 Mercer Street', '4b'],
  city: 'New York',
  postcode: '10013',
  countryId: 'US',
  region: 'New York',
  region_id: 43,
  phone: '+12125550110',
  email: 'ada@vitrine.example',
};

describe('a form address', () => {
  it('equals the stored one after a round trip', () => {
    expect(toOrderAddress(savedAddress(kept), 'ada@vitrine.example')).toEqual(kept);
  });
  it('keeps all lines of a street with more lines than the form', () => {
    const { streetAddress, apartmentNumber } = savedAddress({ ...kept, street: ['1 Yard', 'House 2', 'Door 3'] });
    expect([streetAddress, apartmentNumber]).toEqual(['1 Yard', 'House 2, Door 3']);
  });
  it('has no state if none was stored', () => {
    const { region: _region, region_id: _id, ...rest } = kept;
    expect(savedAddress(rest)).toMatchObject({ state: '', region_id: 0 });
    expect(toOrderAddress(savedAddress(rest), '')).not.toHaveProperty('region');
  });
});
