import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useText } from '../text/text-context';
import styles from './Field.module.css';

/** What every field has, whatever is in it. */
export interface FieldProps {
  /** Also the name that it is sent and remembered by. */
  readonly id: string;
  /** Always seen: a placeholder is gone when it is needed. */
  readonly label: string;
  /** What is in it now. */
  readonly value: string;
  /** Called with each letter. */
  readonly onChange: (value: string) => void;
  /** Said aloud only: where nearly all is required, a mark on each is noise. */
  readonly required?: boolean | undefined;
  /** What helps to answer; an error takes its place. */
  readonly hint?: string | undefined;
  /** What is wrong with the answer, and how to put it right. */
  readonly error?: string | undefined;
}

/** What ties a control to its label, hint and error. */
interface Tied {
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
  /** The control itself, given what ties it to the rest. */
  readonly children: (tied: Tied) => ReactNode;
}

/** A label, a control, and below it what is wrong or else a hint. */
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

/** On its own, so that a field that need not be filled in needs no texts around it. */
function Required() {
  const t = useText();
  return <span className="visually-hidden"> ({t('field.required')})</span>;
}
