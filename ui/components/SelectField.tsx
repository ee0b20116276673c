import { FieldFrame, type FieldProps } from './FieldFrame';

interface Props extends Omit<FieldProps, 'hint'> {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string;
  readonly autoComplete?: string;
  /** Called when the shopper leaves the field. */
  readonly onDone?: (() => void) | undefined;
}

/** A labelled list to choose one from. */
export function SelectField({ choices, placeholder, autoComplete, onDone, ...field }: Props) {
  return (
    <FieldFrame {...field}>
      {(tied) => (
        <select {...tied} autoComplete={autoComplete} onBlur={onDone}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
