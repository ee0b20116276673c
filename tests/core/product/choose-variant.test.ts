import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseVariant, selectionOfVariant } from '../../../core/product/choose-variant';
import { variantIndex, type VariantRules } from '../../../core/product/variant-index';
import { aChild, aConfigurable, anOption, SOLD_OUT } from './build';

const listed: VariantRules = { listOutOfStockProducts: true, maxStatus: 2 };
const unlisted: VariantRules = { ...listed, listOutOfStockProducts: false };
const options = [anOption('color', ['black', 'red']), anOption('size', ['s', 'm'])];

function choose(children: Parameters<typeof variantIndex>[0], selection: Record<string, string>, rules = listed) {
  return chooseVariant(variantIndex(children, options, rules), { selection })?.child.sku;
}
const tee = aConfigurable().configurable_children ?? [];

describe('choosing a variant', () => {
  it('takes the best match', () => {
    expect(choose(tee, { color: 'black', size: 's' })).toBe('TEE-BLACK-S');
    expect(choose(tee, { color: 'red', size: 'm' })).toBe('TEE-RED-M');
    expect(choose(tee, { color: 'red' })).toBe('TEE-RED-M');
  });

  it('picks the cheaper of two equally good matches (S §4)', () => {
    expect(choose(tee, { color: 'black' })).toBe('TEE-BLACK-M');
    expect(choose([aChild({ size: 's' }, { final_price: 50 }), aChild({ size: 'm' }, { final_price: 40 })], {})).toBe(
      'TEE-M',
    );
  });

  it('prefers an available one to a cheaper unavailable one', () => {
    expect(choose(tee, { size: 'm' })).toBe('TEE-BLACK-M');
  });

  it('skips disabled variants (S §4)', () => {
    expect(
      choose([aChild({ color: 'red', size: 's' }, { status: 2 }), aChild({ color: 'black', size: 'm' })], {
        color: 'red',
      }),
    ).toBe('TEE-BLACK-M');
  });

  it('skips out-of-stock variants when they are not listed (S §4)', () => {
    expect(choose(tee, { color: 'red', size: 'm' }, unlisted)).toBe('TEE-BLACK-M');
    expect(choose([aChild({ color: 'red', size: 's' }, SOLD_OUT)], { color: 'red' }, unlisted)).toBeUndefined();
  });

  it('keeps the option selected last when no variant has all of them', () => {
    const index = variantIndex(tee, options, listed);
    const row = chooseVariant(index, { selection: { color: 'red', size: 's' }, latest: 'color' });
    expect(row && selectionOfVariant(index, row)).toEqual({ color: 'red', size: 'm' });
    expect(chooseVariant(index, { selection: { color: 'red', size: 's' }, latest: 'size' })?.child.sku).toBe(
      'TEE-BLACK-S',
    );
  });

  it('falls back to the first available one if nothing is selected or nothing matches', () => {
    const children = [aChild({ size: 's' }, SOLD_OUT), aChild({ size: 'm' }), aChild({ size: 'l' })];
    expect(choose(children, {})).toBe('TEE-M');
    expect(choose(children, { size: 'xxl' })).toBe('TEE-M');
    expect(choose([aChild({ size: 's' }, SOLD_OUT)], {})).toBe('TEE-S');
    expect(choose([], {})).toBeUndefined();
  });

  it('finds the exact variant if it exists', () => {
    const pair = fc.record({ color: fc.constantFrom('black', 'red'), size: fc.constantFrom('s', 'm') });
    fc.assert(
      fc.property(fc.uniqueArray(pair, { selector: ({ color, size }) => color + size, minLength: 1 }), (pairs) => {
        const children = pairs.map((values, id) => aChild(values, { id, price: 100 - id }));
        for (const selection of pairs) expect(choose(children, selection)).toBe(aChild(selection).sku);
      }),
    );
  });
});
