import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import styles from './Reports.module.css';

/** Reports on goods and shoppers that count no sales. */
export const INSIGHTS = ['sell-through', 'stock-value', 'missed-searches', 'left-carts'] as const;
export type Insight = (typeof INSIGHTS)[number];

/** Reports on the present, which have no period. */
const OF_NOW: ReadonlySet<Insight> = new Set(['left-carts', 'stock-value'] as const);

interface Props {
  readonly name: Insight;
  /** Reports that the user may open. */
  readonly names?: readonly Insight[];
  readonly from: string;
  readonly to: string;
  /** Empty for all. */
  readonly store: string;
  readonly stores: readonly { readonly value: string; readonly label: string }[];
  /** Changes of the address. */
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

export function InsightTools({ name, names = INSIGHTS, from, to, store, stores, onChange }: Props) {
  const t = useManageText();
  const day = (field: 'from' | 'to', value: string) => (
    <Field
      id={`insight-${field}`}
      type="date"
      label={t(`report.${field}`)}
      value={value}
      onChange={(next) => next !== '' && onChange({ [field]: next })}
    />
  );
  return (
    <div className={styles.tools}>
      <SelectField
        id="insight-name"
        label={t('report.name')}
        value={name}
        choices={names.map((value) => ({ value, label: t(`insight.is-${value}`) }))}
        onChange={(next) => onChange({ name: next })}
      />
      {!OF_NOW.has(name) && day('from', from)}
      {!OF_NOW.has(name) && day('to', to)}
      {name !== 'stock-value' && (
        <SelectField
          id="insight-store"
          label={t('report.store')}
          value={store}
          placeholder={t('report.all-stores')}
          choices={stores}
          onChange={(next) => onChange({ store: next })}
        />
      )}
    </div>
  );
}
