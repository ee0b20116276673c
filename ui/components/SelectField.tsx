import { clsx } from 'clsx';
import { useText } from '../text/text-context';
import styles from './Field.module.css';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly error?: string | undefined;
}

/** A labelled list to choose one from. */
export function SelectField({
  id,
  label,
  value,
  choices,
  onChange,
  placeholder,
  required = false,
  autoComplete,
  error,
}: Props) {
  const t = useText();
  return (
    <div className={error === undefined ? styles.field : clsx(styles.field, styles.wrong)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <span className="visually-hidden"> ({t('field.required')})</span>}
      </label>
      <select
        id={id}
        name={id}
        className={styles.input}
        value={value}
        aria-required={required}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-note`}
        autoComplete={autoComplete}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-note`} className={styles.note}>
          {error}
        </p>
      )}
    </div>
  );
}
