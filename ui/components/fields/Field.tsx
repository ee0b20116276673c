import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame';

interface Props extends FieldProps {
  readonly onDone?: (() => void) | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  readonly inputMode?: 'decimal' | 'numeric' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Maximum number of characters. */
  readonly maxLength?: number | undefined;
}

/** A labelled text field with hint and error. */
export function Field({ onDone, type = 'text', inputMode, autoComplete, maxLength = 200, ...field }: Props) {
  return (
    <FieldFrame {...field}>
      {(tied) => (
        <input
          {...tied}
          type={type}
          inputMode={inputMode}
          maxLength={maxLength}
          onBlur={onDone}
          autoComplete={autoComplete}
        />
      )}
    </FieldFrame>
  );
}
