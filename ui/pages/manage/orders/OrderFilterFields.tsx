import { useId } from 'react';
import { lookUp } from '../../../../core/shopper';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import type { ListFilter } from '../ListTools';
import styles from './Orders.module.css';

interface Props {
  readonly query: Readonly<Record<string, string>>;
  readonly filters: readonly ListFilter[];
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

const DAYS = ['from', 'to'] as const;

export function OrderFilterFields({ query, filters, onChange }: Props) {
  const t = useManageText();
  const id = useId();
  const valueOf = (name: string) => lookUp(query, name) ?? '';
  const isSet = [...filters.map(({ name }) => name), ...DAYS].some((name) => valueOf(name) !== '');
  return (
    <details className={styles.filters} open={isSet || undefined}>
      <summary>{t('orders.more-filters')}</summary>
      <div className={styles.filterGrid}>
        {filters.map(({ name, label, choices }) => (
          <SelectField
            key={name}
            id={`${id}-${name}`}
            label={label}
            value={valueOf(name)}
            placeholder={t('list.all')}
            choices={choices}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
        {DAYS.map((name) => (
          <Field
            key={name}
            id={`${id}-${name}`}
            type="date"
            label={t(`orders.${name}`)}
            value={valueOf(name)}
            onChange={(value) => onChange({ [name]: value })}
          />
        ))}
      </div>
    </details>
  );
}
