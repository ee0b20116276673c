import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../core/config';
import { quantity } from '../../../core/contract/foundation/scalars';
import { MAX_QUANTITY, maxToBuy } from '../../../core/kernel/quantity';

describe('the purchasable quantity (S §5)', () => {
  it.each([
    ['the maximum of a line without a stock count', 20, undefined, 20],
    ['the available units', 20, 3, 3],
    ['the maximum of a line if more are available', 20, 500, 20],
    ['the maximum of a line for products sold without stock', 20, 0, 20],
  ])('%s', (_what, max, left, expected) => {
    expect(maxToBuy(max, left)).toBe(expected);
  });

  it("is one limit for the settings and the shop's own check", () => {
    expect(parseConfig({}).cart.maxQuantity).toBe(MAX_QUANTITY);
    expect(quantity.safeParse(MAX_QUANTITY).success).toBe(true);
    expect(quantity.safeParse(MAX_QUANTITY + 1).success).toBe(false);
  });
});
