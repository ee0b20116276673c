import { describe, expect, it } from 'vitest';
import { bloggerOrdersCsv, bloggerPayoutsCsv, statementCsv } from '../../../core/bloggers/books-csv';
import type { Movement } from '../../../core/bloggers/ledger';
import { statementOf, statementPeriods, statementTimes } from '../../../core/bloggers/statement';
import { PAYOUTS, SALES, STATEMENT } from '../../../storybook/fixtures/cabinet';

const posting = (from: Movement['from'], to: Movement['to'], sum: number) => ({
  movement: { reason: 'order_paid', from, to, sum, bonus: 0 } satisfies Movement,
});

describe('a statement', () => {
  it('runs from the opening to the closing balance, transaction by transaction', () => {
    const { rows, ...sums } = statementOf(500, [
      posting('shop', 'pending', 300),
      posting('pending', 'active', 300),
      posting('pending', 'shop', 40),
      posting('active', 'payout', 600),
      posting('payout', 'paid', 600),
    ]);
    expect(sums).toEqual({ opening: 500, earned: 300, back: 40, paid: 600, closing: 160 });
    expect(rows.map(({ change, balance }) => [change, balance])).toEqual([
      [300, 800],
      [0, 800],
      [-40, 760],
      [0, 760],
      [-600, 160],
    ]);
    expect(sums.opening + sums.earned - sums.back - sums.paid).toBe(sums.closing);
  });

  it('covers a month or a year in UTC, from the first transaction on', () => {
    expect(statementTimes('2026-12', 'UTC')).toEqual({ from: Date.UTC(2026, 11, 1), to: Date.UTC(2027, 0, 1) });
    expect(statementTimes('2026', 'UTC')).toEqual({ from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) });
    expect(statementPeriods(Date.UTC(2025, 10, 5), Date.UTC(2026, 1, 1))).toEqual([
      ...['2026', '2026-02', '2026-01', '2025', '2025-12', '2025-11'],
    ]);
  });

  it('begins and ends at midnight in the time zone of the shop', () => {
    const times = statementTimes('2026-12', 'Asia/Tokyo');
    expect(times).toEqual({ from: Date.UTC(2026, 10, 30, 15), to: Date.UTC(2026, 11, 31, 15) });
    expect(statementPeriods(times.to, times.to, 'Asia/Tokyo')).toEqual(['2027', '2027-01']);
    expect(statementPeriods(times.to, times.to)).toEqual(['2026', '2026-12']);
  });

  it('is exported like lists of orders and payouts without formulas', () => {
    const csv = statementCsv({ ...STATEMENT, rows: STATEMENT.rows.map((row) => ({ ...row, sku: '=1+1' })) });
    expect(csv.split('\r\n')).toHaveLength(STATEMENT.rows.length + 4);
    expect(csv).toContain("'=1+1");
    expect(csv).toContain('2026-11-30,closing_balance,,,,,,98.90,USD');
    expect(bloggerOrdersCsv(SALES).split('\r\n')).toHaveLength(SALES.length + 2);
    expect(bloggerPayoutsCsv(PAYOUTS)).toContain('payout,made,paid,currency,sum,bonus,orders');
    const paidIn = (currency: string, sum: number) =>
      bloggerPayoutsCsv(PAYOUTS.map((payout) => ({ ...payout, currency, sum, bonus: 0 })));
    expect(paidIn('KWD', 1.95)).toContain(',KWD,1.950,0.000,');
    expect(paidIn('JPY', 1999)).toContain(',JPY,1999,0,');
  });
});
