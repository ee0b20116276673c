import { describe, expect, it } from 'vitest';
import { stockValueCsv } from '../../../../core/manage/reports/insights-csv';
import { stockValue } from '../../../../core/manage/reports/stock-value';

describe('the stock value', () => {
  it('is grouped by location, with the units without a cost', () => {
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

  it('becomes CSV with the currency and its decimals, and the name of the location', () => {
    const main = { place: 'main', name: { en: 'Warehouse' }, units: 11, value: 1410, uncosted: 5 };
    expect(stockValueCsv({ items: [main, { ...main, name: null }], currency: 'JPY' }).split('\r\n')).toEqual([
      'place,name,currency,units,value,uncosted',
      'main,Warehouse,JPY,11,1410,5',
      'main,,JPY,11,1410,5',
      '',
    ]);
    expect(stockValueCsv({ items: [main], currency: 'PLN' })).toContain('PLN,11,1410.00,5');
  });
});
