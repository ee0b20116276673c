import { describe, expect, it } from 'vitest';
import { deliveryStep, LAST_STEP, ORDER_STATUSES } from '../../../core/account';

describe('the delivery step (A §2.10)', () => {
  it.each([
    [0, ['G', 'R', 'P', 'H', 'S']],
    [1, ['N', 'NA', 'A']],
    [2, ['AB', 'B', 'M', 'C']],
    [3, ['D', 'DA', 'K', 'KR']],
    [4, ['LF', 'L']],
    [5, ['J', 'I', 'E', 'F', 'O']],
  ])('is %i for %j', (step, letters) => {
    expect(ORDER_STATUSES.filter((letter) => deliveryStep(letter) === step).sort()).toEqual([...letters].sort());
  });

  it("is the shop's stage if it is set", () => {
    expect(deliveryStep('G', 4)).toBe(4);
    expect(deliveryStep('O', 0)).toBe(0);
    expect(deliveryStep('D', null)).toBe(3);
  });

  it('stays within the steps for any input', () => {
    expect([deliveryStep('?'), deliveryStep('constructor'), deliveryStep('N', 99), deliveryStep('N', -1)]).toEqual([
      0,
      0,
      LAST_STEP,
      0,
    ]);
  });
});
