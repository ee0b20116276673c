import { useState } from 'react';
import { typedAmount } from '../../../../core/staff';
import { Field } from '../../../components/fields/Field';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly maxLength: number | undefined;
  readonly onChange: (value: string) => void;
}

/** Shows an amount as typed until blur, and passes it on with a decimal point. */
export function FigureField({ value, onChange, ...shown }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field
      {...shown}
      value={typed ?? value}
      inputMode="decimal"
      onChange={(text) => {
        setTyped(text);
        onChange(amountOf(text));
      }}
      onDone={() => setTyped(undefined)}
    />
  );
}

/** Keeps text that is not an amount, so that the shop refuses it. Pure. */
export function amountOf(text: string): string {
  const read = typedAmount(text);
  return read.kind === 'amount' ? read.amount : text;
}
