import { describe, expect, it } from 'vitest';
import { isHandedOver, isTaken } from '../../../../core/orders/rules/handed-over';

const GOODS = { type: 'simple', isGiftCard: false };
const FILE = { type: 'downloadable', isGiftCard: false };
const ORDER = { paid: true, lines: [GOODS, FILE], downloads: [{}] };

describe('handed over items', () => {
  it.each([
    ['goods and a file not yet downloaded', {}, false],
    ['a downloaded file', { downloads: [{}, { taken: true }] }, true],
    ['a service', { lines: [GOODS, { type: 'virtual', isGiftCard: false }] }, true],
    ['a gift card', { lines: [{ type: 'virtual', isGiftCard: true }] }, false],
    ['an unpaid service', { paid: false, lines: [{ type: 'virtual', isGiftCard: false }] }, false],
    ['only goods', { lines: [GOODS], downloads: [] }, false],
  ] as const)('of %s', (_, facts, expected) => {
    expect(isHandedOver({ ...ORDER, ...facts })).toBe(expected);
  });

  it('include a downloaded file, even after it was renewed', () => {
    expect([isTaken({ used: 0, serial: 1 }), isTaken({ used: 1, serial: 1 }), isTaken({ used: 0, serial: 2 })]).toEqual(
      [false, true, true],
    );
  });
});
