import {
  PERIOD_PRESETS,
  REPORT_COMPARISONS,
  REPORT_STEPS,
  type PeriodPreset,
  type ReportComparison,
  type ReportPeriod,
  type ReportStep,
} from '../../../../core/internal-staff';
import { REPORT_NAMES, type ReportName } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import styles from './Reports.module.css';

/** Report that an address names. */
export interface ReportChoice {
  readonly name: ReportName;
  readonly preset: PeriodPreset | 'custom';
  readonly period: ReportPeriod;
  readonly compare: ReportComparison;
  readonly store: string;
  readonly step: ReportStep;
}

interface Props {
  readonly choice: ReportChoice;
  readonly stores: readonly { readonly code: string; readonly name: string }[];
  /** Reports that the user may open. */
  readonly names?: readonly ReportName[];
  /** Changes of the address. */
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

export function ReportTools({ choice, stores, names = REPORT_NAMES, onChange }: Props) {
  const t = useManageText();
  const { name, compare, store, step } = choice;
  const select = <T extends string>(field: string, values: readonly T[], label: (value: T) => string) => ({
    choices: values.map((value) => ({ value, label: label(value) })),
    onChange: (next: string) => onChange({ [field]: next }),
  });
  return (
    <div className={styles.tools}>
      <SelectField
        id="report-name"
        label={t('report.name')}
        value={name}
        {...select('name', names, (one) => t(`report.is-${one}`))}
      />
      <PeriodFields choice={choice} onChange={onChange} />
      <SelectField
        id="report-compare"
        label={t('report.compare')}
        value={compare}
        {...select('compare', REPORT_COMPARISONS, (one) => t(`report.compare-${one}`))}
      />
      <SelectField
        id="report-store"
        label={t('report.store')}
        value={store}
        placeholder={t('report.all-stores')}
        choices={stores.map(({ code, name: label }) => ({ value: code, label }))}
        onChange={(next) => onChange({ store: next })}
      />
      {name === 'sales' && (
        <SelectField
          id="report-step"
          label={t('report.step')}
          value={step}
          {...select('step', REPORT_STEPS, (one) => t(`report.step-${one}`))}
        />
      )}
    </div>
  );
}

const PERIODS = [...PERIOD_PRESETS, 'custom'] as const;

function PeriodFields({ choice: { preset, period }, onChange }: Pick<Props, 'choice' | 'onChange'>) {
  const t = useManageText();
  const day = (field: 'from' | 'to') => (
    <Field
      id={`report-${field}`}
      type="date"
      label={t(`report.${field}`)}
      value={period[field]}
      onChange={(value) => value !== '' && onChange({ ...period, [field]: value, period: '' })}
    />
  );
  return (
    <>
      <SelectField
        id="report-period"
        label={t('report.period')}
        value={preset}
        choices={PERIODS.map((value) => ({ value, label: t(`report.period-${value}`) }))}
        onChange={(value) =>
          onChange(value === 'custom' ? { ...period, period: '' } : { period: value, from: '', to: '' })
        }
      />
      {day('from')}
      {day('to')}
    </>
  );
}
