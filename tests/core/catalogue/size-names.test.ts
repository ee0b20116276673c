import { describe, expect, it } from 'vitest';
import { queryReader } from '../../../core/catalogue/search/read-query';

const named = (...values: readonly string[]) => values.map((value) => ({ value, label: value }));
const reader = (sizeSystem: 'eu' | 'uk' | 'us') =>
  queryReader({
    language: 'en',
    sizeSystem,
    brands: [],
    kinds: named('boot', 'jacket'),
    colors: [],
    materials: [],
    genders: named('women', 'men', 'children'),
    categories: [],
    synonyms: [],
    sizes: [
      ...named('27', '29', '30', '33', '38', '40', '41', '42', '43', '44', '140'),
      { value: 'sock', label: '42–44' },
    ],
  });
const sizes = (system: 'eu' | 'uk' | 'us', text: string) =>
  reader(system)(text).parts.find(({ code }) => code === 'size')?.values;

describe('a size in the numbers of the store’s system', () => {
  it.each([
    ['us', 'mens boots 10', ['43', 'sock']],
    ['us', 'womens boots 10', ['41']],
    ['us', 'size 10 boots', ['43', 'sock', '41', '140']],
    ['us', 'boots 10', ['43', 'sock', '41']],
    ['us', 'kids boots size 10', ['27', '140']],
    ['us', 'womens boots 7.5', ['38']],
    ['uk', 'boots size 8', ['42', 'sock']],
    ['eu', 'boots size 10', undefined],
  ] as const)('is in %s of "%s": %j', (system, text, expected) => {
    expect(sizes(system, text)).toEqual(expected);
  });
  it('is a neighbouring one if no shoe has that number', () => {
    expect(sizes('us', 'kids boots size 12')).toEqual(['29', '30']);
    expect(sizes('us', 'mens boots 8')).toEqual(['40', '41']);
  });
  it('may be one of another named system', () => {
    expect(sizes('us', 'womens boots eu 38')).toEqual(['38']);
    expect(sizes('eu', 'womens boots us 7.5')).toEqual(['38']);
    expect(sizes('us', 'kids boots 1.5y')).toEqual(['33']);
  });
  it('is no size if the number counts something of the product', () => {
    expect(sizes('us', '10')).toBeUndefined();
    expect(sizes('us', 'jacket 5 in 1')).toBeUndefined();
  });
});
