import { describe, expect, it } from 'vitest';
import { reportColumns, reportCsv } from '../../../../core/manage/reports/report-csv';
import { reportTable, stepGroups, withoutCosts } from '../../../../core/manage/reports/report-rows';
import { dayNumber } from '../../../../core/kernel/calendar-days';
import { comparedPeriod } from '../../../../core/manage/reports/report-periods';
import { REPORT_NAMES } from '../../../../core/contract/staff/manage-reports';
import { NO_SALES } from '../../../../core/contract/staff/sales-sums';

const sold = { ...NO_SALES, units: 2, gross: 2000, discounts: 150, tax: 352, refunded: 100 };
const shipping = { ...NO_SALES, orders: 1, shipping: 500, tax: 95 };
const total = { ...sold, orders: 1, shipping: 500, tax: 447 };

describe('the table of a report', () => {
  it('sums to its total with shipping as a row of its own', () => {
    const groups = [
      { key: 'TEE', label: 'Tee', sums: sold },
      { key: null, sums: shipping },
    ];
    const table = reportTable('products', 'EUR', groups, { now: total, before: undefined, count: 1 });
    expect(table.others).toBeNull();
    expect(table.total).toMatchObject({ orders: 1, net: 17.5, shipping: 5, tax: 4.47, total: 26.97, average: 17.5 });
    expect(table.rows).toMatchObject([
      { key: 'TEE', orders: null, average: null, net: 17.5, total: 21.02 },
      { key: null, total: 5.95 },
    ]);
  });

  it('sums rows beyond the limit as others', () => {
    const table = reportTable('brands', 'EUR', [{ key: 'A', sums: sold }], { now: total, before: NO_SALES, count: 4 });
    expect(table.others).toMatchObject({ count: 3, gross: 0, shipping: 5, tax: 0.95 });
    expect(table.before).toMatchObject({ orders: 0, average: null });
  });

  it('includes in a comparison products sold only in the earlier period', () => {
    const groups = [{ key: 'A', sums: total, before: NO_SALES }];
    const table = reportTable('coupons', 'EUR', groups, { now: total, before: sold, count: 1 });
    expect(table.others).toMatchObject({ count: 0, net: 0, before: { net: 17.5 } });
  });

  it('compares a shorter month with a longer one day by day, and adds the rest to its last day', () => {
    const period = { from: '2026-02-01', to: '2026-02-28' };
    const compared = comparedPeriod(period, 'previous');
    const days = ['2026-01-01', '2026-01-28', '2026-01-31'].map((day) => ({ day: dayNumber(day), sums: sold }));
    const groups = stepGroups([], days, { period, compared, step: 'day' });
    expect(groups).toHaveLength(28);
    expect(groups.map(({ before }) => before?.units)).toEqual([2, ...Array.from({ length: 26 }, () => 0), 4]);
  });

  it('becomes CSV with a total row, without formulas', () => {
    const groups = [{ key: '=A1', label: '+1', sums: total, before: sold }];
    const table = reportTable('coupons', 'EUR', groups, { now: total, before: sold, count: 1 });
    const csv = reportCsv('coupons', { compared: { from: '2026-01-01', to: '2026-01-31' }, tables: [table] });
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe(
      `currency,key,label,${reportColumns('coupons', true).join(',')},before_orders,${lines[0]?.split('before_orders,')[1] ?? ''}`,
    );
    expect(lines[1]).toBe(
      "EUR,'=A1,'+1,1,2,20.00,1.50,0.00,1.00,17.50,5.00,4.47,0.00,26.97,17.50,0.00,17.50,100,0,0,2,20.00,1.50,0.00,1.00,17.50,0.00,3.52,0.00,21.02,,0.00,17.50,100,0",
    );
    expect(lines[2]).toMatch(/^EUR,total,,1,2,20\.00/);
    const bare = reportCsv('coupons', { compared: null, tables: [withoutCosts(table)] });
    expect(bare.split('\r\n')[0]).toBe(`currency,key,label,${reportColumns('coupons', false).join(',')}`);
    expect(bare).not.toContain('margin');
  });

  const WITHOUT_MARGIN = ['movements', 'taxes', 'eu-sales', 'ec-sales-list', 'return-reasons'];

  it.each(REPORT_NAMES)('of %s has cost and margin only if the report is of margins and staff may see them', (name) => {
    const table = reportTable(name, 'EUR', [{ key: 'A', sums: total }], { now: total, before: undefined, count: 1 });
    const headOf = (one: typeof table) => reportCsv(name, { compared: null, tables: [one] }).split('\r\n')[0] ?? '';
    expect(/cost|margin/.test(headOf(table))).toBe(!WITHOUT_MARGIN.includes(name));
    expect(headOf(withoutCosts(table))).not.toMatch(/cost|margin/);
  });
});
