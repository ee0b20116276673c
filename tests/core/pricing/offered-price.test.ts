import { describe, expect, it } from 'vitest';
import { offeredPrice, type OfferedPrices } from '../../../core/pricing';

describe('the price that a list shows', () => {
  it.each<[string, OfferedPrices, number | undefined, number | undefined]>([
    ['the final price, where there is one', { price: 100, final_price: 80 }, 80, undefined],
    ['the price else', { price: 100 }, 100, undefined],
    ['none where there is no price', {}, undefined, undefined],
    ['free where the final price is 0', { price: 100, final_price: 0 }, 0, undefined],
    ['beside what it costs without a reduction', { final_price: 80, original_price: 100, old_price: 90 }, 80, 100],
    ['beside the old price where no original is known', { final_price: 80, old_price: 90 }, 80, 90],
    ['alone where there was no reduction', { final_price: 80, old_price: null }, 80, undefined],
    ['what required choices make it at the least', { final_price: 80, least_price: 85.5 }, 85.5, undefined],
    ['never a price by choices alone', { original_price: 100, least_price: 85.5 }, undefined, 100],
  ])('is %s', (_what, prices, final, regular) => {
    expect(offeredPrice(prices)).toStrictEqual({ final, regular });
  });

  it('has what required choices add, or take off, on both figures', () => {
    const reduced = { final_price: 79.99, original_price: 100.01 };
    expect(offeredPrice({ ...reduced, least_price: 85.09 })).toStrictEqual({ final: 85.09, regular: 105.11 });
    expect(offeredPrice({ ...reduced, least_price: 69.99 })).toStrictEqual({ final: 69.99, regular: 90.01 });
  });
});
