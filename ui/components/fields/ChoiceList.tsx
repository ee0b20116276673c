import type { ReactNode } from 'react';
import styles from './ChoiceList.module.css';

/** An option of a `ChoiceList`. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly note?: string | undefined;
  readonly aside?: ReactNode;
  readonly marks?: ReactNode;
}

interface Props {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** A radio group for a few options with prices. */
export function ChoiceList({ name, legend, choices, value, onChange, error }: Props) {
  return (
    <fieldset
      role="radiogroup"
      className={styles.list}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : `${name}-note`}
    >
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.text}>
            <span>{choice.label}</span> {choice.note !== undefined && <small>{choice.note}</small>} {choice.marks}
          </span>
          {choice.aside !== undefined && <span className={styles.aside}>{choice.aside}</span>}
        </label>
      ))}
      {error !== undefined && (
        <p id={`${name}-note`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
