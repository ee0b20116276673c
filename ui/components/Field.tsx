import { clsx } from 'clsx';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { useText } from '../text/text-context';
import styles from './Field.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when the shopper leaves the field. */
  readonly onDone?: () => void;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly maxLength?: number;
}

/** A labelled text field whose hint and error are tied to it. */
export function Field({
  id,
  label,
  value,
  onChange,
  onDone,
  type = 'text',
  autoComplete,
  required = false,
  hint,
  error,
  maxLength = 200,
}: Props) {
  const t = useText();
  const note = error ?? hint;
  return (
    <div className={error === undefined ? styles.field : clsx(styles.field, styles.wrong)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <span className="visually-hidden"> ({t('field.required')})</span>}
      </label>
      <input
        id={id}
        name={id}
        className={styles.input}
        type={type}
        value={value}
        maxLength={maxLength}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onDone}
        {...(autoComplete === undefined ? {} : { autoComplete })}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}
