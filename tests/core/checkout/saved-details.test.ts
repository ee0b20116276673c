import { describe, expect, it } from 'vitest';
import { isSamePlace, missingPersonal, savedAddress } from '../../../core';

const home = {
  firstname: 'Ada',
  lastname: 'Byron',
  street: ['12 Engine Street', '4', 'Bell B'],
  city: 'New York',
  postcode: '10001',
  countryId: 'US',
  region: 'New York',
  region_id: '43',
  phone: '+1 212 555 0100',
};

describe('what an account knows for checkout', () => {
  it('is an address as the fields hold it', () => {
    expect(savedAddress(home)).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      country: 'US',
      streetAddress: '12 Engine Street',
      apartmentNumber: '4, Bell B',
      city: 'New York',
      state: 'New York',
      region_id: 43,
      zipCode: '10001',
      phoneNumber: '+1 212 555 0100',
    });
    const bare = savedAddress({ ...home, region: null, region_id: null, phone: undefined });
    expect(bare).toMatchObject({ state: '', region_id: 0, phoneNumber: '' });
  });

  it('is the same place for any recipient and in any spelling', () => {
    const one = savedAddress(home);
    expect(isSamePlace(one, { ...one, firstName: 'Eve', city: ' new york', phoneNumber: '' })).toBe(true);
    expect(isSamePlace(one, { ...one, apartmentNumber: '5' })).toBe(false);
  });

  it('fills in what is missing and leaves what was typed', () => {
    const user = { firstname: 'Ada', lastname: 'Byron', email: null };
    const typed = { firstName: 'Augusta', lastName: ' ', emailAddress: '' };
    expect(missingPersonal(user, typed)).toEqual({ lastName: 'Byron' });
    expect(missingPersonal({ ...user, email: 'ada@shop.test' }, typed)).toEqual({
      lastName: 'Byron',
      emailAddress: 'ada@shop.test',
    });
  });
});
