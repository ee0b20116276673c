import { describe, expect, it } from 'vitest';
import { isPayableWithGiftCards } from '../../../../core/orders/rules/payable-with-cards';

const ORDER = { waitsForTransfer: true, total: 1000, buysGiftCards: false, isReduced: false };

describe('a placed order', () => {
  it('can be paid with gift cards while it waits for its bank transfer', () => {
    expect(isPayableWithGiftCards(ORDER)).toBe(true);
  });

  it.each([
    ['awaits no transfer', { waitsForTransfer: false }],
    ['costs nothing', { total: 0 }],
    ['buys gift cards', { buysGiftCards: true }],
    ['has a payment method discount', { isReduced: true }],
  ])('cannot if it %s', (_, facts) => {
    expect(isPayableWithGiftCards({ ...ORDER, ...facts })).toBe(false);
  });
});
