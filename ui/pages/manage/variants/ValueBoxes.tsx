import styles from './VariantGenerator.module.css';

interface Props {
  readonly legend: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  /** Selected values, in the order of the attribute. */
  readonly onChange: (chosen: readonly string[]) => void;
}

export function ValueBoxes({ legend, values, chosen, onChange }: Props) {
  const toggle = (value: string, isOn: boolean) =>
    onChange(values.map((one) => one.value).filter((one) => (one === value ? isOn : chosen.includes(one))));
  return (
    <fieldset className={styles.values}>
      <legend>
        {legend} {chosen.length > 0 && <span>({chosen.length})</span>}
      </legend>
      <div className={styles.boxes}>
        {values.map(({ value, label }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
