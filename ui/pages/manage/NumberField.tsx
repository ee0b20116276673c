import { clsx } from 'clsx';
import { useState } from 'react';
import { FieldFrame } from '../../components/FieldFrame';
import styles from './NumberField.module.css';
import { numberOf } from './number-of';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: number | string | undefined) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** The shop keeps so many times what is shown. */
  readonly times?: number | undefined;
  /** What stands behind the figure, such as '%'. */
  readonly unit?: string | undefined;
}

/** A figure with its unit. What is typed stays as it is typed until the field is left, or no point could be written. */
export function NumberField({ value, onChange, unit, times = 1, ...shown }: Props) {
  const [typed, setTyped] = useState<string>();
  const kept = typeof value === 'number' ? String(value / times) : typeof value === 'string' ? value : '';
  const unitId = `${shown.id}-unit`;
  return (
    <FieldFrame
      {...shown}
      value={typed ?? kept}
      onChange={(text) => {
        setTyped(text);
        const figure = numberOf(text);
        onChange(typeof figure === 'number' ? figure * times : figure);
      }}
    >
      {(tied) => (
        <span className={styles.row}>
          <input
            {...tied}
            className={clsx(tied.className, styles.number)}
            aria-describedby={clsx(tied['aria-describedby'], unit !== undefined && unitId) || undefined}
            inputMode="decimal"
            maxLength={40}
            onBlur={() => setTyped(undefined)}
          />
          {unit !== undefined && (
            <span id={unitId} className={styles.unit}>
              {unit}
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
