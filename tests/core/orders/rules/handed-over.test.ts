import { describe, expect, it } from 'vitest';
import { isHandedOver, isTaken } from '../../../../core/orders/rules/handed-over';

const GOODS = { type: 'simple', isGiftCard: false };
const FILE = { type: 'downloadable', isGiftCard: false };
const ORDER = { paid: true, lines: [GOODS, FILE], downloads: [{}] };

describe('what is handed over', () => {
  it.each([
    ['goods and a file that nobody has downloaded', {}, false],
    ['a file that was downloaded', { downloads: [{}, { taken: true }] }, true],
    ['a service', { lines: [GOODS, { type: 'virtual', isGiftCard: false }] }, true],
    ['a gift card', { lines: [{ type: 'virtual', isGiftCard: true }] }, false],
    ['a service that is not paid', { paid: false, lines: [{ type: 'virtual', isGiftCard: false }] }, false],
    ['goods alone', { lines: [GOODS], downloads: [] }, false],
  ] as const)('of %s', (_, facts, expected) => {
    expect(isHandedOver({ ...ORDER, ...facts })).toBe(expected);
  });

  it('counts a file that was downloaded, also before it was given again', () => {
    expect([isTaken({ used: 0, serial: 1 }), isTaken({ used: 1, serial: 1 }), isTaken({ used: 0, serial: 2 })]).toEqual(
      [false, true, true],
    );
  });
});
