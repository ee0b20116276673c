import type { HTMLInputAutoCompleteAttribute } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame';

interface Props extends FieldProps {
  /** Called when the shopper leaves the field. */
  readonly onDone?: (() => void) | undefined;
  /** Which keyboard a phone offers, and what a browser checks. */
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  /** Which keys a phone offers, where the type does not say. */
  readonly inputMode?: 'decimal' | 'numeric' | undefined;
  /** What the browser may fill in. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Letters it takes at most. */
  readonly maxLength?: number;
}

/** A labelled text field whose hint and error are tied to it. */
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
