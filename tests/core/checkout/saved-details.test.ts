import { describe, expect, it } from 'vitest';
import { isSamePlace, missingPersonal, prefill, savedAddress } from '../../../core/internal';

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

describe('details of an account for checkout', () => {
  it('are an address in form fields', () => {
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
    expect(savedAddress({ ...home, countryId: 'GB' }).country).toBe('UK');
    const bare = savedAddress({ ...home, region: null, region_id: null, phone: undefined });
    expect(bare).toMatchObject({ state: '', region_id: 0, phoneNumber: '' });
  });

  it('are the same place for any recipient and in any spelling', () => {
    const one = savedAddress(home);
    expect(isSamePlace(one, { ...one, firstName: 'Eve', city: ' new york', phoneNumber: '' })).toBe(true);
    expect(isSamePlace(one, { ...one, apartmentNumber: '5' })).toBe(false);
  });

  it('fill in what is missing and keep what was typed', () => {
    const user = { firstname: 'Ada', lastname: 'Byron', email: null };
    const typed = { firstName: 'Augusta', lastName: ' ', emailAddress: '' };
    expect(missingPersonal(user, typed)).toEqual({ lastName: 'Byron' });
    expect(missingPersonal({ ...user, email: 'ada@shop.test' }, typed)).toEqual({
      lastName: 'Byron',
      emailAddress: 'ada@shop.test',
    });
  });
});

describe('automatically filled checkout details', () => {
  const user = {
    firstname: 'Ada',
    lastname: 'Byron',
    email: 'ada@shop.test',
    addresses: [home, { ...home, city: 'Bath' }],
  };
  const personalDetails = { firstName: '', lastName: '', emailAddress: '', password: '', createAccount: false };
  const shippingDetails = {
    ...savedAddress({
      ...home,
      firstname: '',
      lastname: '',
      street: [''],
      city: '',
      postcode: '',
      region: null,
      region_id: null,
    }),
    phoneNumber: '',
    emailAddress: '',
    shippingMethod: '',
    pickupStoreId: 0,
    isGift: false,
    giftMessage: '',
    loaded: true,
    countryByDefault: 'US',
  };

  it('are name, email and the first address of the account if nothing was typed', () => {
    expect(prefill(user, { personalDetails, shippingDetails })).toEqual({
      personal: { firstName: 'Ada', lastName: 'Byron', emailAddress: 'ada@shop.test' },
      address: savedAddress(home),
    });
    expect(prefill({ ...user, addresses: [] }, { personalDetails, shippingDetails })).not.toHaveProperty('address');
  });

  it('are none in a section with typed input or a selected country', () => {
    const named = { ...personalDetails, firstName: 'Augusta' };
    expect(prefill(user, { personalDetails: named, shippingDetails })).toEqual({ address: savedAddress(home) });
    for (const typed of [{ city: 'Bath' }, { phoneNumber: '1' }, { country: 'DE' }]) {
      const filled = prefill(user, { personalDetails: named, shippingDetails: { ...shippingDetails, ...typed } });
      expect(filled).toEqual({});
    }
  });
});
