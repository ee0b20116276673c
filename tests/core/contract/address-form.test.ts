import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { addressForm } from '../../../core/account';
import { STORE_VIEWS } from '../../../core/shopper';
import { isPhone } from '../../../core/contract/foundation/contact';
import { COUNTRIES } from '../../../adapters/platform/catalogue/geography/countries';
import { validateShipping } from '../../../core/checkout/validate-checkout';
import { emptyCheckout } from '../../../storybook/fixtures/checkout';

describe('the address form', () => {
  it('is that of each country that the stores sell to', () => {
    const said = Object.values(STORE_VIEWS).map(({ tax: { defaultCountry: country } }) => {
      const { line1, line2, postcode } = addressForm(country);
      return [country, line1, line2, postcode].join(' ');
    });
    expect(new Set(said)).toEqual(
      new Set([
        'US address unit zip',
        'UK address line-2 postcode',
        'DE street-number addition postcode',
        'RU street-number flat postal-code',
        'UA street-number flat postal-code',
        'CN detailed building postal-code',
      ]),
    );
  });

  it('has a valid example phone number for every country', () => {
    for (const [country] of COUNTRIES) expect(isPhone(addressForm(country).phone), country).toBe(true);
  });

  it('has an example phone number of the same country', () => {
    for (const [country] of COUNTRIES) {
      const { phone } = addressForm(country);
      expect(parsePhoneNumberFromString(phone)?.countryCallingCode, country).toBe(
        getCountryCallingCode(country === 'UK' ? 'GB' : (country as CountryCode)), // sound: the list holds ISO codes but UK
      );
    }
  });

  it('is named in the messages of its fields', () => {
    const wrong = (country: string) => {
      const details = { ...emptyCheckout.shippingDetails, country, zipCode: '', phoneNumber: 'x' };
      const { streetAddress, zipCode, phoneNumber } = validateShipping(details, { countries: undefined, states: [] });
      return [streetAddress?.message, zipCode?.message, phoneNumber?.message];
    };
    expect(wrong('US')).toEqual([
      'Please enter an address',
      'Please enter a ZIP code',
      'Please enter a phone number like +1 212 555 0123',
    ]);
    expect(wrong('DE')).toEqual([
      'Please enter street and house number',
      'Please enter a postcode',
      'Please enter a phone number like +49 30 1234567',
    ]);
  });
});
