import { describe, expect, it } from 'vitest';
import { abroadOf, isAbroad, mayOweDuties } from '../../../core/delivery';

describe('a destination', () => {
  it('is abroad outside the country of the store, by either code of the United Kingdom', () => {
    expect([isAbroad('DE', 'US'), isAbroad('US', 'US'), isAbroad('GB', 'UK')]).toEqual([true, false, false]);
  });

  it.each([
    ['US', 'US', false],
    ['DE', 'US', true],
    ['AT', 'DE', false],
    ['CH', 'DE', true],
    ['UK', 'DE', true],
    ['KZ', 'RU', false],
    ['UA', 'RU', true],
  ])('%s may owe duties on goods from %s: %s', (there, home, isDue) => {
    expect(mayOweDuties(there, home)).toBe(isDue);
  });

  it('has the terms abroad of a method, and none for the country of the store', () => {
    const abroad = { amount: 19, days_to_delivery: 9 };
    const ways = [
      { code: 'own', amount: 4, limit: 100, least_days_to_delivery: 2, days_to_delivery: 4, abroad },
      { code: 'home', amount: 14, domestic_only: true },
      { code: 'same', amount: 5, limit: 50, days_to_delivery: 3 },
    ];
    expect(abroadOf(ways)).toEqual([
      { code: 'own', ...abroad, abroad },
      { code: 'same', amount: 5, limit: 50, days_to_delivery: 3 },
    ]);
  });
});
