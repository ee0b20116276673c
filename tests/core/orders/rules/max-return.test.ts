import { describe, expect, it } from 'vitest';
import { maxReturn } from '../../../../core/orders/rules/max-return';

const MONEY = {
  rest: 15_000,
  besidesCards: 5000,
  lines: [
    { sku: 'GIFT', isGiftCard: true, refundable: 4000 },
    { sku: 'GIFT-B', isGiftCard: true, refundable: 6000 },
    { sku: 'TEE', isGiftCard: false, refundable: 2000 },
    { sku: 'CAP', isGiftCard: false, refundable: 1000 },
  ],
};

describe('the maximum refund of a return', () => {
  it('is the unspent balance of the gift cards if only they are returned', () => {
    expect(maxReturn(MONEY, ['GIFT'])).toBe(4000);
    expect(maxReturn(MONEY, ['GIFT', 'GIFT-B'])).toBe(10_000);
  });

  it('is everything paid besides gift cards if goods are returned, plus the unspent balance of the cards', () => {
    expect(maxReturn(MONEY, ['TEE'])).toBe(5000);
    expect(maxReturn(MONEY, ['TEE', 'GIFT'])).toBe(9000);
    expect(maxReturn(MONEY, [])).toBe(5000);
  });

  it('is limited to the rest of the payment', () => {
    expect(maxReturn({ ...MONEY, rest: 300 }, ['TEE', 'GIFT'])).toBe(300);
  });
});
