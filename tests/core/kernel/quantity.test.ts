import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../core/config';
import { quantity } from '../../../core/contract/foundation/scalars';
import { MAX_QUANTITY, maxToBuy } from '../../../core/kernel/quantity';

describe('how many can be bought at once (S §5)', () => {
  it.each([
    ['as many as a line takes, where nobody counts them', 20, undefined, 20],
    ['as many as there are', 20, 3, 3],
    ['no more than a line takes, however many there are', 20, 500, 20],
    ['as many as a line takes of what is sold although none is left', 20, 0, 20],
  ])('%s', (_what, max, left, expected) => {
    expect(maxToBuy(max, left)).toBe(expected);
  });

  it("is one limit for the settings and the shop's own check", () => {
    expect(parseConfig({}).cart.maxQuantity).toBe(MAX_QUANTITY);
    expect(quantity.safeParse(MAX_QUANTITY).success).toBe(true);
    expect(quantity.safeParse(MAX_QUANTITY + 1).success).toBe(false);
  });
});
