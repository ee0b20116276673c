import { describe, expect, it } from 'vitest';
import { currencyRatesOf } from '../../../../../adapters/platform/foundation';
import { promotionInStore } from '../../../../../adapters/platform/selling/promotions/promotion-in-store';
import { STORE_VIEWS } from '../../../../../core/store-views';

const EUR = { currency: 'EUR', rate: 0.92, step: 1, small_step: 0.5, below: 0.05 };
const rates = currencyRatesOf([EUR], 'USD');
const PROMOTION = { code: 'sale', name: { en: 'Sale', de: 'Aktion' }, active: true };

function inStore(code: string, more: Omit<Parameters<typeof promotionInStore>[0], keyof typeof PROMOTION>) {
  const store = STORE_VIEWS.find(({ storeCode }) => storeCode === code);
  if (store === undefined) throw new Error(`No store ${code}`);
  return promotionInStore({ ...PROMOTION, ...more }, undefined, { store, rates });
}

describe('a promotion in a store of another currency', () => {
  const tiers = [
    { from: '50', percent: 5 },
    { from: '100', percent: 10 },
  ];

  it('begins its tiers and its minimum at round amounts that are not above what they are worth', () => {
    const worth = (dollars: number) => dollars * 92;
    const { action, minimum = 0, name } = inStore('de', { kind: 'tiers', tiers, minimum: '50' });
    expect([name, minimum]).toEqual(['Aktion', 4500]);
    expect(action).toEqual({
      kind: 'tiers',
      tiers: [
        { from: 4500, percent: 5 },
        { from: 9000, percent: 10 },
      ],
    });
    expect(minimum).toBeLessThanOrEqual(worth(50));
  });

  it('takes off a fixed amount that is rounded as prices are', () => {
    expect(inStore('de', { kind: 'fixed', amount: '50' }).action).toEqual({ kind: 'fixed', amount: 4595 });
  });

  it('is as it was set in a store of the base currency', () => {
    expect(inStore('us', { kind: 'tiers', tiers: [{ from: '49.99', percent: 5 }], minimum: '49.99' })).toMatchObject({
      ...{ name: 'Sale', minimum: 4999 },
      action: { tiers: [{ from: 4999, percent: 5 }] },
    });
  });
});
