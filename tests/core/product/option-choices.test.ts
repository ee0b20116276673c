import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { optionChoices } from '../../../core/product/option-choices';
import { variantIndex } from '../../../core/product/variant-index';
import { aChild, aConfigurable, anOption, SOLD_OUT } from './build';

const rules = { listOutOfStockProducts: true, maxStatus: 2 };

describe('the choices of a product', () => {
  it('tell which values lead to a variant, and which to an available one', () => {
    const { configurable_children: children = [], configurable_options: options = [] } = aConfigurable();
    const choices = optionChoices(variantIndex(children, options, rules), options, { color: 'black', size: 's' });
    expect(choices[0]?.choices).toEqual([
      { value: 'black', label: 'BLACK', selected: true, exists: true, available: true, reachable: true },
      { value: 'red', label: 'RED', selected: false, exists: false, available: false, reachable: false },
    ]);
    const other = optionChoices(variantIndex(children, options, rules), options, { color: 'black', size: 'm' });
    expect(other[0]?.choices[1]).toMatchObject({ value: 'red', exists: true, available: false });
  });

  it('equal those found by trying each value, in any catalogue', () => {
    const values = { color: ['a', 'b', 'c'], size: ['s', 'm'], fit: ['x', 'y'] };
    const options = Object.entries(values).map(([code, all]) => anOption(code, all));
    const variant = fc.record({
      color: fc.constantFrom(...values.color),
      size: fc.constantFrom(...values.size),
      fit: fc.constantFrom(...values.fit),
      inStock: fc.boolean(),
    });
    const selection = fc.record(
      {
        color: fc.constantFrom(...values.color),
        size: fc.constantFrom(...values.size),
        fit: fc.constantFrom(...values.fit),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(variant, { maxLength: 10 }), selection, (variants, chosen) => {
        const children = variants.map(({ inStock, ...own }) => aChild(own, inStock ? {} : SOLD_OUT));
        const found = optionChoices(variantIndex(children, options, rules), options, chosen);
        for (const { code, choices } of found) {
          for (const choice of choices) {
            const input: Record<string, string> = { ...chosen, [code]: choice.value };
            const fitting = variants.filter((own) =>
              Object.entries(input).every(([key, value]) => own[key as 'color'] === value),
            );
            expect(choice.exists).toBe(fitting.length > 0);
            expect(choice.available).toBe(fitting.some((own) => own.inStock));
            const having = variants.filter((own) => own[code as 'color'] === choice.value);
            expect(choice.reachable).toBe(having.some((own) => own.inStock));
          }
        }
      }),
    );
  });
});
