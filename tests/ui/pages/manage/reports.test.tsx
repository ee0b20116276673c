import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ReportFigures, ReportTable } from '../../../../core/staff';
import { ReportNotes, ReportTables } from '../../../../ui/pages/manage/reports/ReportTables';
import { ReportTools } from '../../../../ui/pages/manage/reports/ReportTools';
import { reportChoice } from '../../../../ui/routes/manage/reports/report-choice';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const shown = (view: ReactNode) =>
  render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        {view}
      </ManageSpeech>
    </Speaking>,
  );

const figures = (net: number): ReportFigures => ({
  ...{ orders: 2, units: 3, gross: net + 10, discounts: 10, cancelled: 0, refunded: 0, net },
  ...{ shipping: 5, tax: 1, cards: 0, total: net + 6, average: net / 2 },
  ...{ cost: null, margin: null, margin_rate: null, uncosted: null },
});
const row = (key: string | null, net: number, before: number | null = null) => ({
  ...{ ...figures(net), key, label: null, before: before === null ? null : figures(before) },
});
const table = (more: Partial<ReportTable>): ReportTable => ({
  ...{ currency: 'USD', rows: [row('2026-03-01', 40, 20), row('2026-03-02', 60, 90)], others: null },
  ...{ total: figures(100), before: figures(110), ...more },
});
const props = {
  labelOf: ({ key }: { readonly key: string | null }) => key ?? '',
  money: (amount: number, currency: string) => `${amount.toFixed(2)} ${currency}`,
};

describe('a report', () => {
  it('has a chart whose numbers are in the table, with those of the compared period', () => {
    shown(<ReportTables name="sales" tables={[table({})]} {...props} />);
    expect(screen.getByRole('img', { name: /from 2026-03-01 to 2026-03-02; the table below/ })).toBeDefined();
    const [line] = screen.getAllByRole('row', { name: /^2026-03-02/ });
    expect(line?.textContent).toContain('60.00 USDBefore: 90.00 USD');
    expect(screen.getByRole('row', { name: /^Total/ }).textContent).toContain('100.00 USDBefore: 110.00 USD');
  });

  it('never adds currencies, names shipping and sums the others', () => {
    const others = { ...figures(7), orders: null, average: null, count: 12, before: null };
    const tables = [table({ rows: [row('TEE', 40), row(null, 0)], others }), table({ currency: 'EUR' })];
    shown(<ReportTables name="products" tables={tables} {...props} />);
    const dollars = within(screen.getByRole('region', { name: 'Sales by product USD' }));
    expect(dollars.getByRole('row', { name: /^Shipping/ })).toBeDefined();
    expect(dollars.getByRole('row', { name: /^12 others/ }).textContent).toContain('7.00 USD');
    expect(dollars.queryByRole('columnheader', { name: 'Orders' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Sales by product EUR' }).tabIndex).toBe(0);
  });

  it('says that there are no sales, and how each figure is counted', () => {
    shown(
      <>
        <ReportTables name="sales" tables={[]} {...props} />
        <ReportNotes name="sales" />
      </>,
    );
    expect(screen.getByText('No sales in this period.')).toBeDefined();
    expect(screen.getByText('Gross sales less discounts, cancelled and refunds.')).toBeDefined();
  });
});

describe('the report selection', () => {
  it('is read from the URL; the default is this month by day', () => {
    expect(reportChoice({}, '2026-03-15')).toEqual({
      ...{ name: 'sales', preset: 'this-month', period: { from: '2026-03-01', to: '2026-03-15' } },
      ...{ compare: 'none', store: '', step: 'day' },
    });
    const query = { name: 'brands', from: '2026-01-01', to: '2026-01-31', compare: 'year', period: 'today' };
    expect(reportChoice(query, '2026-03-15')).toMatchObject({
      ...{ name: 'brands', preset: 'custom', period: { from: '2026-01-01', to: '2026-01-31' }, compare: 'year' },
    });
    expect(reportChoice({ name: '__proto__', from: 'x' }, '2026-03-15')).toMatchObject({ name: 'sales' });
  });

  it('is written to the URL: a preset drops the dates, and a date drops the preset', () => {
    const onChange = vi.fn();
    shown(<ReportTools choice={reportChoice({}, '2026-03-15')} stores={[]} onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Period'), { target: { value: 'last-year' } });
    expect(onChange).toHaveBeenLastCalledWith({ period: 'last-year', from: '', to: '' });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-02-01' } });
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-02-01', to: '2026-03-15', period: '' });
    fireEvent.change(screen.getByLabelText('Report'), { target: { value: 'taxes' } });
    expect(onChange).toHaveBeenLastCalledWith({ name: 'taxes' });
  });
});
