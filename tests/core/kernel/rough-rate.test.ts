import { describe, expect, it } from 'vitest';
import { isSellableCurrency } from '../../../core/kernel/currency';
import { ROUGHLY_RATED, roughRate } from '../../../core/kernel/rough-rate';

describe('the approximate value of a US dollar', () => {
  it('is defined for currencies far from it, and 1 for the rest', () => {
    expect(['JPY', 'KWD', 'PLN', 'VND', 'USD', 'EUR', 'constructor'].map(roughRate)).toEqual([
      150, 0.3, 4, 25_000, 1, 1, 1,
    ]);
  });

  it('names each currency once, by its code, with a positive number', () => {
    expect(new Set(ROUGHLY_RATED).size).toBe(ROUGHLY_RATED.length);
    expect(ROUGHLY_RATED.filter((code) => !/^[A-Z]{3}$/.test(code) || !isSellableCurrency(code))).toEqual([]);
    expect(ROUGHLY_RATED.filter((code) => !(roughRate(code) > 0))).toEqual([]);
  });
});
