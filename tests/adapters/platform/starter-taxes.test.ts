import { describe, expect, it } from 'vitest';
import { COUNTRIES, STATES } from '../../../adapters/platform/catalogue/geography/countries';
import { RETAIL, TAX_CLASS, taxRules } from '../../../adapters/platform/starter/tax-rules';
import { taxRate } from '../../../core/pricing';
import { STORE_VIEWS } from '../../../core/store-views';

const rules = taxRules();
/** Countries in whose currency or language a built-in store sells, and the rest of the European Union. */
const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const sold = [...new Set([...EUROPEAN_UNION, ...STORE_VIEWS.map(({ tax }) => tax.defaultCountry)])];
const rateIn = (productClassId: number, place: Parameters<typeof taxRate>[0]['place']) =>
  taxRate({ rules, at: 0, productClassId, customerClassId: RETAIL, place });

describe('the initial taxes of a shop', () => {
  it.each(sold.filter((country) => country !== 'US'))('have a rate for goods sold in %s', (country) => {
    expect(rateIn(TAX_CLASS.goods, { country })).toBeGreaterThan(0);
  });

  it('have a row for each such country in every table, so that 0 % is a rate and not a gap', () => {
    for (const { code, rates } of rules) {
      const listed = new Set(rates.map(({ tax_country_id: country }) => country));
      expect([code, sold.filter((country) => !listed.has(country))]).toEqual([code, []]);
    }
  });

  it('have rates only for countries that a shop can ship to', () => {
    const known = new Set(COUNTRIES.map(([code]) => code));
    const listed = rules.flatMap(({ rates }) => rates.map(({ tax_country_id: country }) => country));
    expect(listed.filter((country) => !known.has(country))).toEqual([]);
  });

  it('apply to goods in the named states, by the number of an address', () => {
    const named = new Set(STATES['US']?.map(([id]) => id));
    const states = rules[0]?.rates.filter(({ tax_country_id: country }) => country === 'US') ?? [];
    expect(states.length).toBeGreaterThan(0);
    expect(states.every(({ tax_region_id: id }) => named.has(Number(id)))).toBe(true);
  });

  it.each([
    ['FR', TAX_CLASS.goods, 20],
    ['FR', TAX_CLASS.books, 5.5],
    ['UK', TAX_CLASS.childrensClothes, 0],
    ['GB', TAX_CLASS.goods, 20],
    ['CH', TAX_CLASS.goods, 8.1],
  ])('charge in %s for class %s %s percent', (country, productClass, rate) => {
    expect(rateIn(productClass, { country })).toBe(rate);
  });
});
