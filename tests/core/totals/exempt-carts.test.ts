import { describe, expect, it } from 'vitest';
import { calculateTotals, shippingCharges, type TotalsInput } from '../../../core/totals';

const CARTS = 5000;
const RATES = [0, 5.5, 7, 8.1, 10, 19, 20, 21, 25.5] as const;

/** Park and Miller: the same carts in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function cartOf(seed: number): TotalsInput {
  const below = numbers(seed + 1);
  const rate = () => RATES[below(RATES.length)] ?? 0;
  const step = below(4) === 0 ? 100 : 1;
  const lines = Array.from({ length: 1 + below(5) }, (_, id) => ({
    ...{ id, sku: `S${String(id)}`, unitPrice: below(30_000) * step, qty: 1 + below(4), taxRate: rate() },
  }));
  const taxRate = Math.max(...lines.map((line) => line.taxRate));
  return {
    lines,
    step,
    pricesIncludeTax: below(3) > 0,
    shipping: { amount: below(2000) * step, taxRate },
    ...(below(2) === 0 && { coupon: { code: 'C', type: 'percent' as const, value: below(100) } }),
  };
}

/** Tax inside a price in whole steps, half up, by plain fractions. */
function taxInside(price: number, rate: number, step: number): number {
  const [part, whole] = [BigInt(price) * BigInt(Math.round(rate * 10)), BigInt(1000 + Math.round(rate * 10))];
  const unit = whole * BigInt(step);
  return Number((2n * part + unit) / (2n * unit)) * step;
}

describe('an exempt cart', () => {
  it(`has no tax, and net prices that add up with the included tax to the price, in ${String(CARTS)} carts`, () => {
    for (let seed = 0; seed < CARTS; seed += 1) {
      const input = cartOf(seed);
      const { step = 1 } = input;
      const exempt = calculateTotals({ ...input, isTaxExempt: true });
      const netOf = (price: number, rate: number) =>
        input.pricesIncludeTax ? price - taxInside(price, rate, step) : price;
      expect([seed, exempt.tax]).toEqual([seed, 0]);
      input.lines.forEach(({ unitPrice, qty, taxRate }, index) => {
        const row = exempt.rows[index];
        const net = netOf(unitPrice, taxRate);
        expect([seed, row?.unitPrice, row?.unitPriceInclTax, row?.row_total]).toEqual([seed, net, net, net * qty]);
      });
      const goods = exempt.rows.reduce((sum, { row_total, discount }) => sum + row_total - discount, 0);
      const { amount = 0, taxRate = 0 } = input.shipping ?? {};
      expect([seed, exempt.shipping]).toEqual([seed, netOf(amount, taxRate)]);
      expect([seed, exempt.grandTotal]).toEqual([seed, goods + exempt.shipping]);
      expect(exempt.segments.filter(({ code }) => code === 'tax')).toMatchObject([{ value: 0 }]);
    }
  });

  it('is taxed like any other if the buyer collects the goods', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const { shipping, ...input } = cartOf(seed);
      const collected = { ...input, shipping: shipping && { ...shipping, isCollected: true } };
      expect(calculateTotals({ ...collected, isTaxExempt: true })).toEqual(calculateTotals(collected));
    }
  });

  it('has the same charge for each shipping method as in its totals', () => {
    for (let seed = 0; seed < 500; seed += 1) {
      const { shipping, ...input } = { ...cartOf(seed), isTaxExempt: true };
      if (shipping === undefined) continue;
      const ways = [shipping, { ...shipping, isCollected: true }];
      const charged = ways.map((way) => calculateTotals({ ...input, shipping: way }).shippingInclTax);
      expect(shippingCharges(input, ways)).toEqual(charged);
    }
  });
});
