import { expect, it } from 'vitest';
import { roundNumber } from '../../../core/kernel/round-number';

it.each([
  [46, 50],
  [7568, 10_000],
  [39.5, 50],
  [15.35, 20],
  [0.3, 0.2],
  [1, 1],
  [1_250_000, 1_000_000],
])('the round number next to %d is %d', (amount, round) => {
  expect(roundNumber(amount)).toBeCloseTo(round, 9);
});
