import { describe, expect, it } from 'vitest';
import { stockValue } from '../../../../core/manage/reports/stock-value';

describe('the value of the stock', () => {
  it('is by location, with the units that have no cost', () => {
    const stock = [
      { units: 10, elsewhere: { berlin: 4 }, cost: 235 },
      { units: 5, elsewhere: {}, cost: undefined },
      { units: 3, elsewhere: { berlin: 3 }, cost: 0 },
    ];
    expect(stockValue(stock)).toEqual([
      { place: 'berlin', units: 7, value: 940, uncosted: 0 },
      { place: 'main', units: 11, value: 1410, uncosted: 5 },
    ]);
    expect(stockValue([])).toEqual([]);
  });
});
