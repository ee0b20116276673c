import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergePriceRanges } from '../../../core/catalogue/merge-price-ranges';
import { formatPriceRange, parsePriceRange, priceRanges } from '../../../core/catalogue/price-range';
import { priceRangeLabel } from '../../../core/catalogue/price-label';
import { typedPriceRange } from '../../../core/catalogue/typed-price';

describe('a price range', () => {
  it('is read from its two ends, or one for an open range', () => {
    expect(parsePriceRange('50-100')).toEqual({ from: 50, to: 100 });
    expect(parsePriceRange('150-')).toEqual({ from: 150 });
    expect(parsePriceRange('9.99-20.5')).toEqual({ from: 9.99, to: 20.5 });
  });

  it.each(['', '-', 'cheap', '100-50', '50-50', '-50', '50'])('is not parsed from %j', (text) => {
    expect(parsePriceRange(text)).toBeUndefined();
  });

  it('has the labels of S §9', () => {
    expect(priceRanges().map((range) => priceRangeLabel(range, '$'))).toEqual([
      '< $50',
      '$50 - 100',
      '$100 - 150',
      '> $150',
    ]);
    expect(priceRangeLabel('odd', '$')).toBe('odd');
  });
});

describe('an entered price range', () => {
  it.each([
    ['20', '80', '20-80.01'],
    ['80', '20', '20-80.01'],
    ['', '49.99', '0-50'],
    ['19,5', '', '19.5-'],
    ['30', '30', '30-30.01'],
  ])('from %j to %j includes its upper end', (low, high, range) => {
    expect(typedPriceRange(low, high)).toBe(range);
  });
  it.each([
    ['', ''],
    ['0', ''],
    ['cheap', '-5'],
    ['123456789', ''],
  ])('is none from %j to %j', (low, high) => {
    expect(typedPriceRange(low, high)).toBeUndefined();
  });
});

describe('merging price ranges', () => {
  it('combines those that touch or overlap', () => {
    expect(mergePriceRanges(['100-150', '50-100'])).toEqual([{ from: 50, to: 150 }]);
    expect(mergePriceRanges(['0-80', '50-100', '60-70'])).toEqual([{ from: 0, to: 100 }]);
    expect(mergePriceRanges(['150-', '100-150'])).toEqual([{ from: 100, to: undefined }]);
  });

  it('keeps gaps', () => {
    expect(mergePriceRanges(['150-', '0-50', 'x']).map(formatPriceRange)).toEqual(['0-50', '150-']);
  });

  it('keeps every price that was inside a range inside, and every other outside', () => {
    const range = fc
      .tuple(fc.nat(300), fc.integer({ min: 1, max: 100 }))
      .map(([from, more]) => `${from}-${from + more}`);
    const inside = (ranges: readonly string[], price: number) =>
      ranges.some((text) => {
        const { from = 0, to = Infinity } = parsePriceRange(text) ?? {};
        return price >= from && price < to;
      });
    fc.assert(
      fc.property(fc.array(range, { minLength: 1, maxLength: 6 }), fc.nat(420), (ranges, price) => {
        expect(inside(mergePriceRanges(ranges).map(formatPriceRange), price)).toBe(inside(ranges, price));
      }),
    );
  });
});
