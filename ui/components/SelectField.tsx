import { FieldFrame, type FieldProps } from './FieldFrame';

interface Props extends FieldProps {
  /** In the order in which they are offered. */
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** First choice that is none. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
  /** Called when the shopper leaves the field. */
  readonly onDone?: (() => void) | undefined;
}

/** A labelled list to choose one from. */
export function SelectField({ choices, placeholder, autoComplete, onDone, ...field }: Props) {
  // What is not for choice, as a country that the shop does not ship to, is shown as it is: the browser would show the first choice.
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
