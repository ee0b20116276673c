import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_VARIANTS } from '../../../core/contract/catalogue/manage-products';
import { firstPrice, generateVariants } from '../../../core/product/generate-variants';

const TEE = { sku: 'Tee', options: ['color', 'size'], variants: [] };
const variant = (sku: string, color: string, size: string, price: string | null = null) => ({
  ...{ sku, values: { color, size }, enabled: true, price },
  ...{ special_price: null, special_from: null, special_to: null },
});

describe('generated variants', () => {
  it('are the combinations in the order of the values, with SKUs of the product and the values', () => {
    const chosen = { color: ['black', 'light blue'], size: ['s', 'm'] };
    expect(generateVariants({ ...TEE, chosen })).toEqual({
      kind: 'variants',
      existing: 0,
      variants: [
        { sku: 'Tee-BLACK-S', values: { color: 'black', size: 's' } },
        { sku: 'Tee-BLACK-M', values: { color: 'black', size: 'm' } },
        { sku: 'Tee-LIGHT-BLUE-S', values: { color: 'light blue', size: 's' } },
        { sku: 'Tee-LIGHT-BLUE-M', values: { color: 'light blue', size: 'm' } },
      ],
    });
  });

  it('exclude existing combinations, and use another SKU if one is taken', () => {
    const variants = [variant('OLD', 'black', 's'), variant('Tee-BLACK-M', 'red', 'm')];
    const made = generateVariants({ ...TEE, variants, chosen: { color: ['black'], size: ['s', 'm'] } });
    const skus = made.kind === 'variants' ? made.variants.map(({ sku }) => sku) : [];
    expect(skus).toEqual(['Tee-BLACK-M-2']);
    expect(made).toMatchObject({ existing: 1 });
    const alike = generateVariants({ ...TEE, chosen: { color: ['sky blue', 'sky-blue'], size: ['s'] } });
    const twins = alike.kind === 'variants' ? alike.variants.map(({ sku }) => sku) : [];
    expect(twins).toEqual(['Tee-SKY-BLUE-S', 'Tee-SKY-BLUE-S-2']);
  });

  it('are none while an option has no value, or the product has no options', () => {
    const none = { kind: 'variants', variants: [], existing: 0 };
    expect(generateVariants({ ...TEE, chosen: { color: ['black'] } })).toEqual(none);
    expect(generateVariants({ ...TEE, options: [], chosen: { color: ['black'] } })).toEqual(none);
  });

  it('have a limit that is checked before they are combined', () => {
    const many = Array.from({ length: 100 }, (_, at) => String(at));
    const five = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((code) => [code, many]));
    const asked = { ...TEE, options: Object.keys(five), chosen: five };
    expect(generateVariants(asked)).toEqual({ kind: 'too-many', count: 100 ** 5, max: MAX_VARIANTS });
    const full = Array.from({ length: MAX_VARIANTS }, (_, at) => variant(String(at), 'red', String(at)));
    const more = generateVariants({ ...TEE, variants: full, chosen: { color: ['black'], size: ['s'] } });
    expect(more).toEqual({ kind: 'too-many', count: MAX_VARIANTS + 1, max: MAX_VARIANTS });
    const last = { ...TEE, variants: full.slice(1), chosen: { color: ['black'], size: ['s'] } };
    expect(generateVariants(last)).toMatchObject({ kind: 'variants', variants: [{ sku: 'Tee-BLACK-S' }] });
  });

  it('are complete and distinct for any selection, with SKUs that the contract accepts', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[a-z0-9 ]{1,40}$/), { maxLength: 6 });
    fc.assert(
      fc.property(words, words, fc.stringMatching(/^[A-Z0-9-]{1,64}$/), (color, size, sku) => {
        const first = generateVariants({ ...TEE, sku, chosen: { color, size } });
        if (first.kind !== 'variants') throw new Error('at most 36 variants');
        expect(first.variants).toHaveLength(color.length * size.length);
        expect(new Set([sku, ...first.variants.map((one) => one.sku)]).size).toBe(first.variants.length + 1);
        expect(first.variants.every((one) => one.sku.length <= 64)).toBe(true);
        const again = generateVariants({ ...TEE, sku, variants: first.variants, chosen: { color, size } });
        expect(again).toEqual({ kind: 'variants', variants: [], existing: first.variants.length });
      }),
    );
  });

  it('start with the price of the first variant that has one, else of the product', () => {
    const variants = [variant('A', 'black', 's'), variant('B', 'black', 'm', '19.90')];
    expect(firstPrice({ price: '5', variants })).toBe('19.90');
    expect(firstPrice({ price: '5', variants: [] })).toBe('5');
    expect(firstPrice({ price: null, variants: [] })).toBeNull();
  });
});
