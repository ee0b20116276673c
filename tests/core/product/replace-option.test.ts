import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '../../../core/contract';
import { optionCollision, replaceOption, returnOption, traceOption } from '../../../core/product/replace-option';

const SHADES = ['gray', 'grey', 'navy', 'red'] as const;
const attribute = {
  attribute_code: 'color',
  options: SHADES.map((value) => ({ value, label: value.toUpperCase(), swatch: `#${value}` })),
};
const SWAP = { attribute, from: 'gray', into: 'grey' };

function shirt(choices: readonly (readonly [color: string, size: string])[], more: Partial<Product> = {}): Product {
  const values = [...new Set(choices.map(([color]) => color))];
  return {
    id: 1,
    sku: 'SHIRT',
    name: 'Shirt',
    type_id: 'configurable',
    color: values,
    configurable_options: [
      {
        attribute_code: 'color',
        label: 'Color',
        values: values.map((value) => ({ value_index: value, label: value })),
      },
      { attribute_code: 'size', label: 'Size', values: [] },
    ],
    configurable_children: choices.map(([color, size], at) => ({
      id: at,
      sku: `SHIRT-${String(at)}`,
      custom_attributes: [
        { attribute_code: 'color', value: color },
        { attribute_code: 'size', value: size },
      ],
    })),
    media_gallery: [{ image: '/a.jpg', shows: { color: 'gray' } }, { image: '/b.jpg' }],
    ...more,
  };
}
const coloursOf = (product: Product) =>
  product.configurable_children?.map(
    ({ custom_attributes: all }) => all.find((one) => one.attribute_code === 'color')?.value,
  );

describe('replacing an option of a product', () => {
  it('changes the product, its variants, choices and pictures', () => {
    const after = replaceOption(shirt([['gray', 's'], ['navy', 's']]), SWAP); // prettier-ignore
    expect(after.color).toEqual(['grey', 'navy']);
    expect(coloursOf(after)).toEqual(['grey', 'navy']);
    expect(after.configurable_options?.[0]?.values).toEqual([
      { value_index: 'navy', label: 'NAVY', swatch: '#navy' },
      { value_index: 'grey', label: 'GREY', swatch: '#grey' },
    ]);
    expect(after.media_gallery).toEqual([{ image: '/a.jpg', shows: { color: 'grey' } }, { image: '/b.jpg' }]);
  });

  it('merges lists without duplicates and writes the names that lists show', () => {
    const brand = { attribute_code: 'brand', options: [{ value: 'alder', label: 'Alder' }] };
    const product = shirt([], { brand: 'old', brand_name: 'Old', color: ['grey', 'gray', 'red'] });
    expect(replaceOption(product, SWAP).color).toEqual(['grey', 'red']);
    const renamed = replaceOption(product, { attribute: brand, from: 'old', into: 'alder' });
    expect(renamed).toMatchObject({ brand: 'alder', brand_name: 'Alder' });
  });

  it('names two variants that would become equal, and ignores existing duplicates', () => {
    expect(optionCollision(shirt([['gray', 's'], ['grey', 's']]), SWAP)).toEqual({ sku: 'SHIRT-1', twin: 'SHIRT-0' }); // prettier-ignore
    expect(optionCollision(shirt([['gray', 's'], ['grey', 'm']]), SWAP)).toBeUndefined(); // prettier-ignore
    expect(optionCollision(shirt([['navy', 's'], ['navy', 's']]), SWAP)).toBeUndefined(); // prettier-ignore
  });

  it('finds the fields of a product with an option', () => {
    expect(traceOption(shirt([['navy', 's'], ['gray', 'm']]), 'color', 'gray')).toEqual({
      own: ['navy', 'gray'],
      variants: ['SHIRT-1'],
      pictures: ['/a.jpg'],
    }); // prettier-ignore
    expect(traceOption(shirt([['navy', 's']]), 'color', 'gray')).toBeUndefined();
    expect(traceOption(shirt([]), 'constructor', 'gray')).toBeUndefined();
  });

  it('is reverted exactly, for any product without collisions', () => {
    const choice = fc.tuple(fc.constantFrom(...SHADES), fc.constantFrom('s', 'm'));
    const products = fc.uniqueArray(choice, { maxLength: 8, selector: ([color, size]) => `${color} ${size}` });
    fc.assert(
      fc.property(products, (choices) => {
        const before = shirt(choices);
        const trace = traceOption(before, 'color', 'gray');
        if (trace === undefined || optionCollision(before, SWAP) !== undefined) return;
        const after = replaceOption(before, SWAP);
        expect(traceOption(after, 'color', 'gray')).toBeUndefined();
        const back = returnOption(after, SWAP, trace);
        expect(back.color).toEqual(before.color);
        expect(coloursOf(back)).toEqual(coloursOf(before));
        expect(back.media_gallery).toEqual(before.media_gallery);
      }),
    );
  });

  it('restores an option beside the other one in a product that had both and was changed since', () => {
    const before = shirt([], { color: ['grey', 'gray', 'red'] });
    const trace = traceOption(before, 'color', 'gray');
    const merged = replaceOption(before, SWAP);
    if (trace === undefined) throw new Error('The shirt is gray');
    const own = (color: readonly string[]) => returnOption({ ...merged, color: [...color] }, SWAP, trace).color;
    expect(own(['navy', 'grey', 'red'])).toEqual(['navy', 'grey', 'gray', 'red']);
    expect(own(['grey', 'gray', 'navy'])).toEqual(['grey', 'gray', 'navy']);
    expect(own(['navy'])).toEqual(['navy']);
  });

  it('restores an option only if the other one is still set', () => {
    const before = shirt([['gray', 's'], ['gray', 'm']]); // prettier-ignore
    const trace = traceOption(before, 'color', 'gray');
    const merged = replaceOption(before, SWAP);
    const [first, second] = merged.configurable_children ?? [];
    if (trace === undefined || first === undefined || second === undefined)
      throw new Error('The shirt has two variants');
    const red = { ...first, custom_attributes: [{ attribute_code: 'color', value: 'red' }] };
    const back = returnOption({ ...merged, configurable_children: [red, second] }, SWAP, trace);
    expect(coloursOf(back)).toEqual(['red', 'gray']);
  });
});
