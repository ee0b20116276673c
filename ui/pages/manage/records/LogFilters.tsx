import { useId } from 'react';
import { lookUp } from '../../../../core/shopper';
import { Field } from '../../../components/fields/Field';
import { useManageText } from '../../../text/manage-text';
import styles from './LogFilters.module.css';

const DAYS = ['from', 'to'] as const;

interface Props {
  readonly query: Readonly<Record<string, string>>;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

/** First and last day of the log. */
export function LogFilters({ query, onChange }: Props) {
  const t = useManageText();
  const id = useId();
  return (
    <div className={styles.days}>
      {DAYS.map((name) => (
        <Field
          key={name}
          id={`${id}-${name}`}
          type="date"
          label={t(`orders.${name}`)}
          value={lookUp(query, name) ?? ''}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
    </div>
  );
}
