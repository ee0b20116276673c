import { describe, expect, it } from 'vitest';
import { movedUnits, stockDelta } from '../../../../../adapters/platform/orders/edits/stock-delta';

const HERE = { sku: 'TEE', qty: 2 };
const BERLIN = { sku: 'TEE', qty: 3, place: 'berlin' };

describe('units of an edited order', () => {
  it('are taken and returned as the sum over all locations', () => {
    expect(stockDelta([HERE, BERLIN], [{ sku: 'TEE', qty: 4 }])).toEqual({
      take: [],
      giveBack: [{ sku: 'TEE', qty: 1 }],
    });
    expect(stockDelta([HERE], [HERE, { sku: 'CAP', qty: 1 }])).toEqual({
      take: [{ sku: 'CAP', qty: 1 }],
      giveBack: [],
    });
  });

  it('stay at their locations', () => {
    expect(movedUnits([HERE, BERLIN], { take: [], giveBack: [{ ...BERLIN, qty: 1 }] })).toEqual([
      HERE,
      { ...BERLIN, qty: 2 },
    ]);
    expect(movedUnits([HERE, BERLIN], { take: [{ ...BERLIN, qty: 2 }], giveBack: [HERE] })).toEqual([
      { ...BERLIN, qty: 5 },
    ]);
  });
});
