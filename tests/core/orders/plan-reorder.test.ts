import { describe, expect, it } from 'vitest';
import type { Product } from '../../../core/contract';
import type { OrderedLine } from '../../../core/orders/earlier-order';
import { configurationOf, reorderProblem } from '../../../core/orders/plan-reorder';
import { aProduct } from '../pricing/build';

type Chosen = NonNullable<OrderedLine['product_option']>['extension_attributes'];
const line = (chosen?: Chosen): OrderedLine => ({
  ...{ sku: 'KIT', name: 'Kit', qty: 3, price: 10 },
  ...(chosen && { product_option: { extension_attributes: chosen } }),
});
const engraving = (option_value: string) => ({ custom_options: [{ option_id: 1, option_value }] });
const parts = (...option_selections: (string | number)[]) => ({
  bundle_options: [{ option_id: '5', option_qty: 2, option_selections }],
});

describe('a reordered line', () => {
  it('is created as it was ordered', () => {
    expect(configurationOf(line({ ...engraving('Ada'), ...parts(11, 'CAP') }))).toStrictEqual({
      qty: 3,
      customOptions: { 1: 'Ada' },
      bundle: { 5: { qty: 2, selections: [11, 'CAP'] } },
    });
    for (const plain of [line(), line({})])
      expect(configurationOf(plain)).toStrictEqual({ qty: 3, customOptions: {}, bundle: {} });
  });

  const offered: Partial<Product> = {
    custom_options: [{ option_id: 1, title: 'Engraving', type: 'field' }],
    bundle_options: [
      {
        option_id: 5,
        product_links: [
          { id: 11, sku: 'TEE', qty: 1 },
          { sku: 'CAP', qty: 1 },
        ],
      },
    ],
  };
  const problem = (ordered: OrderedLine, members = offered, errors: Readonly<Record<string, string>> = {}) =>
    reorderProblem(ordered, { parent: aProduct(members), errors });

  it.each<[string, Chosen | undefined]>([
    ['nothing', undefined],
    ['no choices', {}],
    ['an answer', engraving('Ada')],
    ['a part by its id', parts(11)],
    ['a part by its id as text', parts('11')],
    ['a part by its SKU', parts('TEE')],
    ['a part without an id', parts('CAP')],
    ['several parts', parts(11, 'CAP')],
  ])('can be reordered with %s', (_what, chosen) => {
    expect(problem(line(chosen))).toBeUndefined();
  });

  it.each<[string, Chosen, Partial<Product>]>([
    ['an answer to a removed option', engraving('Ada'), {}],
    ['an answer to another option', engraving('Ada'), { custom_options: [] }],
    ['a removed part', parts(11, 'SOCKS'), offered],
    ['a part of a removed slot', parts(11), { ...offered, bundle_options: [] }],
    ['a part of a product that is no bundle any more', parts(11), {}],
  ])('has changed with %s', (_what, chosen, members) => {
    expect(problem(line(chosen), members)).toBe('changed');
  });

  it('has not changed if an answer was left empty', () => {
    expect(problem(line(engraving('')), {})).toBeUndefined();
    const both = { custom_options: [...engraving('').custom_options, { option_id: 2, option_value: 'x' }] };
    expect(problem(line(both), {})).toBe('changed');
  });

  it.each([
    [{ stock: 'none' }, 'sold-out'],
    [{ variants: 'none' }, 'sold-out'],
    [{ stock: 'none', variants: 'none' }, 'sold-out'],
    [{ customOptions: 'missing' }, 'changed'],
    [{ stock: 'none', customOptions: 'missing' }, 'changed'],
  ] as const)('with the errors %j is %s', (errors, expected) => {
    expect(problem(line(), offered, errors)).toBe(expected);
  });
});
