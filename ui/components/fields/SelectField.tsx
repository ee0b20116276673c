import { FieldFrame, type FieldProps } from './FieldFrame';

interface Props extends FieldProps {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly onDone?: (() => void) | undefined;
}

/** A labelled select with hint and error. */
export function SelectField({ choices, placeholder, autoComplete, onDone, ...field }: Props) {
  const isUnlisted = field.value !== '' && !choices.some(({ value }) => value === field.value);
  return (
    <FieldFrame {...field}>
      {(tied) => (
        <select {...tied} autoComplete={autoComplete} onBlur={onDone}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {isUnlisted && <option value={field.value}>{field.value}</option>}
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
