import { describe, expect, it } from 'vitest';
import { offeredPrice, type OfferedPrices } from '../../../core/pricing';

describe('the displayed list price', () => {
  it.each<[string, OfferedPrices, number | undefined, number | undefined]>([
    ['the final price, if there is one', { price: 100, final_price: 80 }, 80, undefined],
    ['the price otherwise', { price: 100 }, 100, undefined],
    ['none without a price', {}, undefined, undefined],
    ['free if the final price is 0', { price: 100, final_price: 0 }, 0, undefined],
    ['beside the price without a reduction', { final_price: 80, original_price: 100, old_price: 90 }, 80, 100],
    ['beside the old price without an original', { final_price: 80, old_price: 90 }, 80, 90],
    ['alone without a reduction', { final_price: 80, old_price: null }, 80, undefined],
    ['the minimum of required choices', { final_price: 80, least_price: 85.5 }, 85.5, undefined],
    ['never a price of choices alone', { original_price: 100, least_price: 85.5 }, undefined, 100],
  ])('is %s', (_what, prices, final, regular) => {
    expect(offeredPrice(prices)).toStrictEqual({ final, regular });
  });

  it('includes required choices in both amounts, even negative ones', () => {
    const reduced = { final_price: 79.99, original_price: 100.01 };
    expect(offeredPrice({ ...reduced, least_price: 85.09 })).toStrictEqual({ final: 85.09, regular: 105.11 });
    expect(offeredPrice({ ...reduced, least_price: 69.99 })).toStrictEqual({ final: 69.99, regular: 90.01 });
  });
});
