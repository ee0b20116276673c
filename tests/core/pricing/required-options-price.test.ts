import { describe, expect, it } from 'vitest';
import type { CustomOption } from '../../../core/contract';
import { openChoices } from '../../../core/pricing/required-options-price';

const required = (type: string, costs: readonly number[] | undefined, over: Partial<CustomOption> = {}) => ({
  ...{ option_id: 1, title: 'Files', type, is_require: true },
  values: costs?.map((price, at) => ({ option_type_id: at + 1, title: String(price), price })),
  ...over,
});
const range = (options: readonly CustomOption[] | undefined, answers = {}) =>
  openChoices(options, answers, { amount: 10_000, step: 1 });

describe('the surcharge of unanswered required choices', () => {
  it.each<[string, string, readonly number[], number, number]>([
    ['the cheapest and the dearest of one value', 'radio', [3, 1, 2], 100, 300],
    ['negative for one value with a negative price', 'drop_down', [-3, 1], -300, 100],
    ['the cheapest, and all of several', 'checkbox', [3, 1, 2], 100, 600],
    ['all negative ones, and all positive ones of several', 'multiple', [-3, -1, 0, 2, 5], -400, 700],
    ['at most the smallest of several that are all negative', 'checkbox', [-3, -1], -400, -100],
    ['zero as minimum of several with a free one', 'checkbox', [0, 2], 0, 200],
    ['zero without values', 'radio', [], 0, 0],
    ['zero without checkboxes', 'checkbox', [], 0, 0],
  ])('is %s', (_what, type, costs, min, max) => {
    expect(range([required(type, costs)])).toEqual({ min, max });
  });

  it('is the amount of a single price, or its percentage of the product', () => {
    expect(range([required('field', undefined, { price: 2.5 })])).toEqual({ min: 250, max: 250 });
    const percent = { price: 2.5, price_type: 'percent' } as const;
    expect(range([required('field', undefined, percent)])).toEqual({ min: 250, max: 250 });
    expect(openChoices([required('field', undefined, percent)], {}, { amount: 2_000, step: 1 })).toEqual({
      min: 50,
      max: 50,
    });
  });

  it('is the sum over all of them, without optional or answered ones', () => {
    const options = [
      required('radio', [1, 2]),
      required('radio', [10, 30], { option_id: 2 }),
      required('radio', [100], { option_id: 3, is_require: false }),
      required('radio', [1000], { option_id: 4, is_require: undefined }),
    ];
    expect(range(options)).toEqual({ min: 1100, max: 3200 });
    expect(range(options, { 1: '2' })).toEqual({ min: 1000, max: 3000 });
    expect(range(options, { 1: '', 2: '1' })).toEqual({ min: 100, max: 200 });
    expect(range(undefined)).toEqual({ min: 0, max: 0 });
  });
});
