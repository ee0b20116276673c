import { describe, expect, it } from 'vitest';
import { isPayableWithGiftCards } from '../../../../core/orders/rules/payable-with-cards';

const ORDER = { waitsForTransfer: true, total: 1000, buysGiftCards: false, isReduced: false };

describe('an order that was placed', () => {
  it('can be paid with gift cards while it waits for its bank transfer', () => {
    expect(isPayableWithGiftCards(ORDER)).toBe(true);
  });

  it.each([
    ['waits for no transfer', { waitsForTransfer: false }],
    ['costs nothing', { total: 0 }],
    ['buys gift cards', { buysGiftCards: true }],
    ['costs less by its way to pay', { isReduced: true }],
  ])('cannot if it %s', (_, facts) => {
    expect(isPayableWithGiftCards({ ...ORDER, ...facts })).toBe(false);
  });
});
