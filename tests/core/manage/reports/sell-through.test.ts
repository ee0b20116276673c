import { describe, expect, it } from 'vitest';
import { sellThroughOf } from '../../../../core/manage/reports/sell-through';

describe('sell-through', () => {
  it('is the sold share in percent, with the days that the rest lasts', () => {
    expect(sellThroughOf({ sold: 30, stock: 10 }, 30)).toEqual({ rate: 75, days_left: 10 });
    expect(sellThroughOf({ sold: 1, stock: 2 }, 31)).toEqual({ rate: 33.3, days_left: 62 });
    expect(sellThroughOf({ sold: 5, stock: 0 }, 30)).toEqual({ rate: 100, days_left: 0 });
  });

  it('is zero without sales, and if more was returned than sold', () => {
    expect(sellThroughOf({ sold: 0, stock: 4 }, 30)).toEqual({ rate: 0, days_left: null });
    expect(sellThroughOf({ sold: -2, stock: 4 }, 30)).toEqual({ rate: 0, days_left: null });
    expect(sellThroughOf({ sold: 0, stock: 0 }, 30)).toEqual({ rate: 0, days_left: null });
  });
});
