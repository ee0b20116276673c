import { describe, expect, it } from 'vitest';
import type { CustomOption } from '../../../core/contract';
import { customOptionsPrice, defaultAnswers } from '../../../core/pricing/option-price';

const value = (id: number, price: number, over: object = {}) => ({
  ...{ option_type_id: id, title: String(id), price, price_type: 'fixed' as const },
  ...over,
});
const EXTRAS: CustomOption = {
  option_id: 1,
  title: 'Extras',
  type: 'checkbox',
  values: [value(11, 1), value(12, 10, { price_type: 'percent' }), value(13, 4)],
};

describe('the surcharge of custom options per unit', () => {
  it.each([
    ['11', 100],
    ['12', 500],
    ['11,13', 500],
    [' 11 , 13 ', 500],
    ['11,11', 100],
    ['99', 0],
    ['', 0],
  ])('is %i for the ticked values "%s"', (ticked, expected) => {
    expect(customOptionsPrice([EXTRAS], { 1: ticked }, { amount: 5000, step: 1 })).toBe(expected);
    expect(customOptionsPrice([EXTRAS], { 2: ticked }, { amount: 5000, step: 1 })).toBe(0);
  });

  it('is zero without options', () => {
    expect(customOptionsPrice(undefined, { 1: '11' }, { amount: 5000, step: 1 })).toBe(0);
  });
});

describe('the default answers', () => {
  it('are the values that the merchant marked, by option', () => {
    const marked = (id: number) => value(id, 0, { is_default: true });
    expect(
      defaultAnswers([
        { ...EXTRAS, option_id: 1, values: [marked(11), value(12, 0), marked(13)] },
        { ...EXTRAS, option_id: 2, values: [value(21, 0, { is_default: false })] },
        { option_id: 3, title: 'Words', type: 'field' },
      ]),
    ).toEqual({ 1: '11,13' });
    expect(defaultAnswers(undefined)).toEqual({});
  });

  it('never select a paid extra, even if the merchant marked it as default', () => {
    const marked = (id: number, price: number) => value(id, price, { is_default: true });
    const asked = { ...EXTRAS, values: [marked(11, 0), marked(12, 5), marked(13, -1)] };
    expect(defaultAnswers([asked])).toEqual({ 1: '11,13' });
    expect(defaultAnswers([{ ...asked, is_require: true }])).toEqual({ 1: '11,12,13' });
  });
});
