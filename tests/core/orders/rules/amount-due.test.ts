import { expect, it } from 'vitest';
import { amountDue } from '../../../../core/orders/rules/amount-due';

it.each([
  [5000, undefined, 5000],
  [5000, 0, 5000],
  [5000, 1200, 3800],
  [5000, 5000, 0],
])('of %i, with gift cards paying %s, %i are due', (grandTotal, giftCards, due) => {
  expect(amountDue({ grandTotal, fulfilment: { giftCards } })).toBe(due);
});
