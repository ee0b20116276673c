import { describe, expect, it } from 'vitest';
import type { CheckoutState } from '../../../core/checkout/checkout';
import type { FieldProblem } from '../../../core/kernel/field-problem';
import { postcodeError } from '../../../core/contract/foundation/postcodes';
import { validateCheckout, validatePersonal, validateShipping } from '../../../core/checkout/validate-checkout';

const personal = {
  firstName: 'Ada',
  lastName: 'Byron',
  emailAddress: 'ada@shop.test',
  password: '',
  createAccount: false,
};
const shipping = {
  firstName: 'Ada',
  lastName: 'Byron',
  country: 'US',
  streetAddress: '1 Broadway',
  apartmentNumber: '',
  city: 'New York',
  state: 'New York',
  region_id: 43,
  zipCode: '10004',
  phoneNumber: '+1 212 555 0100',
  emailAddress: '',
  shippingMethod: 'standard',
  pickupStoreId: 0,
  isGift: false,
  giftMessage: '',
  loaded: true,
  countryByDefault: 'US',
};
const places = {
  countries: [{ id: 'US', name: 'United States' }],
  states: [{ region_id: 43, code: 'NY', name: 'New York' }],
};

function said(problems: Readonly<Record<string, FieldProblem>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(problems).map(([field, { message }]) => [field, message]));
}

describe('personal details', () => {
  it('require names and a valid email address', () => {
    expect(said(validatePersonal(personal))).toEqual({});
    expect(said(validatePersonal({ ...personal, firstName: ' ', lastName: '', emailAddress: 'ada' }))).toEqual({
      firstName: 'Please enter your first name',
      lastName: 'Please enter your last name',
      emailAddress: 'Please enter an e-mail address like name@example.com',
    });
    expect(said(validatePersonal({ ...personal, firstName: 'x'.repeat(101) }))).toEqual({
      firstName: 'Please use at most 100 characters',
    });
  });

  it('require a password of 8 characters only for an account', () => {
    expect(said(validatePersonal({ ...personal, createAccount: true, password: 'short' }))).toEqual({
      password: 'Please choose a password of at least 8 characters',
    });
    expect(said(validatePersonal({ ...personal, createAccount: true, password: 'long enough' }))).toEqual({});
  });
});

describe('shipping details', () => {
  const errorsOf = (over: Partial<typeof shipping>, known = places) =>
    validateShipping({ ...shipping, ...over }, known);

  it('pass if all are valid', () => {
    expect(said(errorsOf({}))).toEqual({});
  });

  it('report the error of each field', () => {
    expect(
      said(
        errorsOf({
          firstName: '',
          streetAddress: '',
          city: '',
          zipCode: '1000',
          phoneNumber: '12345',
          shippingMethod: '',
          state: 'Atlantis',
          region_id: 0,
        }),
      ),
    ).toEqual({
      firstName: 'Please enter a first name',
      streetAddress: 'Please enter an address',
      city: 'Please enter a city',
      zipCode: 'Please enter a ZIP code like 10001',
      phoneNumber: 'Please enter a phone number like +1 212 555 0123',
      shippingMethod: 'Please choose a shipping method',
      state: 'There is no state "Atlantis": please choose one',
    });
  });

  it('accept a state by name, code or id, and require one if the country has some', () => {
    for (const over of [{ state: 'ny', region_id: 0 }, { state: 'new york' }, { state: '', region_id: 43 }]) {
      expect(said(errorsOf(over))).toEqual({});
    }
    expect(said(errorsOf({ state: '', region_id: 0 }))).toEqual({ state: 'Please choose a state' });
    expect(said(errorsOf({ state: '', region_id: 0 }, { ...places, states: [] }))).toEqual({});
  });

  it('require a country that the shop ships to', () => {
    expect(said(errorsOf({ country: 'XX' }))).toMatchObject({
      country: 'We do not ship to XX: please choose another country',
    });
    expect(said(errorsOf({ country: 'Germany' }))).toMatchObject({
      country: expect.stringContaining('two-letter') as unknown,
    });
    expect(said(errorsOf({ country: '' }))).toMatchObject({ country: 'Please choose a country' });
  });

  it('accept phone numbers in the specified format', () => {
    for (const phoneNumber of [
      '+49 (30) 123-456',
      '030/12345'.replace('/', '.'),
      '123456',
      '#12_34–56',
      '+1 212 555 0100 x12',
    ]) {
      expect(said(errorsOf({ phoneNumber }))).toEqual({});
    }
    for (const phoneNumber of ['12345', 'call me', '55010 x5501'])
      expect(Object.keys(errorsOf({ phoneNumber }))).toEqual(['phoneNumber']);
  });
});

describe('postcodes', () => {
  it('have the format of their country, and a maximum length anywhere', () => {
    const good: Readonly<Record<string, string>> = {
      US: '10004-1234',
      DE: '10115',
      UK: 'SW1A 1AA',
      CA: 'k1a0b1',
      NL: '1012 AB',
      ZZ: 'anything',
    };
    for (const [country, code] of Object.entries(good)) expect(postcodeError(country, code)).toBeUndefined();
    const bad: Readonly<Record<string, string>> = {
      US: '1000',
      DE: '1011',
      UK: '12345',
      PL: '00001x',
      ZZ: 'x'.repeat(21),
    };
    for (const [country, code] of Object.entries(bad)) expect(postcodeError(country, code)?.message).toMatch(/^Please/);
  });
});

describe('a field error', () => {
  it('is a code with details, so that it can be translated', () => {
    const { zipCode, firstName } = validateShipping({ ...shipping, zipCode: '1', firstName: 'x'.repeat(101) }, places);
    expect(zipCode).toMatchObject({ code: 'postcode', params: { example: '10001' } });
    expect(firstName).toMatchObject({ code: 'too-long', params: { max: 100 } });
  });
});

describe('validateCheckout', () => {
  const state: CheckoutState = {
    personalDetails: personal,
    shippingDetails: shipping,
    paymentDetails: {
      useShippingAddress: true,
      firstName: '',
      lastName: '',
      company: '',
      country: '',
      streetAddress: '',
      apartmentNumber: '',
      city: '',
      state: '',
      region_id: 0,
      zipTax: '',
      taxableShipping: false,
      zipCode: '',
      phoneNumber: '',
      taxId: '',
      paymentMethod: 'card',
      paymentMethodAdditional: {},
      activeOrderId: '',
    },
    methodsBy: { shipping: 'shopper', payment: 'shopper' },
    modifiedAt: 0,
    isThankYouPage: false,
  };
  const known = { shipping: places, payment: places };

  it('requires a billing address only if it differs', () => {
    expect(said(validateCheckout(state, known))).toEqual({});
    const other = { ...state, paymentDetails: { ...state.paymentDetails, useShippingAddress: false } };
    expect(Object.keys(validateCheckout(other, known))).toContain('payment.zipCode');
  });

  it('names fields by section', () => {
    const missing = { ...state, personalDetails: { ...personal, emailAddress: '' } };
    expect(said(validateCheckout(missing, known))).toEqual({
      'personal.emailAddress': 'Please enter your e-mail address',
    });
  });
});
