import { describe, expect, it } from 'vitest';
import { RETURN_DAYS } from '../../../../core/contract/orders/order-rights';
import {
  canReturn,
  mayCancel,
  returnableUnits,
  shopperMay,
  type ShopperFacts,
} from '../../../../core/orders/rules/shopper-may';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 25);
const ORDER: ShopperFacts = {
  order_status: 'N',
  stage: null,
  canceled: false,
  paid: false,
  delivered_at: null,
  is_delivered: true,
  is_handed_over: false,
  units: [
    { sku: 'TEE', qty: 2 },
    { sku: 'CAP', qty: 1 },
  ],
  gone: [],
  is_owned: true,
  takes_gift_cards: false,
};
const at = (facts: Partial<ShopperFacts>): ShopperFacts => ({ ...ORDER, ...facts });
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS).toISOString();

describe('the actions of a shopper on an order', () => {
  it.each([
    ['placed', {}, true],
    ['paid', { paid: true }, true],
    ['awaiting payment', { order_status: 'P' }, true],
    ['being packed', { order_status: 'AB' }, false],
    ['being packed by its stage', { stage: 2 }, false],
    ['in transit', { order_status: 'D' }, false],
    ['delivered', { order_status: 'O' }, false],
    ['cancelled', { canceled: true }, false],
    ['an unpaid service', { is_delivered: false }, true],
    ['one with a downloaded file', { paid: true, is_handed_over: true }, false],
    ['a paid, and therefore delivered service', { is_delivered: false, paid: true }, false],
  ] as const)('allow cancelling while it is %s: %o → %s', (_, facts, expected) => {
    expect(mayCancel(at(facts))).toBe(expected);
  });

  it.each([
    ['placed', {}, []],
    ['being packed', { order_status: 'AB' }, []],
    ['in transit', { order_status: 'D' }, ORDER.units],
    ['delivered today', { order_status: 'O', delivered_at: daysAgo(0) }, ORDER.units],
    ['delivered on the last day', { order_status: 'O', delivered_at: daysAgo(RETURN_DAYS) }, ORDER.units],
    ['delivered too long ago', { order_status: 'O', delivered_at: daysAgo(RETURN_DAYS + 1) }, []],
    ['cancelled', { order_status: 'D', canceled: true }, []],
    [
      'partly returned',
      { order_status: 'O', gone: [{ sku: 'TEE', qty: 1 }] },
      [{ sku: 'TEE', qty: 1 }, ORDER.units[1]],
    ],
    ['completely returned', { order_status: 'O', gone: ORDER.units }, []],
  ] as const)('allow returning if it is %s', (_, facts, expected) => {
    expect(returnableUnits(at(facts), NOW)).toEqual(expected);
  });

  it('allow returning until the last millisecond of the period, from the shipping letter on', () => {
    const delivered = at({ order_status: 'O', delivered_at: daysAgo(RETURN_DAYS) });
    expect(returnableUnits(delivered, NOW)).toEqual(ORDER.units);
    expect(returnableUnits(delivered, NOW + 1)).toEqual([]);
    for (const stage of [0, 1, 2, 3, 4, 5]) {
      expect(returnableUnits(at({ stage }), NOW).length > 0).toBe(stage >= 3);
      expect(mayCancel(at({ stage }))).toBe(stage < 2);
    }
  });

  it('allow returning the rest of a SKU in two lines', () => {
    const units = [1, 2].map((qty) => ({ sku: 'TEE', qty }));
    const gone = [{ sku: 'TEE', qty: 1 }];
    expect(returnableUnits(at({ order_status: 'D', units, gone }), NOW)).toEqual([{ sku: 'TEE', qty: 2 }]);
    expect(returnableUnits(at({ order_status: 'D', units, gone: [...gone, ...gone, ...gone] }), NOW)).toEqual([]);
  });

  it('do not allow returning more of a SKU than was ordered, across any number of lines', () => {
    const returnable = [{ sku: 'TEE', qty: 2 }];
    expect(canReturn([{ sku: 'TEE', qty: 2 }], returnable)).toBe(true);
    expect(canReturn([{ sku: 'TEE', qty: 3 }], returnable)).toBe(false);
    const twice = [1, 2].map((qty) => ({ sku: 'TEE', qty }));
    expect(canReturn(twice, returnable)).toBe(false);
    expect(canReturn([{ sku: 'CAP', qty: 1 }], returnable)).toBe(false);
    expect(canReturn([], returnable)).toBe(false);
  });

  it('return nothing if one of several SKUs exceeds the order', () => {
    const left = [
      { sku: 'TEE', qty: 2 },
      { sku: 'CAP', qty: 1 },
    ];
    const input = (tees: number, caps: number) => [
      { sku: 'TEE', qty: tees },
      { sku: 'CAP', qty: caps },
    ];
    expect([canReturn(input(2, 1), left), canReturn(input(2, 2), left), canReturn(input(3, 1), left)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([canReturn([{ sku: 'HAT', qty: 1 }], left), canReturn([], left)]).toEqual([false, false]);
  });

  it.each([
    ['placed', {}, true],
    ['awaiting payment', { order_status: 'P' }, false],
    ['in transit', { order_status: 'D', paid: true }, true],
    ['delivered', { order_status: 'O', paid: true }, true],
    ['cancelled', { canceled: true }, true],
    ['a paid service', { is_delivered: false, paid: true }, true],
  ] as const)('allow reordering unless it waits for its payment page: %s: %o → %s', (_, facts, expected) => {
    expect(shopperMay(at(facts), NOW).again).toBe(expected);
  });

  it('are in one response: cancel, return and until when, reorder, an account, gift cards', () => {
    expect(shopperMay(at({ is_owned: false, takes_gift_cards: true }), NOW)).toEqual({
      cancel: true,
      return: [],
      return_until: null,
      again: true,
      account: true,
      gift_card: true,
    });
    const delivered = shopperMay(at({ order_status: 'O', delivered_at: daysAgo(RETURN_DAYS) }), NOW);
    expect(delivered).toEqual({
      cancel: false,
      return: ORDER.units,
      return_until: new Date(NOW).toISOString(),
      again: true,
      account: false,
    });
  });
});
