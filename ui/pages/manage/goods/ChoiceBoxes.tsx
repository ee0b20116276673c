import { useId, useState } from 'react';
import type { RecordFieldProps } from '../fields/record-field-props';
import type { ToolChoice } from '../fields/record-tools';
import { usePart } from '../fields/use-part';
import styles from './GoodsField.module.css';

/** Larger lists need a search field. */
export const MAX_BOXES = 30;

interface Props extends Pick<RecordFieldProps, 'control'> {
  readonly path: string;
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly choices: readonly ToolChoice[];
  readonly make: (value: string) => unknown;
  /** Label of the search field; unchecked options then show only when they match. */
  readonly find?: string | undefined;
}

export function ChoiceBoxes({ control, path, legend, hint, choices, make, find }: Props) {
  const id = useId();
  const { field, error } = usePart({ control, path });
  const [words, setWords] = useState('');
  const kept: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const chosen = kept.map(String);
  const listed = choices.filter(({ value, label }) => {
    if (find === undefined) return true;
    return !chosen.includes(value) && words.trim() !== '' && label.toLowerCase().includes(words.trim().toLowerCase());
  });
  const box = ({ value, label }: ToolChoice) => (
    <label key={value} className={styles.choice}>
      <input
        type="checkbox"
        checked={chosen.includes(value)}
        onChange={(event) =>
          field.onChange(
            event.currentTarget.checked ? [...kept, make(value)] : kept.filter((one) => String(one) !== value),
          )
        }
      />
      <span>{label}</span>
    </label>
  );
  const first = find === undefined ? chosen.filter((value) => !choices.some((one) => one.value === value)) : chosen;
  const named = first.map((value) => choices.find((one) => one.value === value) ?? { value, label: value });
  return (
    <fieldset className={styles.several}>
      <legend>{legend}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {named.map(box)}
      {find !== undefined && (
        <>
          <label htmlFor={id} className={styles.find}>
            {find}
          </label>
          <input
            id={id}
            type="search"
            className={styles.input}
            value={words}
            maxLength={100}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </>
      )}
      <div className={styles.list}>{(find === undefined ? listed : listed.slice(0, MAX_BOXES)).map(box)}</div>
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
