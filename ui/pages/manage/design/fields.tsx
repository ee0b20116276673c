import { useId } from 'react';
import { Field } from '../../../components/fields/Field';
import { FieldFrame } from '../../../components/fields/FieldFrame';
import { SelectField } from '../../../components/fields/SelectField';
import { useDesignText } from '../../../text/design-text';
import { useRecordTools } from '../fields/record-tools';
import styles from './Design.module.css';

interface TextProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  readonly hint?: string | undefined;
  /** Path in the design, for its limit. */
  readonly path: string;
}

export function TextPart({ label, value, onChange, hint, path }: TextProps) {
  const id = useId();
  const { maxLength } = useRecordTools();
  return (
    <Field
      id={id}
      label={label}
      value={value ?? ''}
      hint={hint}
      maxLength={maxLength(path)}
      onChange={(text) => onChange(text === '' ? undefined : text)}
    />
  );
}

export function AddressPart(props: Omit<TextProps, 'hint'>) {
  const t = useDesignText();
  return <TextPart {...props} hint={t('address-hint')} />;
}

export function LinesPart({ label, value, onChange, path }: TextProps) {
  const id = useId();
  const { maxLength } = useRecordTools();
  return (
    <FieldFrame id={id} label={label} value={value ?? ''} onChange={(text) => onChange(text === '' ? undefined : text)}>
      {(tied) => <textarea {...tied} rows={4} maxLength={maxLength(path)} spellCheck={false} />}
    </FieldFrame>
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
}

export function ChoicePart<V extends string>({ label, value, choices, onChange }: ChoiceProps<V>) {
  const id = useId();
  const choose = (text: string) => {
    const found = choices.find((one) => one.value === text);
    if (found !== undefined) onChange(found.value);
  };
  return <SelectField id={id} label={label} value={value} choices={choices} onChange={choose} />;
}

export function SwitchPart({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface ColourProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onReset?: (() => void) | undefined;
}

export function ColourPart({ label, value, onChange, onReset }: ColourProps) {
  const t = useDesignText();
  const write = (text: string) => {
    const digits = text.trim().replace(/^#?/, '#').toLowerCase();
    if (/^#[0-9a-f]{6}$/.test(digits)) onChange(digits);
  };
  return (
    <div className={styles.colour}>
      <label>
        <input type="color" value={value} onChange={(event) => onChange(event.currentTarget.value)} />
        <span>{label}</span>
      </label>
      {onReset !== undefined && (
        <button type="button" className={styles.reset} aria-label={t('colour-own', { name: label })} onClick={onReset}>
          <span aria-hidden="true">↺</span>
        </button>
      )}
      <input
        key={value}
        className={styles.hex}
        aria-label={t('colour-hex', { name: label })}
        defaultValue={value}
        maxLength={7}
        spellCheck={false}
        onBlur={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') write(event.currentTarget.value);
        }}
      />
    </div>
  );
}
