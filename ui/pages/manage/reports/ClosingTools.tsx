import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import styles from './Reports.module.css';

type Choices = readonly { readonly value: string; readonly label: string }[];

interface Props {
  readonly month: string;
  readonly months: Choices;
  /** Empty for all. */
  readonly store: string;
  readonly stores: Choices;
  /** Changes of the address. */
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

export function ClosingTools({ month, months, store, stores, onChange }: Props) {
  const t = useManageText();
  return (
    <div className={styles.tools}>
      <SelectField
        id="closing-month"
        label={t('report.month')}
        value={month}
        choices={months}
        onChange={(next) => onChange({ month: next })}
      />
      <SelectField
        id="closing-store"
        label={t('report.store')}
        value={store}
        placeholder={t('report.all-stores')}
        choices={stores}
        onChange={(next) => onChange({ store: next })}
      />
    </div>
  );
}
