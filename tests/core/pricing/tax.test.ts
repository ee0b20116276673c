import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxRate, withTax } from '../../../core/pricing';
import { taxPlaceOf } from '../../../core/pricing/tax';
import { aTaxRule } from './build';

const rules = [
  aTaxRule([
    { rate: 19, tax_country_id: 'DE' },
    { rate: 4, tax_country_id: 'US', tax_region_id: 12, region_name: 'California' },
    { rate: 1, tax_country_id: 'US', tax_region_id: 0, region_name: '*' },
  ]),
];

describe('the tax rate', () => {
  it('comes from the rule for the class and country', () => {
    expect(taxRate({ rules, at: 0, productClassId: 2, customerClassId: 3, place: { country: 'DE' } })).toBe(19);
  });

  it('is the same for both codes of the United Kingdom', () => {
    for (const [ruled, asked] of [
      ['GB', 'UK'],
      ['UK', 'GB'],
    ] as const) {
      const own = [aTaxRule([{ rate: 20, tax_country_id: ruled }])];
      expect(taxRate({ rules: own, at: 0, productClassId: 2, place: { country: asked } })).toBe(20);
    }
  });

  it('of the region has priority over that of the country', () => {
    expect(taxRate({ rules, at: 0, productClassId: 2, place: { country: 'US', regionId: 12 } })).toBe(4);
    expect(taxRate({ rules, at: 0, productClassId: 2, place: { country: 'US', region: 'california' } })).toBe(4);
    expect(taxRate({ rules, at: 0, productClassId: 2, place: { country: 'US', regionId: 99 } })).toBe(1);
    expect(taxRate({ rules, at: 0, productClassId: 2, place: { country: 'US' } })).toBe(1);
  });

  it.each([
    ['country', { productClassId: 2, place: { country: 'FR' } }],
    ['product class', { productClassId: 9, place: { country: 'DE' } }],
    ['product without a class', { productClassId: null, place: { country: 'DE' } }],
    ['customer class', { productClassId: 2, customerClassId: 9, place: { country: 'DE' } }],
  ])('is 0 if no rule matches the %s', (_what, question) => {
    expect(taxRate({ rules, at: 0, ...question })).toBe(0);
  });

  it('is taken from the first of two equally specific rules', () => {
    const second = aTaxRule([{ rate: 7, tax_country_id: 'DE' }], 2);
    expect(taxRate({ at: 0, rules: [...rules, second], productClassId: 2, place: { country: 'DE' } })).toBe(19);
  });
});

describe('the region of a rate', () => {
  const rateAt = (rate: object, place: object) =>
    taxRate({
      at: 0,
      rules: [aTaxRule([{ rate: 5, tax_country_id: 'US', ...rate }])],
      productClassId: 2,
      place: { country: 'US', ...place },
    });

  it.each([
    // A country-wide rate applies everywhere in the country.
    [{}, {}, 5],
    [{ region_name: '*', tax_region_id: 0 }, { regionId: 12, region: 'California' }, 5],
    [{ region_name: '' }, { region: 'California' }, 5],
    // Region ids take precedence over names.
    [{ tax_region_id: 12 }, { regionId: 12 }, 5],
    [{ tax_region_id: 12 }, { regionId: 13 }, 0],
    [{ tax_region_id: 12, region_name: 'California' }, { regionId: 13, region: 'California' }, 0],
    [{ tax_region_id: 12, region_name: 'California' }, { region: 'CALIFORNIA' }, 5],
    [{ tax_region_id: 12, region_name: 'California' }, { region: 'Nevada' }, 0],
    [{ region_name: 'California' }, { regionId: 12, region: 'California' }, 5],
    [{ region_name: 'California' }, { regionId: 12 }, 0],
    [{ tax_region_id: 12 }, {}, 0],
    [{ tax_region_id: 12 }, { region: '' }, 0],
    [{ tax_region_id: 12, region_name: '*' }, { region: '*' }, 0],
  ])('%j at %j is %i', (rate, place, expected) => {
    expect(rateAt(rate, place)).toBe(expected);
  });
});

describe('the place of taxation', () => {
  const store = {
    ...{ sourcePriceIncludesTax: true, defaultCountry: 'US', defaultRegion: 'NY' },
    calculateServerSide: true,
  };

  it.each([
    [undefined, { country: 'US', region: 'NY' }],
    [null, { country: 'US', region: 'NY' }],
    [
      { country_id: '', region_id: 12 },
      { country: 'US', region: 'NY' },
    ],
    [{ country_id: 'DE' }, { country: 'DE' }],
    [
      { country_id: 'US', region_id: 12 },
      { country: 'US', regionId: 12 },
    ],
    [
      { country_id: 'US', region_id: '12', region: 'California' },
      { country: 'US', regionId: 12, region: 'California' },
    ],
    [{ country_id: 'US', region_id: null, region: '' }, { country: 'US' }],
    [{ country_id: 'US', region_id: '' }, { country: 'US' }],
    [{ country_id: 'US', region_id: 'CA' }, { country: 'US' }],
  ])('of %j is %j', (address, place) => {
    expect(taxPlaceOf(address, store)).toEqual(place);
  });
});

describe('splitting a price by its tax', () => {
  it('finds the tax inside a gross price and adds it to a net one', () => {
    expect(withTax(11_900, 19, true)).toEqual({ net: 10_000, tax: 1900, gross: 11_900 });
    expect(withTax(10_000, 19, false)).toEqual({ net: 10_000, tax: 1900, gross: 11_900 });
  });

  it('always adds up, and a rate of 0 changes nothing', () => {
    const rate = fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), rate, fc.boolean(), (price, percent, includesTax) => {
        const apart = withTax(price, percent, includesTax);
        expect(apart.net + apart.tax).toBe(apart.gross);
        expect(includesTax ? apart.gross : apart.net).toBe(price);
        expect(withTax(price, 0, includesTax).tax).toBe(0);
      }),
    );
  });
});
