import { PERIOD_PRESETS, presetPeriod, REPORT_COMPARISONS, REPORT_STEPS } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import { REPORT_NAMES } from '../../../../core/staff';
import type { ReportChoice } from '../../../pages/manage/reports/ReportTools';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the report from the URL; unreadable parts get the default: this month's sales by day. Pure.
 * @param today YYYY-MM-DD
 */
export function reportChoice(query: Readonly<Record<string, string>>, today: string): ReportChoice {
  const one = <T extends string>(values: readonly T[], name: string, other: T): T =>
    values.find((value) => value === lookUp(query, name)) ?? other;
  const [from = '', to = ''] = [lookUp(query, 'from'), lookUp(query, 'to')];
  const isCustom = DAY.test(from) && DAY.test(to);
  const preset = isCustom ? 'custom' : one(PERIOD_PRESETS, 'period', 'this-month');
  return {
    name: one(REPORT_NAMES, 'name', 'sales'),
    preset,
    period: preset === 'custom' ? { from, to } : presetPeriod(preset, today),
    compare: one(REPORT_COMPARISONS, 'compare', 'none'),
    store: lookUp(query, 'store') ?? '',
    step: one(REPORT_STEPS, 'step', 'day'),
  };
}
