import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPromisedLimit, nextFreeDelivery, withFreeDelivery } from '../../../core/delivery';

const WAYS = [
  { method_title: 'Express', free_from: 400 },
  { method_title: 'Standard', free_from: 100 },
  { method_title: 'Pick up' },
];
const cart = (subtotal: number, discount = 0) => ({ subtotal, discount_amount: discount });

describe('free delivery', () => {
  it('requires the net value missing to the next threshold', () => {
    expect(nextFreeDelivery(WAYS, cart(95, 7))).toEqual({ way: WAYS[1], missing: 12, reached: 0.88 });
  });
  it('is not reached sooner with gift cards in the bag', () => {
    expect(nextFreeDelivery(WAYS, { ...cart(195, 7), gift_cards_amount: 100 })).toEqual({
      ...{ way: WAYS[1], missing: 12, reached: 0.88 },
    });
  });
  it('suggests no amount that would double the bag', () => {
    expect(nextFreeDelivery(WAYS, cart(49.99))).toBeUndefined();
    expect(nextFreeDelivery(WAYS, cart(50))).toEqual({ way: WAYS[1], missing: 50, reached: 0.5 });
  });
  it('stays at the reached threshold until the next is near, and at the last', () => {
    expect(nextFreeDelivery(WAYS, cart(125))).toEqual({ way: WAYS[1], missing: 0, reached: 1 });
    expect(nextFreeDelivery(WAYS, cart(200))).toEqual({ way: WAYS[0], missing: 200, reached: 0.5 });
    expect(nextFreeDelivery(WAYS, cart(400))).toEqual({ way: WAYS[0], missing: 0, reached: 1 });
  });
  it('is not offered if no method has a threshold', () => {
    expect(nextFreeDelivery([{ method_title: 'Standard' }], cart(95))).toBeUndefined();
  });
  it('costs nothing with methods whose threshold is reached, to the cent', () => {
    const ways = [
      { ...WAYS[0], method_title: 'Express', amount: 14 },
      { ...WAYS[1], method_title: 'Standard', amount: 4 },
      { method_title: 'By hand', amount: 30, free_from: 0 },
      { method_title: 'Drone', amount: 9 },
    ];
    const amounts = (net: number) => withFreeDelivery(ways, net).map(({ amount }) => amount);
    expect(amounts(99.99)).toEqual([14, 4, 30, 9]);
    expect(amounts(100)).toEqual([14, 0, 30, 9]);
    expect(amounts(585)).toEqual([0, 0, 30, 9]);
  });
  it('ignores a limit of 0, and that of S §9', () => {
    expect([undefined, 0, 1_000_000, 999_999].map(isPromisedLimit)).toEqual([false, false, false, true]);
  });
  it('is reached by adding exactly what is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (cents) => {
        const { missing = 0 } = nextFreeDelivery(WAYS, cart(cents / 100)) ?? {};
        if (missing === 0) return;
        const after = nextFreeDelivery(WAYS, cart((cents + Math.round(missing * 100)) / 100));
        expect(after?.missing === 0 || after?.way.method_title === 'Express').toBe(true);
      }),
    );
  });
});
