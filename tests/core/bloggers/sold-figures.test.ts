import { describe, expect, it } from 'vitest';
import { soldFigures, type SoldGroup } from '../../../core/bloggers/sold-figures';

const group = (over: Partial<SoldGroup>): SoldGroup => ({
  ...{ status: 'paid', isBooked: true, orders: 1, earning: 1, base: 1000, kept: 1000, sum: 100, bonus: 20 },
  ...over,
});

describe('the sales of a blogger', () => {
  it('are the gross amount, refunds, and the rest', () => {
    const figures = soldFigures([group({}), group({ kept: 400, sum: 40, bonus: 8 })]);
    expect(figures).toMatchObject({ count: 2, gross: 2000, back: 600, net: 1400, profit: 140, bonus: 28 });
    expect(figures.gross - figures.back).toBe(figures.net);
  });

  it('contain no unpaid order, which is listed separately with its expected profit', () => {
    const unpaid = group({ status: 'new', orders: 2, earning: 1, base: 3000, kept: 3000, sum: 100 });
    expect(soldFigures([group({}), unpaid])).toMatchObject({
      ...{ count: 2, gross: 1000, net: 1000, profit: 200 },
      unpaid: { count: 2, sum: 3000, profit: 100 },
    });
  });

  it('count a cancelled order as sold and refunded, and one that never earned as never sold', () => {
    const gone = { status: 'canceled', earning: 0, kept: 0, sum: 0, bonus: 0 } as const;
    expect(soldFigures([group(gone)])).toMatchObject({ count: 0, gross: 1000, back: 1000, net: 0, profit: 0 });
    expect(soldFigures([group({ ...gone, isBooked: false })])).toMatchObject({ gross: 0, back: 0, net: 0 });
  });

  it('are zero without orders', () => {
    expect(soldFigures([])).toEqual({
      ...{ count: 0, gross: 0, back: 0, net: 0, profit: 0, bonus: 0 },
      unpaid: { count: 0, sum: 0, profit: 0 },
    });
  });
});
