import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TaxRule } from '../../../core/contract';
import { coversPostcode, crossAreas, postcodeArea, postcodeKey } from '../../../core/contract/selling/postcode-area';
import { taxRateErrors, type DatedRate } from '../../../core/contract/selling/tax-rate-errors';
import { lastTaxEdge, nextTaxEdge, servedTaxRules, taxParts, taxRate, taxRulesIn } from '../../../core/pricing';
import { aTaxRule } from './build';

type Rates = TaxRule['rates'];

const NOON = Date.UTC(2026, 5, 15, 12);
const US = { tax_country_id: 'US' };
const rateAt = (rates: Rates, postcode: string, at = NOON) =>
  taxRate({ rules: [aTaxRule(rates)], productClassId: 2, place: { country: 'US', regionId: 12, postcode }, at });

describe('a postcode of a tax rate', () => {
  it.each([
    ['94103', '94103', true],
    ['94103', '94103-1234', true],
    ['94103', '941', false],
    ['941*', '94199', true],
    ['941*', '9419', true],
    ['941*', '94200', false],
    ['94100...94199', '94199', true],
    ['94100...94199', '94200', false],
    ['94100...94199', '9410', false],
    ['94200...94100', '94150', false],
    ['941...942', '94299', true],
    ['941...942', '94300', false],
    ['941...941', '94199', true],
    ['942...94100', '94250', false],
    ['9410?', '94103', false],
  ])('%s at %s: %j', (pattern, postcode, isCovered) => {
    expect(rateAt([{ rate: 9, ...US, postcode: pattern }], postcode)).toBe(isCovered ? 9 : 0);
  });

  it('is compared in any letter case, with or without spaces and hyphens', () => {
    const rules = [aTaxRule([{ rate: 9, tax_country_id: 'UK', postcode: 'sw1a 1aa' }])];
    for (const postcode of ['SW1A1AA', 'sw1a-1aa', ' SW1A 1AA '])
      expect(taxRate({ rules, productClassId: 2, place: { country: 'GB', postcode }, at: NOON })).toBe(9);
  });

  it.each([
    ['PT', '9000...9499', '9000-123', 22],
    ['PT', '9000...9499', '9500-123', 23],
    ['NL', '1000...1012', '1012 AB', 22],
    ['PL', '00...04', '04-999', 22],
    ['JP', '900...909', '900-0001', 22],
  ])('of %s covers with %s the prefix: %s', (country, pattern, postcode, rate) => {
    const rates = [
      { rate: 23, tax_country_id: country },
      { rate: 22, tax_country_id: country, postcode: pattern },
    ];
    expect(taxRateErrors(rates)).toEqual([]);
    expect(taxRate({ rules: [aTaxRule(rates)], productClassId: 2, place: { country, postcode }, at: NOON })).toBe(rate);
  });

  it.each([
    ['PT', '9000', 'must be a postcode such as 1000-001, or end in *'],
    ['PT', '90000000...94999999', 'must be a range of the first digits of postcodes such as 1000-001'],
    ['NL', '10120...10129', 'must be a range of the first digits of postcodes such as 1012 AB'],
    ['GB', '10...20', 'must be a range of the first digits of postcodes such as SW1A 1AA'],
    ['DE', 'D*', 'must begin a postcode such as 10115'],
    ['DE', '101150*', 'must begin a postcode such as 10115'],
  ])('of %s is refused if no postcode there can match: %s', (country, postcode, limit) => {
    expect(taxRateErrors([{ tax_country_id: country, postcode }])).toEqual([
      { field: 'rates.0.postcode', message: `rates.0.postcode ${limit}` },
    ]);
  });

  it.each([
    ['PT', '9*'],
    ['PT', '9000-123'],
    ['UK', 'SW1A 1AA'],
    ['UK', 'JE*'],
    ['CA', 'K1A*'],
    ['IE', 'D02'],
  ])('of %s may be %s', (country, postcode) => {
    expect(taxRateErrors([{ tax_country_id: country, postcode }])).toEqual([]);
  });

  it('covers nothing without an address, and nothing abroad', () => {
    const rates = [{ rate: 9, ...US, postcode: '1*' }];
    expect(rateAt(rates, '')).toBe(0);
    const abroad = { country: 'DE', postcode: '10115' };
    expect(taxRate({ rules: [aTaxRule(rates)], productClassId: 2, place: abroad, at: NOON })).toBe(0);
  });

  it('has priority over a region, and the narrower over the wider, in any order', () => {
    const rates = [
      { rate: 1, ...US },
      { rate: 2, ...US, tax_region_id: 12 },
      { rate: 3, ...US, postcode: '9*' },
      { rate: 4, ...US, postcode: '941*' },
      { rate: 5, ...US, postcode: '94100...94149' },
      { rate: 6, ...US, postcode: '94110...94119' },
      { rate: 7, ...US, postcode: '94115' },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(rates, { minLength: rates.length }), (shuffled) => {
        const found = ['94115', '94116', '94120', '94150', '95000', '10001'].map((code) => rateAt(shuffled, code));
        expect(found).toEqual([7, 6, 5, 4, 3, 2]);
      }),
    );
  });
});

describe('the period of a tax rate', () => {
  const rules = taxRulesIn(
    [
      aTaxRule([
        { rate: 19, tax_country_id: 'DE' },
        { rate: 20, tax_country_id: 'DE', valid_from: '2027-01-01' },
        { rate: 16, tax_country_id: 'DE', valid_from: '2026-07-01', valid_until: '2026-12-31' },
      ]),
    ],
    'Europe/Berlin',
  );
  const rateOn = (moment: string) =>
    taxRate({ rules, productClassId: 2, place: { country: 'DE' }, at: Date.parse(moment) });

  it('begins and ends at midnight of the shop', () => {
    expect(rateOn('2026-06-30T21:59:59.999Z')).toBe(19);
    expect(rateOn('2026-06-30T22:00:00Z')).toBe(16);
    expect(rateOn('2026-12-31T22:59:59.999Z')).toBe(16);
    expect(rateOn('2026-12-31T23:00:00Z')).toBe(20);
  });

  it('has boundaries between which rates do not change', () => {
    const now = Date.parse('2026-08-01T00:00:00Z');
    expect(lastTaxEdge(rules, now)).toBe(Date.parse('2026-06-30T22:00:00Z'));
    expect(nextTaxEdge(rules, now)).toBe(Date.parse('2026-12-31T23:00:00Z'));
    expect(rateOn(new Date(lastTaxEdge(rules, now)).toISOString())).toBe(rateOn('2026-08-01T00:00:00Z'));
    expect([lastTaxEdge(rules, 0), nextTaxEdge(rules, Date.parse('2028-01-01'))]).toEqual([0, Infinity]);
  });

  it('is not returned once it has ended', () => {
    const served = servedTaxRules(rules, Date.parse('2027-01-01T00:00:00Z'));
    expect(served[0]?.rates.map(({ rate }) => rate)).toEqual([19, 20]);
  });
});

describe('several named rates', () => {
  const at = (region: string) => {
    const rules = [
      aTaxRule([
        { rate: 5, tax_country_id: 'CA', name: 'GST' },
        { rate: 9.975, tax_country_id: 'CA', region_name: 'QC', name: 'QST' },
        { rate: 0, tax_country_id: 'CA', region_name: 'ON', name: 'GST' },
        { rate: 13, tax_country_id: 'CA', region_name: 'ON', name: 'HST' },
      ]),
    ];
    return { rules, productClassId: 2, place: { country: 'CA', region }, at: NOON };
  };

  it('are added up without floating-point errors', () => {
    expect([taxRate(at('QC')), taxRate(at('ON')), taxRate(at('AB'))]).toEqual([14.975, 13, 5]);
  });

  it('are one tax in any letter case, also of several tables: the narrower place decides, then the earlier table', () => {
    const state = { tax_country_id: 'CA', region_name: 'QC' };
    const first = aTaxRule([{ rate: 5, tax_country_id: 'CA', name: 'Gst' }]);
    const second = aTaxRule([{ rate: 6, tax_country_id: 'CA', name: 'GST' }], 2);
    const third = aTaxRule([{ rate: 7, ...state, name: 'gst' }], 3);
    const ratesOf = (region: string, ...rules: readonly TaxRule[]) => taxParts({ ...at(region), rules });
    expect(ratesOf('AB', first, second, third)).toEqual([{ name: 'Gst', rate: 5 }]);
    expect(ratesOf('AB', second, first)).toEqual([{ name: 'GST', rate: 6 }]);
    expect(ratesOf('qc', first, second, third)).toEqual([{ name: 'gst', rate: 7 }]);
    expect(taxRateErrors([...first.rates, ...second.rates])).toHaveLength(1);
  });

  it('stay separate in the order of the table', () => {
    expect(taxParts(at('QC'))).toEqual([
      { name: 'GST', rate: 5 },
      { name: 'QST', rate: 9.975 },
    ]);
  });
});

it('rates by postcode are served up to a limit; beyond it, only their country is named', () => {
  const rates = Array.from({ length: 201 }, (_, index) => ({ rate: 1, ...US, postcode: String(10_000 + index) }));
  const country = { rate: 19, tax_country_id: 'DE' };
  const [few] = servedTaxRules([aTaxRule([...rates.slice(1), country])], NOON);
  expect([few?.rates.length, few?.partial_countries]).toEqual([201, undefined]);
  const [many] = servedTaxRules([aTaxRule([...rates, country])], NOON);
  expect([many?.rates, many?.partial_countries]).toEqual([[country], ['US']]);
  const british = rates.map((rate, index) => ({ ...rate, tax_country_id: index % 2 === 0 ? 'GB' : 'UK' }));
  const [oneCountry] = servedTaxRules([aTaxRule([...british, country])], NOON);
  expect([oneCountry?.rates, oneCountry?.partial_countries]).toEqual([[country], ['UK']]);
});

describe('the rates of a table', () => {
  it('have at most one error each, however many of them are equal', () => {
    const fields = taxRateErrors(Array.from({ length: 300 }, () => US)).map(({ field }) => field);
    expect(fields).toEqual(Array.from({ length: 299 }, (_, at) => `rates.${String(at + 1)}.tax_country_id`));
    const crossing = Array.from({ length: 100 }, (_, at) => ({
      ...US,
      postcode: `${String(10_000 + at)}...${String(20_000 + at)}`,
    }));
    expect(taxRateErrors(crossing.toReversed())).toHaveLength(99);
  });

  const errorsOf = (...rates: readonly Partial<DatedRate>[]) =>
    taxRateErrors(rates.map((rate) => ({ ...US, ...rate }))).map(({ message }) => message);

  it.each([
    [[{}, {}], 'rates.1.tax_country_id must not be repeated for a region, postcode and period: rates.0'],
    [
      [{ postcode: '941*' }, { name: 'County' }, { postcode: '941*' }],
      'rates.2.tax_country_id must not be repeated for a region, postcode and period: rates.0',
    ],
    [
      [{ postcode: '94100...94199' }, { postcode: '94150...94250' }],
      'rates.1.postcode must be within, around or apart from 94100...94199 of rates.0',
    ],
    [
      [{ valid_until: '2026-06-30' }, { valid_from: '2026-06-30' }],
      'rates.1.valid_from must be after 2026-06-30, or the period within that of rates.0',
    ],
    [[{ postcode: '94103-1234' }], 'rates.0.postcode must have at most 5 digits in US'],
    [
      [{ valid_from: '2026-07-01', valid_until: '2026-06-30' }],
      'rates.0.valid_until must not be before valid_from, 2026-07-01',
    ],
  ])('%j: %s', (rates, message) => {
    expect(errorsOf(...rates)).toEqual([message]);
  });

  it.each([
    [[{}, { postcode: '94103' }, { postcode: '941*' }, { postcode: '94100...94199' }]],
    [[{ valid_until: '2026-06-30' }, { valid_from: '2026-07-01' }]],
    [[{}, { valid_from: '2026-07-01' }, { valid_from: '2026-07-01', valid_until: '2026-12-31' }]],
    [[{ name: 'GST' }, { name: 'PST' }, { region_name: 'NY', name: 'PST' }]],
    [
      [
        { postcode: '94100...94199', valid_until: '2026-12-31' },
        { postcode: '94150...94250', valid_from: '2027-01-01' },
      ],
    ],
  ])('may be %j', (rates) => {
    expect(errorsOf(...rates)).toEqual([]);
  });

  it('have crossing postcodes exactly if some match both and some only one', () => {
    const code = fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0'));
    const pattern = fc.oneof(
      code,
      code.chain((from) => fc.constantFrom(`${from.slice(0, 1)}*`, `${from.slice(0, 2)}*`)),
      fc.tuple(code, code).map((pair) => pair.toSorted().join('...')),
      fc.tuple(code, code).map((pair) =>
        pair
          .map((one) => one.slice(0, 2))
          .toSorted()
          .join('...'),
      ),
    );
    const all = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, '0'));
    fc.assert(
      fc.property(pattern, pattern, (one, other) => {
        const [a, b] = [postcodeArea(one), postcodeArea(other)];
        if (a === undefined || b === undefined) throw new Error('both are patterns');
        const [inA, inB] = [a, b].map((area) => new Set(all.filter((key) => coversPostcode(area, postcodeKey(key)))));
        const shared = [...(inA ?? [])].filter((key) => inB?.has(key) === true).length;
        const crosses = shared > 0 && shared < (inA?.size ?? 0) && shared < (inB?.size ?? 0);
        expect(crossAreas(a, b)).toBe(crosses);
      }),
      { numRuns: 1000 },
    );
  });
});
