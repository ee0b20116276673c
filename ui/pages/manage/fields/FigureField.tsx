import { clsx } from 'clsx';
import { useState } from 'react';
import { typedAmount } from '../../../../core/staff';
import { FieldFrame } from '../../../components/fields/FieldFrame';
import styles from './NumberField.module.css';
import { UnitFrame } from './UnitFrame';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly unit?: string | undefined;
  readonly maxLength: number | undefined;
  readonly onChange: (value: string) => void;
}

/** Shows an amount as typed until blur, and passes it on with a decimal point. */
export function FigureField({ value, onChange, unit, maxLength = 200, ...shown }: Props) {
  const [typed, setTyped] = useState<string>();
  const unitId = `${shown.id}-unit`;
  return (
    <FieldFrame
      {...shown}
      value={typed ?? value}
      onChange={(text) => {
        setTyped(text);
        onChange(amountOf(text));
      }}
    >
      {(tied) => (
        <UnitFrame id={unitId} unit={unit}>
          <input
            {...tied}
            className={clsx(tied.className, unit !== undefined && styles.number)}
            aria-describedby={clsx(tied['aria-describedby'], unit !== undefined && unitId) || undefined}
            inputMode="decimal"
            maxLength={maxLength}
            onBlur={() => setTyped(undefined)}
          />
        </UnitFrame>
      )}
    </FieldFrame>
  );
}

/** Keeps text that is not an amount, so that the shop refuses it. Pure. */
export function amountOf(text: string): string {
  const read = typedAmount(text);
  return read.kind === 'amount' ? read.amount : text;
}
