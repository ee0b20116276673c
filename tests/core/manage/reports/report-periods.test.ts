import { describe, expect, it } from 'vitest';
import { comparedPeriod, presetPeriod, stepsOf } from '../../../../core/manage/reports/report-periods';

describe('periods of reports', () => {
  it('include both of their days as presets', () => {
    expect(presetPeriod('today', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
    expect(presetPeriod('seven-days', '2026-03-01')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
    expect(presetPeriod('this-month', '2026-03-15')).toEqual({ from: '2026-03-01', to: '2026-03-15' });
    expect(presetPeriod('last-month', '2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
    expect(presetPeriod('last-quarter', '2026-01-01')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
    expect(presetPeriod('last-quarter', '2026-06-30')).toEqual({ from: '2026-01-01', to: '2026-03-31' });
    expect(presetPeriod('last-quarter', '2026-07-01')).toEqual({ from: '2026-04-01', to: '2026-06-30' });
    expect(presetPeriod('last-month', '2024-03-31')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
    expect(presetPeriod('this-year', '2026-03-15')).toEqual({ from: '2026-01-01', to: '2026-03-15' });
    expect(presetPeriod('last-year', '2026-03-15')).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  });

  it('are compared with the same number of days before, and whole months with months', () => {
    const days = { from: '2026-03-03', to: '2026-03-05' };
    expect(comparedPeriod(days, 'none')).toBeUndefined();
    expect(comparedPeriod(days, 'previous')).toEqual({ from: '2026-02-28', to: '2026-03-02' });
    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect(comparedPeriod(march, 'previous')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
    const quarter = { from: '2026-01-01', to: '2026-03-31' };
    expect(comparedPeriod(quarter, 'previous')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
  });

  it('are compared with the same dates of the year before, even from a leap day', () => {
    const leap = { from: '2024-02-29', to: '2024-03-01' };
    expect(comparedPeriod(leap, 'year')).toEqual({ from: '2023-02-28', to: '2023-03-01' });
  });

  it('have steps of days, weeks from Monday and months, without gaps', () => {
    const period = { from: '2026-02-26', to: '2026-03-03' };
    expect(stepsOf(period, 'day')).toHaveLength(6);
    const last = { from: '9999-12-30', to: '9999-12-31' };
    expect(stepsOf(last, 'day')).toEqual(['9999-12-30', '9999-12-31']);
    expect([stepsOf(last, 'week').length, stepsOf(last, 'month')]).toEqual([1, ['9999-12-01']]);
    expect(stepsOf(period, 'week')).toEqual(['2026-02-23', '2026-03-02']);
    expect(stepsOf(period, 'month')).toEqual(['2026-02-01', '2026-03-01']);
  });
});
