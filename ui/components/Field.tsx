import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame';

interface Props extends FieldProps {
  /** Called when the shopper leaves the field. */
  readonly onDone?: () => void;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly maxLength?: number;
}

/** A labelled text field whose hint and error are tied to it. */
export function Field({ onDone, type = 'text', autoComplete, maxLength = 200, ...field }: Props) {
  return (
    <FieldFrame {...field}>
      {(tied) => <input {...tied} type={type} maxLength={maxLength} onBlur={onDone} autoComplete={autoComplete} />}
    </FieldFrame>
  );
}
