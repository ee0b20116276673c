import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfigurableOption, Product } from '../../../core/contract';
import { sizeFiltersIn, sizesIn, sizeSystemOf } from '../../../core/product/size-labels';

const option = (...sizes: readonly string[]): ConfigurableOption => ({
  attribute_code: 'size',
  label: 'Size',
  values: sizes.map((size) => ({ value_index: size.toLowerCase(), label: size })),
});
const product = (name: string, gender: readonly string[], sizes: readonly string[]): Product => ({
  ...{ id: 1, sku: 'X', name, type_id: 'configurable', gender: [...gender] },
  configurable_options: [option(...sizes)],
});
const labels = (system: 'eu' | 'uk' | 'us', name: string, gender: readonly string[], ...sizes: readonly string[]) =>
  sizesIn(system, product(name, gender, sizes), option(...sizes)).values.map(({ label }) => label);

describe('size labels of a country', () => {
  it.each([
    ['US', 'us'],
    ['UK', 'uk'],
    ['GB', 'uk'],
    ['DE', 'eu'],
    ['CN', 'eu'],
  ])('are in %s those of %s', (country, system) => {
    expect(sizeSystemOf(country)).toBe(system);
  });

  it.each([
    ['us', 'Road Running Shoe', ['men'], ['42', '43'], ['US 9', 'US 10']],
    ['us', 'Road Running Shoe', ['women'], ['36', '38'], ['US 6', 'US 7.5']],
    ['us', 'Canvas Sneaker', ['women', 'men'], ['42'], ['M 9 / W 10.5']],
    ['uk', 'Canvas Sneaker', ['women', 'men'], ['42', '44'], ['UK 8', 'UK 9.5']],
    ['eu', 'Canvas Sneaker', ['men'], ['42'], ['42']],
    ['us', 'Kids’ Hiking Boot', ['children'], ['28', '33'], ['US 11C', 'US 1.5Y']],
    ['uk', 'Kids’ Hiking Boot', ['children'], ['28', '33'], ['UK 10.5', 'UK 1']],
    ['us', 'Rain Jacket', ['children'], ['92', '110', '164'], ['2T', '5', '14']],
    ['uk', 'Rain Jacket', ['children'], ['92', '110'], ['1½–2 y', '4–5 y']],
    ['us', 'Crew Socks', ['men'], ['39–41', '45–47'], ['US 7–8.5', 'US 11.5–13']],
    ['us', 'Crew Socks', ['women', 'men'], ['39–41'], ['M 7–8.5 / W 8.5–10']],
    ['us', 'Leather Belt', ['men'], ['85', '100'], ['34 in', '40 in']],
    ['us', 'Jeans', ['men'], ['W32', 'W34'], ['W32', 'W34']],
    ['us', 'Tee', ['women'], ['XS', 'M'], ['XS', 'M']],
    ['us', 'Road Running Shoe', ['men'], ['35.5', '52'], ['35.5', '52']],
  ] as const)('%s: %s for %j in %j', (system, name, gender, sizes, printed) => {
    expect(labels(system, name, gender, ...sizes)).toEqual(printed);
  });

  it('keep their values, and the catalogue label beside the new one', () => {
    const shoe = product('Road Running Shoe', ['men'], ['42']);
    expect(sizesIn('us', shoe, option('42')).values).toEqual([{ value_index: '42', label: 'US 9', own: '42' }]);
  });

  it('stay distinct, in every size of the catalogue', () => {
    const SHOES = Array.from({ length: 12 }, (_, at) => String(36 + at));
    const whom = fc.constantFrom(['men'], ['women'], ['men', 'women']);
    fc.assert(
      fc.property(fc.subarray(SHOES, { minLength: 1 }), whom, fc.constantFrom('us', 'uk'), (sizes, gender, system) => {
        expect(new Set(labels(system, 'Running Shoe', gender, ...sizes)).size).toBe(sizes.length);
      }),
    );
  });
});

describe('sizes of a filter', () => {
  const values = ['xs', 'w32', '42', '30', '110', '39–41', '85'].map((label) => ({ value: label, label }));

  it('are distinguished by their values, for the gender of the list', () => {
    const of = (whom: 'men' | 'unisex') => sizeFiltersIn('us', values, { all: values, whom }).map(({ label }) => label);
    expect(of('men')).toEqual(['xs', 'w32', 'US 9', 'US 12.5C', '5', 'US 7–8.5', '34 in']);
    expect(of('unisex')[2]).toBe('M 9 / W 10.5');
  });

  it('stay unchanged if a bare number may be a waist, and in a store with European sizes', () => {
    const bare = values.filter(({ label }) => label !== 'w32');
    expect(sizeFiltersIn('us', bare, { all: bare, whom: 'men' })).toEqual(bare);
    expect(sizeFiltersIn('eu', values, { all: values, whom: 'men' })).toEqual(values);
  });
});
