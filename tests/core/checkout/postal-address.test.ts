import { describe, expect, it } from 'vitest';
import { STATES } from '../../../adapters/platform/catalogue/geography/countries';
import { postalLines, townLines } from '../../../core/account';
import { regionCode } from '../../../core/checkout/region-codes';

const home = {
  firstname: 'Ada',
  lastname: 'Byron',
  street: ['48 Mercer Street', '4b'],
  city: 'New York',
  postcode: '10013',
};

describe('a postal address', () => {
  it.each([
    ['US', { region: 'New York' }, ['New York, NY 10013']],
    ['US', {}, ['New York, 10013']],
    ['CA', { city: 'Toronto', postcode: 'M5V 2T6', region: 'Ontario' }, ['Toronto ON M5V 2T6']],
    ['GB', { city: 'London', postcode: 'SW1A 1AA' }, ['London', 'SW1A 1AA']],
    ['UK', { city: 'London', postcode: 'SW1A 1AA' }, ['London', 'SW1A 1AA']],
    ['DE', { city: 'Berlin', postcode: '10115' }, ['10115 Berlin']],
    ['ES', { city: 'Madrid', postcode: '28001', region: 'Madrid' }, ['28001 Madrid', 'Madrid']],
  ])('has its town formatted as %s', (countryId, town, expected) => {
    expect(townLines({ ...home, countryId, ...town })).toEqual(expected);
  });

  it('has name, street, town and country, line by line, without missing parts', () => {
    expect(postalLines({ ...home, countryId: 'US', region: 'New York' }, 'United States')).toEqual([
      'Ada Byron',
      '48 Mercer Street',
      '4b',
      'New York, NY 10013',
      'United States',
    ]);
    expect(postalLines({ countryId: 'DE', street: [' '], postcode: '10115', city: 'Berlin' })).toEqual([
      '10115 Berlin',
    ]);
  });

  it('has an abbreviation for every state that the shop knows', () => {
    for (const [country, states] of Object.entries(STATES)) {
      if (country !== 'US' && country !== 'CA') continue;
      for (const [, code, name] of states) expect(regionCode(country, name)).toBe(code);
    }
    expect(regionCode('US', 'ny')).toBe('ny');
    expect(regionCode('DE', 'Hessen')).toBe('Hessen');
  });
});
