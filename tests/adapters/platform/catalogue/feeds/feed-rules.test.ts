import { describe, expect, it } from 'vitest';
import { audienceOf } from '../../../../../adapters/platform/catalogue/feeds/audience';
import { categoryPaths } from '../../../../../adapters/platform/catalogue/feeds/category-paths';
import { cutTo, wordsOf } from '../../../../../adapters/platform/catalogue/feeds/feed-text';
import { identifiersOf } from '../../../../../adapters/platform/catalogue/feeds/identifiers';
import { isGtin } from '../../../../../core/contract/foundation/identifiers';
import { salePriceOf } from '../../../../../adapters/platform/catalogue/feeds/sale-price';
import type { Product } from '../../../../../core/contract';
import { FIXTURE_CATEGORIES } from '../../../../fixtures/catalogue';
import { processorTime } from '../../../../fixtures/processor-time';

describe('gender and age group', () => {
  it.each([
    [['men'], 'male', 'adult'],
    [['women'], 'female', 'adult'],
    [['men', 'women'], 'unisex', 'adult'],
    [['children'], 'unisex', 'kids'],
    [['girls'], 'female', 'kids'],
    [['boys', 'Girls'], 'unisex', 'kids'],
    [['children', 'men'], 'unisex', 'adult'],
    [["Women's"], 'female', 'adult'],
    [['baby'], 'unisex', 'infant'],
  ])('of %j are %s, %s', (values, gender, ageGroup) => {
    expect(audienceOf(values)).toEqual({ gender, ageGroup });
  });
  it('are omitted if no value is recognised', () => {
    expect(audienceOf(['dogs', 'constructor'])).toEqual({});
    expect(audienceOf([])).toEqual({});
  });
});

describe('product identifiers', () => {
  it.each(['96385074', '036000291452', '4006381333931', '10614141000415'])('%s is valid', (text) => {
    expect(isGtin(text)).toBe(true);
  });
  it.each(['4006381333932', '0000000000000', '123', 'A006381333931', ''])('%j is invalid', (text) => {
    expect(isGtin(text)).toBe(false);
  });
  it('are found under the names that merchants use, and left out if invalid', () => {
    expect(identifiersOf((name) => ({ barcode: ' 4006-381 333931' })[name])).toEqual({ gtin: '4006381333931' });
    expect(identifiersOf((name) => ({ ean: 96385074, mpn: 'X'.repeat(71) })[name])).toEqual({ gtin: '96385074' });
    expect(identifiersOf((name) => ({ gtin: '4006381333932', mpn: 'X1' })[name])).toEqual({ mpn: 'X1' });
  });
});

describe('a sale price', () => {
  const sold = (more: Partial<Product>): Product => ({ id: 1, sku: 'A', name: 'A', type_id: 'simple', ...more });
  const LOWER = { final: 3000, regular: 4000 };
  it('has the dates of the special price', () => {
    const dates = { special_from_date: '2026-01-01', special_to_date: '2026-01-31' };
    expect(salePriceOf(sold({ special_price: 30, final_price: 30, ...dates }), LOWER, 'UTC')).toEqual({
      price: 3000,
      from: Date.UTC(2026, 0, 1),
      to: Date.UTC(2026, 1, 1) - 1,
      timeZone: 'UTC',
    });
    expect(salePriceOf(sold({ special_price: 0, final_price: 30, ...dates }), LOWER, 'UTC')).toEqual({ price: 3000 });
    expect(salePriceOf(sold({ special_price: 30, final_price: 30 }), LOWER, 'UTC')).toEqual({ price: 3000 });
  });
  it('is omitted if no price is reduced', () => {
    expect(salePriceOf(sold({}), { final: 4000, regular: 4000 }, 'UTC')).toBeUndefined();
  });
});

describe('feed texts', () => {
  it('are plain text without markup', () => {
    expect(wordsOf('<p>Rain &amp; <b>wind</b></p><style>p{}</style>\n<ul><li>dry&nbsp;</li></ul>')).toBe(
      'Rain & wind dry',
    );
    expect(wordsOf('1 < 2\u0007 \uD83D')).toBe('1 < 2');
  });
  it('are parsed in linear time, even for hostile input', () => {
    const spent = processorTime();
    wordsOf('<a'.repeat(500_000));
    expect(spent()).toBeLessThan(2000);
  });
  it('are cut between words and never within a character', () => {
    expect(cutTo('one two three', 9)).toBe('one two…');
    expect(cutTo(`abc${'🧥'.repeat(4)}`, 6)).toBe('abc🧥…');
    expect(cutTo(`abcd${'🧥'.repeat(4)}`, 6)).toBe('abcd…');
    expect(cutTo('short', 5)).toBe('short');
  });
});

describe('the category of a feed entry', () => {
  const pathOf = categoryPaths(FIXTURE_CATEGORIES);
  it('is the deepest category of the product, with its visible ancestors', () => {
    expect(pathOf({ category_ids: [5, '4', 2] })).toBe('Women > Jackets');
    expect(pathOf({ category_ids: [5] })).toBe('Men');
  });
  it('is omitted if no category of the product is visible', () => {
    expect(pathOf({ category_ids: [2, 99] })).toBe('');
    expect(pathOf({})).toBe('');
    const closed = categoryPaths(FIXTURE_CATEGORIES.map((category) => ({ ...category, is_active: false })));
    expect(closed({ category_ids: [4] })).toBe('');
  });
});
