import { clsx } from 'clsx';
import { useText } from '../../text/text-context';
import styles from '../../components/Field.module.css';
import own from './AreaField.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly maxLength?: number;
  readonly rows?: number;
}

/** A labelled field for several lines, its hint and error tied to it. */
export function AreaField({ id, label, value, onChange, required = false, hint, error, maxLength, rows = 3 }: Props) {
  const t = useText();
  const note = error ?? hint;
  return (
    <div className={error === undefined ? styles.field : clsx(styles.field, styles.wrong)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <span className="visually-hidden"> ({t('field.required')})</span>}
      </label>
      <textarea
        id={id}
        name={id}
        className={clsx(styles.input, own.area)}
        rows={rows}
        value={value}
        maxLength={maxLength}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}
