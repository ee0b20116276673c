import { clsx } from 'clsx';
import { useState } from 'react';
import { FieldFrame } from '../../../components/fields/FieldFrame';
import styles from './NumberField.module.css';
import { numberOf } from './number-of';
import { UnitFrame } from './UnitFrame';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: number | string | undefined) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  /** Factor between the stored and the shown value. */
  readonly times?: number | undefined;
  readonly unit?: string | undefined;
}

/** Keeps the typed text until blur; otherwise a decimal point could not be entered. */
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
        <UnitFrame id={unitId} unit={unit}>
          <input
            {...tied}
            className={clsx(tied.className, styles.number)}
            aria-describedby={clsx(tied['aria-describedby'], unit !== undefined && unitId) || undefined}
            inputMode="decimal"
            maxLength={40}
            onBlur={() => setTyped(undefined)}
          />
        </UnitFrame>
      )}
    </FieldFrame>
  );
}
