import { describe, expect, it } from 'vitest';
import { lineCost } from '../../../core/orders/sales/line-cost';

const BUNDLE = { sku: 'SET', count: 2 };
const PARTS = [
  { sku: 'TEE', qty: 2 },
  { sku: 'CAP', qty: 4 },
];

describe('the cost of an order line', () => {
  it('is that of its SKU times its units', () => {
    expect(lineCost({ sku: 'TEE', count: 3 }, [{ sku: 'TEE', qty: 3 }], { TEE: 625 })).toBe(1875);
    expect(lineCost({ sku: 'SERVICE', count: 2 }, [], { SERVICE: 0 })).toBe(0);
  });

  it('of a bundle is the sum of its parts, unknown as long as one of them is', () => {
    expect(lineCost(BUNDLE, PARTS, { TEE: 500, CAP: 110 })).toBe(1440);
    expect(lineCost(BUNDLE, PARTS, { TEE: 500 })).toBeNull();
  });

  it('is unknown without costs, and for a SKU named like an inherited property', () => {
    expect(lineCost({ sku: 'TEE', count: 1 })).toBeNull();
    expect(lineCost({ sku: 'constructor', count: 1 }, [{ sku: 'constructor', qty: 1 }], { TEE: 1 })).toBeNull();
  });
});
