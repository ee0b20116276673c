import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currencyRatesOf,
  roundLimit,
  shopLimit as limitBy,
  shopPrice as priceBy,
} from '../../../../../adapters/platform/foundation/commerce/shop-price';
import { COMMERCE } from '../../../../../adapters/platform/starter/commerce';
import { toMinor } from '../../../../../core/kernel/money';

const rates = currencyRatesOf(COMMERCE.currency_rates);
const shopPrice = (price: number, currency: string) => priceBy(price, currency, rates);

const dollars = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => cents / 100);

describe('the shop price of a dollar price', () => {
  it.each([
    [80, 'USD', 80],
    [80, 'EUR', 73.95],
    [0, 'EUR', 0],
    [4, 'EUR', 3.5],
    [0.01, 'EUR', 0.5],
    [50, 'RUB', 4490],
    [4, 'RUB', 360],
    [-80, 'EUR', -73.95],
  ])('%d dollars in %s are %d', (price, currency, expected) => {
    expect(shopPrice(price, currency)).toBe(expected);
  });

  it('is never zero for a positive amount, and ends like a retail price', () => {
    fc.assert(
      fc.property(dollars, (price) => {
        const euro = toMinor(shopPrice(price, 'EUR'));
        expect(euro).toBeGreaterThan(0);
        expect([0, 50, 95]).toContain(euro % 100);
        expect(toMinor(shopPrice(price, 'RUB')) % 1000).toBe(0);
      }),
    );
  });

  it('is within one step of the exact conversion', () => {
    fc.assert(
      fc.property(dollars, (price) => {
        expect(Math.abs(shopPrice(price, 'EUR') - price * 0.92)).toBeLessThanOrEqual(0.56);
        expect(Math.abs(shopPrice(price, 'RUB') - price * 90)).toBeLessThanOrEqual(61);
      }),
    );
  });

  it('follows the rate and the steps that the merchant sets', () => {
    const franc = currencyRatesOf([{ currency: 'CHF', rate: 0.8, step: 5, small_step: 1, below: 0.1 }]);
    expect([100, 60, 3, 0.2].map((price) => priceBy(price, 'CHF', franc))).toEqual([79.9, 48, 2, 1]);
  });

  it('is refused in a currency that the shop does not know', () => {
    expect(() => shopPrice(1, 'GBP')).toThrow('There is no rate for GBP: set one in currency_rates');
  });
});

describe('a limit in another currency', () => {
  const shopLimit = (limit: number, currency: string) => limitBy(limit, currency, rates);

  it.each([
    [400, 'USD', 400],
    [400, 'EUR', 365],
    [400, 'RUB', 36_000],
    [4, 'EUR', 3.5],
    [0, 'EUR', 0],
  ])('%d dollars in %s is %d', (limit, currency, expected) => {
    expect(shopLimit(limit, currency)).toBe(expected);
  });

  it('is a round amount, and never more than five price steps below the exact conversion', () => {
    fc.assert(
      fc.property(fc.integer({ min: 600, max: 100_000_000 }), (cents) => {
        const euro = toMinor(shopLimit(cents / 100, 'EUR'));
        expect(euro % 500).toBe(0);
        expect(euro).toBeLessThanOrEqual(cents * 0.92 + 0.5);
        expect(euro).toBeGreaterThan(cents * 0.92 - 500.5);
      }),
    );
  });

  it('is refused in a currency that the shop does not know', () => {
    expect(() => shopLimit(1, 'GBP')).toThrow('There is no rate for GBP: set one in currency_rates');
  });
});

describe('a shop with another base currency', () => {
  const zloty = currencyRatesOf([{ currency: 'EUR', rate: 0.233, step: 1, small_step: 0.5, below: 0.05 }], 'PLN');
  const dong = currencyRatesOf([{ currency: 'KWD', rate: 0.000012295, step: 0.01, small_step: 0.01, below: 0 }], 'VND');

  it('shows prices in the base currency unchanged, and converts others from it', () => {
    expect(priceBy(79.99, 'PLN', zloty)).toBe(79.99);
    expect(priceBy(79.99, 'EUR', zloty)).toBe(18.95);
    expect(priceBy(10_000_000, 'KWD', dong)).toBe(122.95);
    expect(() => priceBy(1, 'USD', zloty)).toThrow('There is no rate for USD');
  });

  it('shows whole amounts if the base currency has no decimals', () => {
    expect(priceBy(10.5, 'JPY', currencyRatesOf([], 'JPY'))).toBe(11);
    expect(limitBy(10.4, 'JPY', currencyRatesOf([], 'JPY'))).toBe(10);
  });

  it('converts limits in dollars to round amounts of similar value', () => {
    expect(roundLimit(1000, 'JPY', currencyRatesOf([], 'JPY'))).toBe(200_000);
    expect(roundLimit(1000, 'KWD', currencyRatesOf([], 'KWD'))).toBe(200);
    expect(roundLimit(1000, 'EUR', zloty)).toBe(1000);
    expect(roundLimit(1000, 'USD', zloty)).toBe(5000);
  });
});
