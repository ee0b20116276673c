import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planPlace } from '../../../../core/orders/queue/plan-place';
import { planQueueOutcome } from '../../../../core/orders/queue/plan-queue-outcome';
import { endsWithAccount, isGuestHold, maxHeld, overAll, overHold } from '../../../../core/orders/rules/guest-hold';

const GUEST = { isTrusted: false, paysFirst: false, isPaid: false };

describe('stock reserved by someone who has never paid', () => {
  it('is limited only for deferred payment', () => {
    expect(isGuestHold(GUEST)).toBe(true);
    for (const name of ['isTrusted', 'paysFirst', 'isPaid'])
      expect(isGuestHold({ ...GUEST, [name]: true })).toBe(false);
  });

  it('is counted for each SKU over all orders', () => {
    const held = [
      { sku: 'TEE', qty: 2 },
      { sku: 'CAP', qty: 5 },
      { sku: 'TEE', qty: 1 },
    ];
    expect(overHold([{ sku: 'TEE', qty: 2 }], held, () => 5)).toBeUndefined();
    expect(overHold([{ sku: 'TEE', qty: 3 }], held, () => 5)).toBe('TEE');
    expect(
      overHold(
        [
          { sku: 'SOCKS', qty: 5 },
          { sku: 'CAP', qty: 1 },
        ],
        held,
        () => 5,
      ),
    ).toBe('CAP');
  });

  it('has a limit of at least the minimum purchase quantity', () => {
    expect([
      maxHeld(5, {}),
      maxHeld(5, { min_sale_qty: 10, qty_increments: 4 }),
      maxHeld(5, { qty_increments: 2 }),
    ]).toEqual([5, 12, 5]);
  });

  it('has no limit if the shop sets 0', () => {
    expect(maxHeld(0, {})).toBe(Number.POSITIVE_INFINITY);
    expect(overAll([{ sku: 'TEE', qty: 9999 }], [], { bound: 0, by: 'contact', maxOf: () => 0 })).toBeUndefined();
  });

  it('is limited to four times as much of all products together, and at least the minimum quantity', () => {
    const of = (qty: number) => ['A', 'B', 'C', 'D', 'E'].map((sku) => ({ sku, qty }));
    const rule = { bound: 5, by: 'contact', maxOf: () => 5 } as const;
    expect(overAll(of(4), [], rule)).toBeUndefined();
    expect(overAll(of(5), [], rule)).toEqual({ sku: 'E', max: 0 });
    expect(overAll([{ sku: 'F', qty: 3 }], of(4).slice(1), rule)).toBeUndefined();
    expect(overAll([{ sku: 'F', qty: 3 }], [...of(4).slice(1), { sku: 'G', qty: 2 }], rule)).toEqual({
      sku: 'F',
      max: 2,
    });
    expect(overAll([{ sku: 'F', qty: 50 }], [], { ...rule, maxOf: () => 50 })).toBeUndefined();
    // Many households share a network.
    expect(overAll(of(4), of(12), { ...rule, by: 'network' })).toBeUndefined();
    expect(overAll(of(4), of(13), { ...rule, by: 'network' })).toEqual({ sku: 'D', max: 3 });
  });

  it('never exceeds the limit, however it is split into orders', () => {
    const order = fc.array(fc.record({ sku: fc.constantFrom('TEE', 'CAP'), qty: fc.integer({ min: 1, max: 9 }) }));
    fc.assert(
      fc.property(fc.array(order), fc.integer({ min: 1, max: 20 }), (orders, max) => {
        const held: { sku: string; qty: number }[] = [];
        for (const units of orders) if (overHold(units, held, () => max) === undefined) held.push(...units);
        for (const sku of ['TEE', 'CAP']) {
          expect(held.reduce((sum, one) => (one.sku === sku ? sum + one.qty : sum), 0)).toBeLessThanOrEqual(max);
        }
      }),
    );
  });
});

describe('an order that is cancelled with the account of its address', () => {
  it('is unpaid, reserves stock for a limited time, and is not packed yet', () => {
    const order = { isUnpaid: true, held: true, mayCancel: true };
    expect(endsWithAccount(order)).toBe(true);
    for (const name of ['isUnpaid', 'held', 'mayCancel'])
      expect(endsWithAccount({ ...order, [name]: false })).toBe(false);
  });
});

describe('an order over the limit', () => {
  const meta = { error: 'pay_later_limit' };
  const reply = {
    ...{ ok: false as const, code: 400, message: '', meta, refused: 'pay_later_limit' as const },
    data: { sku: 'TEE', name: 'Cotton Tee', max: 5 },
  };

  it('is refused with the product and the limit, and nothing is stored', () => {
    expect(planPlace(reply)).toMatchObject({
      kind: 'pay-later-limit',
      error: { code: 'pay-later-limit', params: { name: 'Cotton Tee', max: '5' } },
    });
    expect(planPlace({ ...reply, data: {} })).toMatchObject({ error: { code: 'pay-later-limit' } });
  });

  it('is cancelled in the queue, and its lines return to the bag', () => {
    expect(planQueueOutcome(reply)).toEqual({
      ...{ kind: 'cancel', code: 'pay-later-limit', putBack: true },
      limit: { name: 'Cotton Tee', max: 5 },
    });
  });
});
