import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../../text/text-context';
import styles from './Field.module.css';

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown to screen readers only, since most fields are required. */
  readonly required?: boolean | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly className: string | undefined;
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
  readonly 'aria-required': boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode;
}

export function FieldFrame({ id, label, value, onChange, required = false, hint, error, children }: Props) {
  const note = error ?? hint;
  return (
    <div className={error === undefined ? styles.field : clsx(styles.field, styles.wrong)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <Required />}
      </label>
      {children({
        id,
        name: id,
        value,
        className: styles.input,
        onChange: (event) => onChange(event.currentTarget.value),
        'aria-required': required,
        'aria-invalid': error !== undefined,
        'aria-describedby': note === undefined ? undefined : `${id}-note`,
      })}
      {note !== undefined && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}

function Required() {
  const t = useText();
  return <span className="visually-hidden"> ({t('field.required')})</span>;
}
