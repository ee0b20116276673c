import { describe, expect, it } from 'vitest';
import { plainAmount } from '../../../../core/internal';
import { amountOf, sumOf } from '../../../../ui/pages/manage/orders/order-amount';

describe('amounts', () => {
  it('are parsed with a comma or a dot, and summed to the cent', () => {
    expect(['12', '12.5', '12,50', '', '1.234', '-1', 'x'].map((typed) => amountOf(typed, 'EUR'))).toEqual([
      12,
      12.5,
      12.5,
      0,
      undefined,
      undefined,
      undefined,
    ]);
    expect(sumOf([0.1, 0.2])).toBe(0.3);
  });

  it.each([
    ['KWD', 19.99, ['1.955', '1.9500']],
    ['JPY', 1999, ['1.5', '1,50']],
    ['EUR', 19.99, ['1.950', '1,999']],
  ])('are parsed in the decimals of %s, also as a form formats them', (currency, amount, wrong) => {
    expect(amountOf(plainAmount(amount, currency), currency)).toBe(amount);
    expect(wrong.map((typed) => amountOf(typed, currency))).toEqual([undefined, undefined]);
  });
});
