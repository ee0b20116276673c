import { describe, expect, it } from 'vitest';
import type { ProductDocument } from '../../../core/contract';
import { bulkChanged, bulkStock, steppedPrice } from '../../../core/product/bulk-change';

describe('a price in a bulk edit', () => {
  it.each([
    ['19.90', { by: 'set', value: '25' }, '25.00'],
    ['19.90', { by: 'amount', value: '-5' }, '14.90'],
    ['19.90', { by: 'percent', value: '10' }, '21.89'],
    ['19.90', { by: 'percent', value: '-12.5' }, '17.41'],
    ['0.05', { by: 'percent', value: '50' }, '0.08'],
    ['15', { by: 'amount', value: '-20' }, '-5.00'],
    [null, { by: 'percent', value: '10' }, null],
    [null, { by: 'set', value: '9.90' }, '9.90'],
  ] as const)('of %s changed by %o becomes %s', (price, step, changed) => {
    expect(steppedPrice(price, step, 'USD')).toBe(changed);
  });

  it.each([
    ['23.40', '99', '22.99'],
    ['23.49', '99', '23.99'],
    ['23.99', '99', '23.99'],
    ['0.30', '99', '0.99'],
    ['0.30', '00', '1.00'],
    ['23.50', '00', '24.00'],
    ['23.44', '95', '22.95'],
    ['23.45', '95', '23.95'],
  ] as const)('of %s with the ending %s is rounded to %s', (value, ending, rounded) => {
    expect(steppedPrice('1', { by: 'set', value, ending }, 'USD')).toBe(rounded);
  });

  it('is rounded to the nearest ending, for every price, and never to zero', () => {
    const prices = Array.from({ length: 20_000 }, (_, at) => at + 1);
    for (const ending of ['00', '95', '99'] as const) {
      const wrong = prices.filter((minor) => {
        const rounded = Number(steppedPrice(null, { by: 'set', value: (minor / 100).toFixed(2), ending }, 'USD'));
        const cents = Math.round(rounded * 100);
        const isNear = minor < 100 || Math.abs(cents - minor) <= 50;
        return cents % 100 !== Number(ending) || cents <= 0 || !isNear;
      });
      expect(wrong).toEqual([]);
    }
  });

  it.each([
    ['1990', { by: 'percent', value: '-12.5' }, 'JPY', '1741.00'],
    ['1', { by: 'percent', value: '-60' }, 'JPY', '0.00'],
    ['1.95', { by: 'percent', value: '10' }, 'KWD', '2.15'],
  ] as const)('of %s changed by %o in %s becomes %s', (price, step, currency, changed) => {
    expect(steppedPrice(price, step, currency)).toBe(changed);
  });

  it('that becomes zero or negative is not rounded up to a price', () => {
    expect(steppedPrice('15', { by: 'amount', value: '-15', ending: '99' }, 'USD')).toBe('0.00');
    expect(steppedPrice('15', { by: 'amount', value: '-16', ending: '99' }, 'USD')).toBe('-1.00');
  });
});

describe('a special price in a bulk edit', () => {
  const product = {
    ...{ type: 'simple', price: '20.00', special_price: '18.00', variants: [], category_ids: [] },
    ...{ special_from: '2026-12-24', special_to: '2026-12-26' },
  } as unknown as ProductDocument; // sound: the members that prices are made of
  const special = { by: 'percent', value: '-25' } as const;

  it('keeps omitted dates, and clears them by null', () => {
    expect(bulkChanged(product, { special_price: special }, 'USD')).toEqual({ ...product, special_price: '15.00' });
    const days = { special_from: null, special_to: '2026-12-31' };
    const changed = bulkChanged(product, { special_price: { ...special, ...days } }, 'USD');
    expect(changed).toMatchObject({ special_price: '15.00', special_from: null, special_to: '2026-12-31' });
    expect(bulkChanged(product, { special_price: null }, 'USD')).toMatchObject({
      special_from: null,
      special_to: null,
    });
  });
});

describe('several changes in a bulk edit', () => {
  const variant = (sku: string, price: string | null) => ({ sku, price, special_price: null });
  const product = {
    ...{ type: 'simple', price: '20.00', special_price: '18.00', variants: [], category_ids: [3, 1] },
    ...{ special_from: null, special_to: null, attributes: { color: ['red'], season: ['summer'] } },
  } as unknown as ProductDocument; // sound: the members that the changes are made of
  const raised = { price: { by: 'percent', value: '50' }, special_price: { by: 'percent', value: '-10' } } as const;

  it('take the special price from the regular price of the same edit', () => {
    expect(bulkChanged(product, raised, 'USD')).toMatchObject({ price: '30.00', special_price: '27.00' });
    const set = { ...raised, price: { by: 'set', value: '10' } } as const;
    expect(bulkChanged(product, set, 'USD')).toMatchObject({ price: '10.00', special_price: '9.00' });
  });

  it('change prices and costs of every variant by its own price, and none of the whole', () => {
    const variants = [variant('S', '10.00'), variant('M', '12.00'), variant('L', null)];
    const jacket = { ...product, type: 'configurable', price: null, variants } as unknown as ProductDocument; // sound: as above
    const changed = bulkChanged(jacket, { ...raised, cost: '4.00' }, 'USD');
    expect(changed).toMatchObject({ price: null, special_price: '18.00' });
    expect(changed).not.toHaveProperty('cost');
    expect(changed.variants).toEqual([
      { sku: 'S', price: '15.00', special_price: '13.50', cost: '4.00' },
      { sku: 'M', price: '18.00', special_price: '16.20', cost: '4.00' },
      { sku: 'L', price: null, special_price: null, cost: '4.00' },
    ]);
  });

  it('remove a category that they also add, keep the others in order, and empty attributes', () => {
    const changes = { add_categories: [7, 1, 9], remove_categories: [3, 9], attributes: { season: [], size: ['M'] } };
    expect(bulkChanged(product, changes, 'USD')).toEqual({
      ...product,
      category_ids: [1, 7],
      attributes: { color: ['red'], size: ['M'] },
    });
  });
});

describe('stock in a bulk edit', () => {
  const level = { sku: 'TEE', qty: 3, in_stock: true, counted: true, places: [{ place: 'main', qty: 3 }] };

  it('sets or adds units of the default location, and updates the status', () => {
    expect(bulkStock(level, { by: 'add', value: 4 })).toEqual({
      ...{ sku: 'TEE', qty: 7, in_stock: true, counted: true },
      places: [{ place: 'main', qty: 7 }],
    });
    expect(bulkStock(level, { by: 'set', value: 0 })).toMatchObject({ qty: 0, in_stock: false });
    expect(bulkStock({ ...level, in_stock: false, qty: 0 }, { by: 'add', value: 1 }).in_stock).toBe(true);
  });

  it('keeps the units of other locations, and changes nothing if the number is the same', () => {
    const places = [
      { place: 'main', qty: 3 },
      { place: 'berlin', qty: 2 },
    ];
    const placed = { ...level, qty: 5, places };
    expect(bulkStock(placed, { by: 'set', value: 5 })).toEqual(placed);
    expect(bulkStock(placed, { by: 'add', value: -1 }).places).toEqual([
      { place: 'main', qty: 2 },
      { place: 'berlin', qty: 2 },
    ]);
  });

  it('keeps the status of stock that is not counted', () => {
    expect(bulkStock({ ...level, counted: false, in_stock: false }, { by: 'set', value: 9 }).in_stock).toBe(false);
  });
});
