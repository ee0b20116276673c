import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../core/config';
import { quantity } from '../../../core/contract/scalars';
import { MOST_QUANTITY, mostToBuy } from '../../../core/kernel/quantity';

describe('how many can be bought at once (S §5)', () => {
  it.each([
    ['as many as a line takes, where nobody counts them', 20, undefined, 20],
    ['as many as there are', 20, 3, 3],
    ['no more than a line takes, however many there are', 20, 500, 20],
    ['as many as a line takes of what is sold although none is left', 20, 0, 20],
  ])('%s', (_what, most, left, expected) => {
    expect(mostToBuy(most, left)).toBe(expected);
  });

  it('is one figure for the settings and for what the shop takes', () => {
    expect(parseConfig({}).cart.maxQuantity).toBe(MOST_QUANTITY);
    expect(quantity.safeParse(MOST_QUANTITY).success).toBe(true);
    expect(quantity.safeParse(MOST_QUANTITY + 1).success).toBe(false);
  });
});
