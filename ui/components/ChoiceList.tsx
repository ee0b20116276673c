import type { ReactNode } from 'react';
import styles from './ChoiceList.module.css';

/** One of the ways that a `ChoiceList` offers. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly note?: string | undefined;
  /** At the end of the row: a price. */
  readonly aside?: ReactNode;
  /** Below the words: what it is known by. */
  readonly marks?: ReactNode;
}

interface Props {
  /** Of the group; the error is named after it. */
  readonly name: string;
  /** The question. */
  readonly legend: string;
  /** The answers, each with what it costs or takes. */
  readonly choices: readonly Choice[];
  /** The chosen one. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** One of a few ways, each with what it costs. */
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
